import type { Face } from '@starboard/siege';
import type { PlanetLook } from '../../art/planet.ts';

/** The sixteen faces, each a world that tells its effect: storms bend a course, ice shields, a volcano takes payment. */
export const PLANET_LOOKS: Readonly<Record<Face, PlanetLook>> = {
  siptou: {
    ground: ['#ffe3c2', '#e5799b', '#5a2766'],
    air: '#ffc9dc',
    tilt: -24,
    moons: 3,
    textures: [
      { run: 'bands', colour: '#7be0d2', cover: 0.5, edge: 9 },
      { run: 'bands', colour: '#8e2f72', cover: 0.4, edge: 7 },
    ],
  },
  valtinia: {
    ground: ['#f4e0ad', '#c79a55', '#5b3a22'],
    air: '#fff0c9',
    textures: [{ run: 'land', colour: '#3f5c4e', cover: 0.5, edge: 16 }],
    features: ['map'],
  },
  cordontion: {
    ground: ['#8d93b8', '#454a73', '#15162e'],
    air: '#ff8a7a',
    textures: [{ run: 'grain', colour: '#1a1b38', cover: 0.5, edge: 7 }],
    features: ['net'],
  },
  zahwilta: {
    ground: ['#ffffff', '#c9cfe0', '#5a5f7d'],
    air: '#e8ecff',
    tilt: -10,
    textures: [{ run: 'clouds', colour: '#8d94b4', cover: 0.42, edge: 3 }],
    features: ['belt'],
  },
  emalto: {
    ground: ['#c8fff0', '#3fb6a8', '#0d4a5c'],
    air: '#a7ffe6',
    ring: ['#d8fff2', '#7fd8ff'],
    textures: [
      { run: 'land', colour: '#7fcf6a', cover: 0.36, edge: 12 },
      { run: 'clouds', colour: '#ffffff', cover: 0.42, edge: 4 },
    ],
  },
  iontian: {
    ground: ['#c6b8ff', '#5a49c9', '#1b1457'],
    air: '#b8c8ff',
    textures: [
      { run: 'bands', colour: '#2c1d8a', cover: 0.55, edge: 6 },
      { run: 'clouds', colour: '#dfe4ff', cover: 0.36, edge: 4 },
    ],
    features: ['storms'],
  },
  ambyria: {
    ground: ['#fff0b8', '#f2a33a', '#7a2f12'],
    air: '#ffd98a',
    textures: [{ run: 'swirl', colour: '#b3471c', cover: 0.5, edge: 6 }],
    features: ['plumes'],
  },
  taltuva: {
    ground: ['#ffe9a8', '#b97a3c', '#3a1736'],
    air: '#ffd7a1',
    textures: [{ run: 'clouds', colour: '#5b1f4a', cover: 0.5, edge: 6 }],
    features: ['secondSun'],
  },
  plomeena: {
    ground: ['#ffffff', '#a9e0f5', '#2d6c9b'],
    air: '#dff8ff',
    textures: [{ run: 'land', colour: '#ffffff', cover: 0.5, edge: 6 }],
    features: ['cracks'],
  },
  aspal: {
    ground: ['#d6f2a3', '#5f9a4c', '#1c3f36'],
    air: '#a8f0ff',
    textures: [{ run: 'land', colour: '#2f6a3d', cover: 0.5, edge: 9 }],
    features: ['rivers'],
  },
  hyperion: {
    ground: ['#8a5a4d', '#3d2226', '#130a10'],
    air: '#ff9a3d',
    textures: [{ run: 'land', colour: '#1a0d12', cover: 0.5, edge: 9 }],
    features: ['cracks'],
  },
  clio: {
    ground: ['#fff6e0', '#d2b98c', '#6b4f3a'],
    air: '#ffeec2',
    tilt: -12,
    ring: ['#f4dca0', '#c79b5a'],
    textures: [{ run: 'bands', colour: '#9a7648', cover: 0.4, edge: 5 }],
    features: ['grooves'],
  },
  artemis: {
    ground: ['#f3f7ff', '#9fb0c9', '#38465f'],
    air: '#dbe8ff',
    moons: 4,
    textures: [{ run: 'grain', colour: '#5f6f8c', cover: 0.45, edge: 5 }],
    features: ['craters'],
  },
  nyx: {
    ground: ['#4a4f86', '#161738', '#05050f'],
    air: '#8fa0ff',
    textures: [{ run: 'land', colour: '#070818', cover: 0.55, edge: 10 }],
    features: ['lights'],
  },
  pandemonia: {
    ground: ['#ff8f6b', '#a3262f', '#2a0611'],
    air: '#ff6a5c',
    textures: [
      { run: 'swirl', colour: '#33060f', cover: 0.55, edge: 11 },
      { run: 'grain', colour: '#ffb45c', cover: 0.22, edge: 9 },
    ],
    features: ['shards'],
  },
  aether: {
    ground: ['#fffdf0', '#8fb6f2', '#2b3d94'],
    air: '#ffe9a8',
    textures: [{ run: 'swirl', colour: '#ffffff', cover: 0.5, edge: 4 }],
    features: ['galaxy'],
  },
};
