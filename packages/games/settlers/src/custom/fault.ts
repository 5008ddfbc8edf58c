/** The ledger's codes, in the order in which a card is checked: the first failure is reported. */
export const CUSTOM_CODES = [
  'E_SHAPE',
  'E_NAME_LENGTH',
  'E_NAME_CHARS',
  'E_NAME_TAKEN',
  'E_NAME_BLOCKED',
  'E_FLAVOUR',
  'E_EMBLEM',
  'E_EFFECT',
  'E_TYPE_EFFECT',
  'E_PACK_COUNT',
  'E_PACK_UNKNOWN',
  'E_DICE',
  'E_EFFORT_LOW',
  'E_EFFORT_HIGH',
] as const;
export type CustomCode = (typeof CUSTOM_CODES)[number];

/** Where a card fails a check, and what would be valid. */
export interface Fault {
  readonly field: string;
  readonly en: string;
  readonly fr: string;
}

export const fault = (field: string, en: string, fr: string): Fault => ({ field, en, fr });
