/** The enamel of a System: lit, middle and dark of its planets, the ink of their lines, and what is drawn on them. */
export interface Enamel {
  readonly lit: string;
  readonly mid: string;
  readonly dark: string;
  readonly ink: string;
  readonly feature: string;
}

const HALCYON: Enamel = { lit: '#ffe2a0', mid: '#e0a03a', dark: '#8a5212', ink: '#5a330a', feature: '#a9601a' };
const CINDER: Enamel = { lit: '#f8b48e', mid: '#c4482e', dark: '#6d1712', ink: '#4a0f0c', feature: '#ffb347' };
const LANTERN: Enamel = { lit: '#ecd6ff', mid: '#9467c4', dark: '#482a78', ink: '#2f1a54', feature: '#ffe8a8' };
const BENTO: Enamel = { lit: '#d9ecb2', mid: '#659a4a', dark: '#284d22', ink: '#1d3a1a', feature: '#2f5f2c' };
const SELENE: Enamel = { lit: '#eef5fb', mid: '#93b2c8', dark: '#46667f', ink: '#2b4457', feature: '#5b7a92' };
const THRESHOLD: Enamel = { lit: '#fffdf4', mid: '#5a5148', dark: '#16110d', ink: '#0e0a07', feature: '#fff8e0' };

const BY_ID: Readonly<Record<string, Enamel>> = {
  halcyon: HALCYON,
  cinder: CINDER,
  lantern: LANTERN,
  bento: BENTO,
  selene: SELENE,
  threshold: THRESHOLD,
};
const ALL = Object.values(BY_ID);

/** The enamel of a System by its id; one of another card set gets one by its place. */
export function enamelOf(id: string, at: number): Enamel {
  return BY_ID[id] ?? ALL[at % ALL.length];
}

/** The wax of a seat: its colour, where light falls on it, and its shade. */
export interface Wax {
  readonly colour: string;
  readonly light: string;
  readonly shade: string;
}

export const WAX: readonly Wax[] = [
  { colour: '#1c9a97', light: '#6fe0d6', shade: '#0b5557' },
  { colour: '#c7406f', light: '#f793b3', shade: '#741b3c' },
  { colour: '#3f6fd0', light: '#9dbcff', shade: '#1c3a80' },
  { colour: '#8b9a2e', light: '#d3de7c', shade: '#4b5512' },
  { colour: '#b5662b', light: '#f2b27c', shade: '#663311' },
  { colour: '#6b4a70', light: '#c8a3cd', shade: '#392239' },
];
