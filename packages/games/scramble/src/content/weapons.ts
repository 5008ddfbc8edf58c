import type { CardRow } from '@starboard/kernel';
import type { Energy, Gem, Icons, Level } from '../types.ts';

/** A Weapon card: price, gems for the bag, and what it adds to its weapon. */
type Printed = readonly [id: string, en: string, fr: string, cost: number, gems: readonly Gem[], icons: Icons];

const ORIGIN = { name: 'ours', level: 'ours', weapon: 'ours', cost: 'ours', gems: 'ours', icons: 'ours' } as const;

function cards(level: Level, weapon: Energy, rows: readonly Printed[]): CardRow[] {
  return rows.map(([id, en, fr, cost, gems, icons]) => ({
    id,
    origin: ORIGIN,
    name: { en, fr },
    level,
    weapon,
    cost,
    gems,
    icons,
  }));
}

/** The 72 Weapon cards: six a level and colour. Their number is derived from the printed 90 Upgrades, their faces are ours. */
export const WEAPON_CARDS: readonly CardRow[] = [
  ...cards(1, 'red', [
    ['r1-rifled-barrel', 'Rifled Barrel', 'Canon rayé', 7, ['red'], { power: 1 }],
    ['r1-tracer-rounds', 'Tracer Rounds', 'Balles traçantes', 8, ['red'], { move: 1, power: 1 }],
    ['r1-hair-trigger', 'Hair Trigger', 'Détente sensible', 5, ['red', 'green'], { move: 1, boost: 1 }],
    ['r1-open-breech', 'Open Breech', 'Culasse ouverte', 8, ['red', 'overheat'], { power: 1, boost: 1 }],
    ['r1-frag-shells', 'Frag Shells', 'Obus à fragmentation', 11, ['red'], { fire: ['blast'] }],
    ['r1-gun-camera', 'Gun Camera', 'Cinémitrailleuse', 5, ['red', 'yellow'], { move: 1, scavenge: 2 }],
  ]),
  ...cards(1, 'blue', [
    ['b1-focus-ring', 'Focus Ring', 'Anneau de focalisation', 5, ['blue'], { power: 1 }],
    ['b1-chilled-optics', 'Chilled Optics', 'Optique réfrigérée', 6, ['blue'], { power: 1, vent: 1 }],
    ['b1-glide-fins', 'Glide Fins', 'Ailerons de glisse', 3, ['blue'], { move: 2, vent: 1 }],
    ['b1-needle-lens', 'Needle Lens', 'Lentille aiguille', 6, ['blue'], { fire: ['beam'] }],
    ['b1-frost-feed', 'Frost Feed', 'Alimentation givrée', 2, ['blue'], { scavenge: 1, vent: 2 }],
    ['b1-pulse-bank', 'Pulse Bank', 'Banc d’impulsions', 4, ['blue', 'red'], { boost: 1, vent: 1 }],
  ]),
  ...cards(1, 'yellow', [
    ['y1-magnet-scoop', 'Magnet Scoop', 'Pelle magnétique', 3, ['yellow'], { scavenge: 2 }],
    ['y1-split-muzzle', 'Split Muzzle', 'Bouche divisée', 7, ['yellow'], { fire: ['scatter'] }],
    ['y1-bounty-ledger', 'Bounty Ledger', 'Registre des primes', 8, ['yellow'], { power: 1, scavenge: 1 }],
    ['y1-cargo-winch', 'Cargo Winch', 'Treuil de soute', 4, ['yellow', 'blue'], { move: 1, scavenge: 2 }],
    ['y1-spark-gap', 'Spark Gap', 'Éclateur', 10, ['yellow'], { move: 1, power: 1, boost: 1 }],
    ['y1-scrap-hopper', 'Scrap Hopper', 'Trémie à ferraille', 4, ['yellow', 'overheat'], { scavenge: 3 }],
  ]),
  ...cards(1, 'green', [
    ['g1-side-thrusters', 'Side Thrusters', 'Propulseurs latéraux', 3, ['green'], { move: 2, scavenge: 1 }],
    ['g1-vector-nozzle', 'Vector Nozzle', 'Tuyère vectorielle', 7, ['green'], { move: 1, power: 1 }],
    ['g1-gem-sorter', 'Gem Sorter', 'Trieur de gemmes', 8, ['green'], { power: 1, convert: 1 }],
    ['g1-seed-crystal', 'Seed Crystal', 'Cristal germe', 2, ['green'], { energize: 1, vent: 1 }],
    ['g1-slipstream', 'Slipstream', 'Aspiration', 7, ['green', 'blue'], { move: 2, power: 1 }],
    ['g1-ram-prow', 'Ram Prow', 'Éperon', 9, ['green'], { power: 1, boost: 1 }],
  ]),
  ...cards(2, 'red', [
    ['r2-twin-mount', 'Twin Mount', 'Affût double', 11, ['red'], { power: 2 }],
    ['r2-shrapnel-rack', 'Shrapnel Rack', 'Râtelier à mitraille', 12, ['red'], { move: 1, fire: ['blast'] }],
    ['r2-flash-powder', 'Flash Powder', 'Poudre éclair', 9, ['red', 'red'], { power: 1, boost: 1 }],
    ['r2-redline-feed', 'Redline Feed', 'Alimentation rouge', 11, ['red', 'overheat'], { power: 2, boost: 1 }],
    ['r2-strafing-rig', 'Strafing Rig', 'Nacelle de mitraillage', 10, ['red'], { move: 2, power: 1, scavenge: 1 }],
    ['r2-trophy-claw', 'Trophy Claw', 'Griffe à trophées', 9, ['red', 'yellow'], { power: 1, scavenge: 2 }],
  ]),
  ...cards(2, 'blue', [
    ['b2-cold-beam', 'Cold Beam', 'Rayon froid', 11, ['blue'], { power: 1, fire: ['beam'] }],
    ['b2-cryo-jacket', 'Cryo Jacket', 'Gaine cryogénique', 6, ['blue'], { power: 1, vent: 2 }],
    ['b2-twin-lens', 'Twin Lens', 'Lentille double', 9, ['blue'], { power: 2 }],
    ['b2-phase-skids', 'Phase Skids', 'Patins de phase', 4, ['blue', 'green'], { move: 2, scavenge: 1, vent: 2 }],
    ['b2-resonator', 'Resonator', 'Résonateur', 6, ['blue'], { boost: 2, vent: 1 }],
    ['b2-arc-mirror', 'Arc Mirror', 'Miroir d’arc', 8, ['blue'], { fire: ['scatter'], vent: 1 }],
  ]),
  ...cards(2, 'yellow', [
    ['y2-buckshot-array', 'Buckshot Array', 'Batterie de chevrotine', 12, ['yellow'], { power: 1, fire: ['scatter'] }],
    ['y2-tow-grapples', 'Tow Grapples', 'Grappins de remorquage', 10, ['yellow'], { power: 1, scavenge: 3 }],
    ['y2-auction-feed', 'Auction Feed', 'Fil des enchères', 5, ['yellow', 'green'], { scavenge: 4 }],
    ['y2-flare-pods', 'Flare Pods', 'Nacelles à fusées', 11, ['yellow'], { power: 2 }],
    ['y2-ore-runner', 'Ore Runner', 'Coureur de minerai', 6, ['yellow'], { move: 2, scavenge: 3 }],
    ['y2-chain-spark', 'Chain Spark', 'Étincelle en chaîne', 8, ['yellow', 'red'], { fire: ['beam'], scavenge: 2 }],
  ]),
  ...cards(2, 'green', [
    ['g2-fusion-skates', 'Fusion Skates', 'Patins à fusion', 9, ['green'], { move: 2, power: 1, boost: 1 }],
    ['g2-hydra-coupling', 'Hydra Coupling', 'Raccord hydre', 8, ['green'], { power: 1, convert: 1, energize: 1 }],
    ['g2-thorn-emitter', 'Thorn Emitter', 'Émetteur d’épines', 11, ['green', 'green'], { power: 2 }],
    ['g2-blink-drive', 'Blink Drive', 'Moteur clignotant', 7, ['green', 'blue'], { move: 3, power: 1 }],
    ['g2-bloom-charge', 'Bloom Charge', 'Charge florale', 12, ['green'], { move: 1, fire: ['blast'] }],
    ['g2-living-alloy', 'Living Alloy', 'Alliage vivant', 8, ['green'], { power: 1, scavenge: 1, vent: 1 }],
  ]),
  ...cards(3, 'red', [
    ['r3-siege-barrel', 'Siege Barrel', 'Canon de siège', 11, ['red'], { power: 3 }],
    ['r3-nova-shells', 'Nova Shells', 'Obus nova', 12, ['red'], { power: 1, fire: ['blast'] }],
    ['r3-starbreaker', 'Starbreaker', 'Brise-étoiles', 12, ['red', 'overheat'], { power: 4 }],
    [
      'r3-overcharge-magazine',
      'Overcharge Magazine',
      'Chargeur en surcharge',
      11,
      ['red', 'red'],
      { power: 2, boost: 2 },
    ],
    ['r3-gunship-frame', 'Gunship Frame', 'Châssis de canonnière', 10, ['red', 'green'], { move: 2, power: 2 }],
    ['r3-grand-finale', 'Grand Finale', 'Bouquet final', 12, ['red'], { fire: ['blast', 'scatter'] }],
  ]),
  ...cards(3, 'blue', [
    ['b3-absolute-zero', 'Absolute Zero', 'Zéro absolu', 9, ['blue'], { power: 2, vent: 3 }],
    ['b3-sunlance', 'Sunlance', 'Lance solaire', 12, ['blue', 'blue'], { power: 2, fire: ['beam'] }],
    ['b3-polar-array', 'Polar Array', 'Batterie polaire', 11, ['blue'], { power: 3 }],
    ['b3-cascade-prism', 'Cascade Prism', 'Prisme en cascade', 12, ['blue'], { power: 1, fire: ['beam', 'scatter'] }],
    [
      'b3-ghost-skiff',
      'Ghost Skiff',
      'Esquif fantôme',
      7,
      ['blue', 'green'],
      { move: 3, power: 1, scavenge: 1, vent: 2 },
    ],
    ['b3-tidal-coil', 'Tidal Coil', 'Bobine des marées', 8, ['blue'], { power: 1, boost: 2, scavenge: 1, vent: 1 }],
  ]),
  ...cards(3, 'yellow', [
    ['y3-starburst-rack', 'Starburst Rack', 'Râtelier à étoiles', 12, ['yellow'], { power: 2, fire: ['scatter'] }],
    ['y3-dragnet', 'Dragnet', 'Chalut', 11, ['yellow', 'red'], { power: 1, fire: ['scatter'], scavenge: 2 }],
    ['y3-treasure-run', 'Treasure Run', 'Course au trésor', 9, ['yellow'], { move: 2, power: 1, scavenge: 4 }],
    ['y3-sunflare-bank', 'Sunflare Bank', 'Banc d’éruptions', 11, ['yellow'], { power: 3 }],
    [
      'y3-wildfire-feed',
      'Wildfire Feed',
      'Alimentation feu follet',
      12,
      ['yellow', 'overheat'],
      { power: 3, scavenge: 2 },
    ],
    [
      'y3-prospector-beam',
      'Prospector Beam',
      'Rayon de prospection',
      12,
      ['yellow', 'blue'],
      { power: 2, fire: ['beam'], scavenge: 1 },
    ],
  ]),
  ...cards(3, 'green', [
    ['g3-comet-drive', 'Comet Drive', 'Moteur comète', 10, ['green'], { move: 4, power: 2 }],
    [
      'g3-heartwood-reactor',
      'Heartwood Reactor',
      'Réacteur de duramen',
      9,
      ['green'],
      { power: 2, convert: 1, energize: 2 },
    ],
    ['g3-emerald-lance', 'Emerald Lance', 'Lance d’émeraude', 11, ['green'], { power: 3 }],
    ['g3-spore-cluster', 'Spore Cluster', 'Grappe de spores', 12, ['green'], { power: 1, fire: ['blast'] }],
    ['g3-evergreen-core', 'Evergreen Core', 'Cœur persistant', 10, ['green', 'green'], { power: 2, boost: 1, vent: 1 }],
    [
      'g3-mirror-swarm',
      'Mirror Swarm',
      'Essaim de miroirs',
      12,
      ['green', 'yellow'],
      { move: 2, power: 1, fire: ['scatter'] },
    ],
  ]),
];
