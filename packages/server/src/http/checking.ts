import type { FastifySchemaCompiler } from 'fastify';
import type { TSchema } from 'typebox';
import { Compile } from 'typebox/compile';

/** Holds what comes against its schema as it is: nothing is guessed, turned into something else or left out. */
export const checking: FastifySchemaCompiler<TSchema> = ({ schema }) => {
  const compiled = Compile(schema);
  return (value: unknown) => {
    if (compiled.Check(value)) return { value };
    const [first] = compiled.Errors(value);
    const where = first?.instancePath.slice(1).replaceAll('/', '.') || 'what was sent';
    return { error: new Error(`${where} ${first?.message ?? 'is not as it has to be'}`) };
  };
};
