import { isObject } from '@starboard/kernel';
import { type CustomUpgrade, UPGRADE_TYPES } from '../types.ts';
import { type Fault, fault } from './fault.ts';

const SHAPE: Readonly<Record<keyof CustomUpgrade, (value: unknown) => boolean>> = {
  version: (v) => v === 1,
  name: (v) => typeof v === 'string',
  flavour: (v) => v === undefined || typeof v === 'string',
  emblem: (v) => typeof v === 'number',
  type: (v) => UPGRADE_TYPES.some((type) => type === v),
  cost: (v) => Array.isArray(v) && v.every((code) => typeof code === 'string'),
  effect: isObject,
};

/** What is wrong with the form of a card: its fields and their primitive types. */
export function shapeFault(input: unknown): Fault | undefined {
  const fields = Object.keys(SHAPE) as (keyof CustomUpgrade)[];
  const list = fields.join(', ');
  if (!isObject(input)) return fault('', `a card is an object with ${list}`, `une carte est un objet avec ${list}`);
  const unknown = Object.keys(input).find((name) => !Object.hasOwn(SHAPE, name));
  if (unknown) return fault(unknown, `unknown field; there are ${list}`, `champ inconnu ; il y a ${list}`);
  const wrong = fields.find((name) => !SHAPE[name](input[name]));
  if (!wrong) return undefined;
  return fault(
    wrong,
    'should be: version 1, name and flavour texts, emblem a number, type resource, defence, settlement or special, cost a list of packs, effect an object',
    'devrait être : version 1, name et flavour des textes, emblem un nombre, type resource, defence, settlement ou special, cost une liste de lots, effect un objet',
  );
}
