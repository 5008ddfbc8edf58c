/** A number with its word, in English: one, or many. */
export const pluralEn = (n: number, one: string, many: string) => `${n.toLocaleString('en')} ${n === 1 ? one : many}`;

/** The same in French, where none counts as one. */
export const pluralFr = (n: number, one: string, many: string) => `${n.toLocaleString('fr')} ${n < 2 ? one : many}`;
