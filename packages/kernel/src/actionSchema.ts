import { type Fields, fieldSchema } from './field.ts';
import type { AnyGame } from './game.ts';

/** The JSON schema of a game's actions: one object for each form of each of its moves. */
export function actionSchema({ id, moves = {} }: AnyGame): object {
  const forms = Object.entries(moves as Readonly<Record<string, readonly Fields[]>>).flatMap(([type, all]) =>
    all.map((fields) => formSchema(type, fields)),
  );
  return { $schema: 'https://json-schema.org/draft/2020-12/schema', title: `an action of ${id}`, anyOf: forms };
}

function formSchema(type: string, fields: Fields): object {
  return {
    type: 'object',
    required: [
      'type',
      ...Object.entries(fields)
        .filter(([, field]) => field.is !== 'optional')
        .map(([name]) => name),
    ],
    additionalProperties: false,
    properties: {
      type: { const: type },
      ...Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, fieldSchema(field)])),
    },
  };
}
