// Writes the symbols of game-icons that the client uses as small modules, one per part of the client, so that a page
// loads only its own. Run after changing a list: node packages/web/scripts/icons.mjs
import { writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { optimize } from 'svgo';

const LISTS = {
  '../src/ui/icons/frame.ts': {
    hint: 'light-bulb',
    undo: 'return-arrow',
    log: 'scroll-unfurled',
    menu: 'hamburger-menu',
    help: 'help',
    info: 'info',
    settings: 'cog',
    concede: 'flag-objective',
    replay: 'anticlockwise-rotation',
    share: 'share',
    save: 'save',
    rules: 'open-book',
    remove: 'trash-can',
    home: 'house',
  },
  '../src/games/siege/icons.ts': {
    draw: 'card-draw',
    discard: 'card-discard',
    you: 'hand',
    enemy: 'alien-skull',
    decoy: 'drama-masks',
    marshal: 'magnet',
    raider: 'flying-flag',
    oracle: 'crystal-eye',
    vanguard: 'crossed-swords',
    aim: 'crosshair',
    handSize: 'poker-hand',
    finish: 'hourglass',
    random: 'card-random',
    silence: 'mute',
    compass: 'compass',
    storm: 'lightning-storm',
    turnOn: 'shield-reflect',
    both: 'split-arrows',
    shield: 'ice-shield',
    reverse: 'cycle',
    volcano: 'volcano',
    give: 'present',
    slingshot: 'moon-orbit',
    night: 'night-sky',
    throwAway: 'card-burn',
    shuffle: 'interleaved-arrows',
    exchange: 'card-exchange',
    exchangeEnemy: 'body-swapping',
    place: 'planet-conquest',
    look: 'magnifying-glass',
    none: 'cancel',
  },
};

const { icons } = createRequire(import.meta.url)('@iconify-json/game-icons/icons.json');

for (const [path, list] of Object.entries(LISTS)) {
  const lines = Object.entries(list).map(([name, icon]) => {
    if (!icons[icon]) throw new Error(`game-icons has no ${icon}`);
    const path = /^<path fill="currentColor" d="([^"]+)"\/>$/.exec(icons[icon].body);
    if (!path) throw new Error(`${icon} is more than one path`);
    return `export const ${name} =\n  '${rounded(path[1])}';`;
  });
  const head = '// Paths in a square of 512, from game-icons.net (CC BY 3.0); written by scripts/icons.mjs.';
  writeFileSync(new URL(path, import.meta.url), `${head}\n\n${lines.join('\n')}\n`);
}

/** Whole units of a square of 512: half a unit is never seen at the size of a symbol, and costs the reader bytes. */
function rounded(path) {
  const { data } = optimize(`<svg viewBox="0 0 512 512"><path d="${path}"/></svg>`, {
    plugins: [{ name: 'convertPathData', params: { floatPrecision: 0, transformPrecision: 0 } }],
  });
  return /d="([^"]+)"/.exec(data)[1];
}
