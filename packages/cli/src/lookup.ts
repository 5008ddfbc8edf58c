import { type AnyGame, type CardRow, isObject, type Lang, type Text } from '@starboard/kernel';

/** The rules and cards that a text names: rules by id or by a word of their sentence, cards by id or name. */
export function lookup(game: AnyGame, text: string, lang: Lang): string[] {
  const wanted = text.toLowerCase();
  return [...cards(game, wanted, lang), ...rules(game, wanted, lang)].slice(0, MOST);
}

/** As many answers as fit a screen. */
const MOST = 10;

function rules(game: AnyGame, wanted: string, lang: Lang): string[] {
  return Object.entries(game.rules as Readonly<Record<string, Text>>)
    .filter(([id, sentence]) => id.toLowerCase().startsWith(wanted) || sentence[lang].toLowerCase().includes(wanted))
    .map(([id, sentence]) => `${id}: ${sentence[lang]}`);
}

function cards({ cards: content }: AnyGame, wanted: string, lang: Lang): string[] {
  const rows = Object.values(content?.set.tables ?? {}).flat();
  return rows
    .filter((row) => row.id.toLowerCase().includes(wanted) || nameOf(row, lang).toLowerCase().includes(wanted))
    .map((row) => `${nameOf(row, lang)}: ${described(row, lang)}`);
}

function nameOf({ id, name }: CardRow, lang: Lang): string {
  return isObject(name) && typeof name[lang] === 'string' ? name[lang] : id;
}

/** What stands on a card, field by field. */
function described({ id: _, origin: __, name: ___, ...fields }: CardRow, lang: Lang): string {
  return Object.entries(fields)
    .map(([field, value]) => `${field} ${plainly(value, lang)}`)
    .join(', ');
}

function plainly(value: unknown, lang: Lang): string {
  if (isObject(value) && typeof value[lang] === 'string') return value[lang];
  if (Array.isArray(value)) return value.map((one) => plainly(one, lang)).join(' ');
  if (isObject(value))
    return Object.entries(value)
      .map(([name, one]) => `${name} ${plainly(one, lang)}`)
      .join(' ');
  return String(value);
}
