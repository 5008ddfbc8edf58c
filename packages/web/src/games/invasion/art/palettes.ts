/** The colours of a planet: ground, rim and body of its globe, its towns, and what its owner is known by. */
export interface PlanetPalette {
  /** In shade, plain, in light. */
  readonly ground: readonly [string, string, string];
  readonly rim: readonly [light: string, dark: string];
  readonly body: readonly [light: string, dark: string];
  readonly seat: string;
  readonly window: string;
  readonly roofs: readonly string[];
  readonly walls: readonly string[];
}

/** By seat, as the planets of the rules. */
export const PALETTES: readonly PlanetPalette[] = [
  {
    ground: ['#7fb244', '#a7d06a', '#d6ee9f'],
    rim: ['#5b8f2d', '#2f571c'],
    body: ['#47762a', '#1a3316'],
    seat: '#86c24a',
    window: '#fff2a0',
    roofs: ['#e4472e', '#ffc82c', '#1e8f90', '#8a5a2b'],
    walls: ['#fff4d8', '#f7e7bd', '#ffffff', '#e9d3a0'],
  },
  {
    ground: ['#3fb0a6', '#6fd0c2', '#b8efe2'],
    rim: ['#1c8a8a', '#0d5560'],
    body: ['#137078', '#082f40'],
    seat: '#35b6ac',
    window: '#c9fff2',
    roofs: ['#f6f1ff', '#ffc82c', '#2a78c9', '#e4472e'],
    walls: ['#f4fbf8', '#d5f0ea', '#ffffff', '#bfe3ea'],
  },
  {
    ground: ['#523f44', '#6b5556', '#8d6e66'],
    rim: ['#e26a22', '#8f2f12'],
    body: ['#3a2a33', '#160f19'],
    seat: '#f57d2c',
    window: '#ff9a1f',
    roofs: ['#f57d2c', '#ffc82c', '#e4472e', '#3a2a33'],
    walls: ['#f5c79a', '#e8a06a', '#ffe0b0', '#c9805a'],
  },
  {
    ground: ['#a592de', '#c3b5f0', '#e9e2ff'],
    rim: ['#7a66c2', '#463682'],
    body: ['#5a48a0', '#241a50'],
    seat: '#ad98f0',
    window: '#f0e8ff',
    roofs: ['#6a55c0', '#e7e3f5', '#ffc82c', '#3fb0c6'],
    walls: ['#fbf8ff', '#ded5f8', '#efe9ff', '#cfd8ee'],
  },
  {
    ground: ['#e2b76c', '#efcf8f', '#fbe6b4'],
    rim: ['#c98544', '#8a4a28'],
    body: ['#b5622f', '#5a2a1c'],
    seat: '#e9b65c',
    window: '#ffe27a',
    roofs: ['#e4472e', '#1e8f90', '#ffc82c', '#c9622f'],
    walls: ['#fff4d8', '#f7dfae', '#ffe9b8', '#e9c98c'],
  },
  {
    ground: ['#2c3560', '#3e4a7a', '#6474a8'],
    rim: ['#5566a8', '#11152e'],
    body: ['#1d2447', '#0a0c1c'],
    seat: '#8ea0ff',
    window: '#ffe27a',
    roofs: ['#ffc82c', '#8ea0ff', '#5866b8', '#e4472e'],
    walls: ['#d9def8', '#b5bfe6', '#eef0ff', '#97a3d6'],
  },
];
