import type { Called, Lang, Text } from '@starboard/kernel';
import type { CardKey, Face, Kind, Species } from '../types.ts';

/** Words on the cards. Planet names are printed; everything else here is ours. */
export const SPECIES_NAMES: Readonly<Record<Species, Text>> = {
  antillian: { en: 'Antillians', fr: 'Antilliens' },
  morkolyte: { en: 'Morkolytes', fr: 'Morkolytes' },
};

interface KindWords {
  /** What the card is, see `roleText`. */
  readonly role: Text;
  /** What stands on it. */
  readonly text: Text;
  readonly antillian: Named;
  readonly morkolyte: Named;
}

interface Named {
  readonly name: Text;
  readonly line: Text;
}

const words = (en: string, fr: string): Text => ({ en, fr });
const named = (name: Text, line: Text): Named => ({ name, line });

const KINDS_TOLD: Readonly<Record<Kind, KindWords>> = {
  'draw-1-2': {
    role: words('Draw 1–2', 'Pioche 1–2'),
    text: words('You draw 1 or 2.', 'Vous piochez 1 ou 2 cartes.'),
    antillian: named(
      words('Tide Herald', 'Héraut des marées'),
      words('She hums, and the nearest shoal turns.', 'Elle fredonne, et le banc voisin se retourne.'),
    ),
    morkolyte: named(
      words('Chime Shard', 'Éclat carillon'),
      words('One note, and a neighbour answers.', 'Une note, et un voisin répond.'),
    ),
  },
  'draw-3-4': {
    role: words('Draw 3–4', 'Pioche 3–4'),
    text: words('You draw 3 or 4.', 'Vous piochez 3 ou 4 cartes.'),
    antillian: named(
      words('Brood Matron', 'Matrone des couvées'),
      words('Every egg she counts is already marching.', 'Chaque œuf qu’elle compte est déjà en marche.'),
    ),
    morkolyte: named(
      words('Geode Mother', 'Mère géode'),
      words('Crack her open and a platoon walks out.', 'Fendez-la : une section en sort.'),
    ),
  },
  'discard-1-2': {
    role: words('Discard 1–2', 'Défausse 1–2'),
    text: words('You discard 1 or 2.', 'Vous défaussez 1 ou 2 cartes.'),
    antillian: named(
      words('Moltguard', 'Garde de mue'),
      words('Old shells stay behind on the sand.', 'Les vieilles carapaces restent sur le sable.'),
    ),
    morkolyte: named(
      words('Slag Warden', 'Gardien de scories'),
      words('What will not burn is left behind.', 'Ce qui ne brûle pas reste en arrière.'),
    ),
  },
  'discard-2-3': {
    role: words('Discard 2–3', 'Défausse 2–3'),
    text: words('You discard 2 or 3.', 'Vous défaussez 2 ou 3 cartes.'),
    antillian: named(
      words('Ebb Reaper', 'Faucheuse du reflux'),
      words('The sea takes back more than it gave.', 'La mer reprend plus qu’elle n’a donné.'),
    ),
    morkolyte: named(
      words('Quarry Tyrant', 'Tyran des carrières'),
      words('He pays for ground in broken stone.', 'Il paie le terrain en pierre brisée.'),
    ),
  },
  'enemy-draw-1-2': {
    role: words('{who}: draw 1–2', '{who} : pioche 1–2'),
    text: words('{start} draws 1 or 2.', '{start} pioche 1 ou 2 cartes.'),
    antillian: named(
      words('Lure Dancer', 'Danseuse d’appât'),
      words('Follow the light. Closer. Closer.', 'Suivez la lumière. Plus près. Plus près.'),
    ),
    morkolyte: named(
      words('False Beacon', 'Faux phare'),
      words('The signal is friendly. The sender is not.', 'Le signal est amical. Pas celui qui l’émet.'),
    ),
  },
  'enemy-draw-2-3': {
    role: words('{who}: draw 2–3', '{who} : pioche 2–3'),
    text: words('{start} draws 2 or 3.', '{start} pioche 2 ou 3 cartes.'),
    antillian: named(
      words('Siren Choir', 'Chœur des sirènes'),
      words('A whole fleet came to listen.', 'Une flotte entière est venue écouter.'),
    ),
    morkolyte: named(
      words('Echo Flood', 'Déluge d’échos'),
      words('Ten thousand orders, none of them real.', 'Dix mille ordres, aucun de vrai.'),
    ),
  },
  'enemy-discard-1-2': {
    role: words('{who}: discard 1–2', '{who} : défausse 1–2'),
    text: words('{start} discards 1 or 2.', '{start} défausse 1 ou 2 cartes.'),
    antillian: named(
      words('Stingray Lancer', 'Lancier raie'),
      words('You notice only after it has passed.', 'On ne le remarque qu’après son passage.'),
    ),
    morkolyte: named(
      words('Gloom Splinter', 'Écharde d’ombre'),
      words('It finds the gap in every armour.', 'Elle trouve la faille de toute armure.'),
    ),
  },
  decoy: {
    role: words('Decoy', 'Leurre'),
    text: words(
      'You can throw this card away whenever you like. Deployed, it does nothing.',
      'Vous pouvez jeter cette carte quand vous voulez. Déployée, elle ne fait rien.',
    ),
    antillian: named(
      words('Empty Shell', 'Coquille vide'),
      words('There was never anyone inside.', 'Il n’y a jamais eu personne dedans.'),
    ),
    morkolyte: named(
      words('Smoke Facet', 'Facette de fumée'),
      words('A face in the mirror, then only the mirror.', 'Un visage dans le miroir, puis le miroir seul.'),
    ),
  },
  marshal: {
    role: words('Marshal', 'Maréchal'),
    text: words(
      'Pull one of your aliens from a neighbouring planet to this one.',
      'Attirez ici l’un de vos aliens d’une planète voisine.',
    ),
    antillian: named(
      words('Undertow Marshal', 'Maréchale du ressac'),
      words('Stand near her and you are already moving.', 'Près d’elle, vous êtes déjà en mouvement.'),
    ),
    morkolyte: named(
      words('Lodestone Marshal', 'Maréchal magnétite'),
      words('Nobody refuses the pull.', 'Nul ne refuse l’attraction.'),
    ),
  },
  raider: {
    role: words('Raider', 'Corsaire'),
    text: words(
      'Deploy to any planet. No planet effect this turn.',
      'Déployez sur n’importe quelle planète. Pas d’effet de planète ce tour-ci.',
    ),
    antillian: named(
      words('Riptide Corsair', 'Corsaire des courants'),
      words('No chart shows where she lands.', 'Aucune carte ne dit où elle accoste.'),
    ),
    morkolyte: named(
      words('Meteor Knight', 'Chevalier météore'),
      words('He chooses the crater before the fall.', 'Il choisit le cratère avant la chute.'),
    ),
  },
  oracle: {
    role: words('Oracle', 'Oracle'),
    text: words(
      'This turn you may use one planet effect of your choice, wherever it is.',
      'Ce tour-ci, vous pouvez utiliser un effet de planète de votre choix, où qu’il soit.',
    ),
    antillian: named(
      words('Oracle of Eight Moons', 'Oracle des huit lunes'),
      words('She has dreamt on every one of them.', 'Elle a rêvé sur chacune d’elles.'),
    ),
    morkolyte: named(
      words('Prism Seer', 'Voyant du prisme'),
      words('One beam in, eight worlds out.', 'Un rayon entre, huit mondes sortent.'),
    ),
  },
  vanguard: {
    role: words('Vanguard', 'Avant-garde'),
    text: words(
      'Deploy one more alien to this planet. No planet effect this turn.',
      'Déployez un alien de plus sur cette planète. Pas d’effet de planète ce tour-ci.',
    ),
    antillian: named(
      words('Twin-Crest Admiral', 'Amirale aux deux crêtes'),
      words('After the first wave, the first wave.', 'Après la première vague, la première vague.'),
    ),
    morkolyte: named(
      words('Faultline Warlord', 'Seigneur des failles'),
      words('Where one stands, the ground makes room for two.', 'Où il se tient, le sol fait place pour deux.'),
    ),
  },
};

interface FaceWords {
  readonly text: Text;
  readonly line: Text;
}

const FACES_TOLD: Readonly<Record<Face, FaceWords>> = {
  siptou: {
    text: words('Exchange your siege forces at two planets.', 'Échangez vos forces de siège de deux planètes.'),
    line: words('The sky here is a shell game.', 'Ici, le ciel est un jeu de gobelets.'),
  },
  valtinia: {
    text: words('Exchange {of} siege forces at two planets.', 'Échangez les forces de siège {of} sur deux planètes.'),
    line: words('Its maps are wrong on purpose.', 'Ses cartes sont fausses exprès.'),
  },
  cordontion: {
    text: words('Next turn {name} deploys a random alien.', 'Au prochain tour, {name} déploie un alien au hasard.'),
    line: words('All frequencies jammed.', 'Toutes les fréquences sont brouillées.'),
  },
  zahwilta: {
    text: words(
      'Next turn {name} cannot use planet effects.',
      'Au prochain tour, {name} ne peut utiliser aucun effet de planète.',
    ),
    line: words('The silence travels.', 'Le silence voyage.'),
  },
  emalto: {
    text: words(
      'Next turn you may shift your deployment value by 1.',
      'À votre prochain tour, vous pouvez décaler votre valeur de déploiement de 1.',
    ),
    line: words('A gentle gravity, if you ask it.', 'Une gravité douce, si on le lui demande.'),
  },
  iontian: {
    text: words('Shift {of} next deployment value by 1.', 'Décalez de 1 la prochaine valeur de déploiement {of}.'),
    line: words('Its storms bend every course.', 'Ses tempêtes courbent toute trajectoire.'),
  },
  ambyria: {
    text: words(
      'Turn a soldier that affects you against {name}.',
      'Retournez contre {name} un soldat qui vous touche.',
    ),
    line: words('What you throw here comes down elsewhere.', 'Ce qu’on lance ici retombe ailleurs.'),
  },
  taltuva: {
    text: words('Your soldier affects both players.', 'Votre soldat touche les deux joueurs.'),
    line: words('Two suns, two shadows, one deed.', 'Deux soleils, deux ombres, un seul acte.'),
  },
  plomeena: {
    text: words(
      'Next turn {of} soldiers cannot affect you.',
      'Au prochain tour, les soldats {of} ne peuvent pas vous toucher.',
    ),
    line: words('Under its ice nothing reaches you.', 'Sous sa glace, rien ne vous atteint.'),
  },
  aspal: {
    text: words(
      'Your soldier’s draw becomes a discard, or the other way round.',
      'La pioche de votre soldat devient une défausse, ou l’inverse.',
    ),
    line: words('Rivers run uphill in spring.', 'Au printemps, les rivières remontent.'),
  },
  hyperion: {
    text: words(
      'Discard a soldier from your hand and use its effect.',
      'Défaussez un soldat de votre main et utilisez son effet.',
    ),
    line: words('Its volcanoes accept payment in advance.', 'Ses volcans acceptent les paiements d’avance.'),
  },
  clio: {
    text: words('Give {name} up to 3 cards from your hand.', 'Donnez {to} jusqu’à 3 cartes de votre main.'),
    line: words('The archive lends to anyone.', 'L’archive prête à tout le monde.'),
  },
  artemis: {
    text: words(
      'Move the alien you just deployed to any planet.',
      'Déplacez l’alien que vous venez de déployer sur n’importe quelle planète.',
    ),
    line: words('Her moons are slingshots.', 'Ses lunes sont des frondes.'),
  },
  nyx: {
    text: words(
      'Move one of {of} aliens from the planet you deployed to, to another planet.',
      'Déplacez un alien {of} de la planète où vous avez déployé vers une autre.',
    ),
    line: words('Fleets wake up somewhere else.', 'Des flottes se réveillent ailleurs.'),
  },
  pandemonia: {
    text: words('Discard as many cards as you like.', 'Défaussez autant de cartes que vous voulez.'),
    line: words('Nothing is kept here.', 'Ici, rien ne se garde.'),
  },
  aether: {
    text: words('Shuffle your hand into your draw pile.', 'Mélangez votre main à votre pioche.'),
    line: words('Everything begins again.', 'Tout recommence.'),
  },
};

/** Who is meant where nobody is named: in the rulebook, and on a card that lies in a box. */
const OPPONENT: Readonly<Record<Lang, Called>> = {
  en: { start: 'The opponent', name: 'the opponent', of: 'the opponent’s', to: 'the opponent' },
  fr: { start: 'L’adversaire', name: 'l’adversaire', of: 'de l’adversaire', to: 'à l’adversaire' },
};

/** The same as a heading. */
const OPPONENT_ALONE: Text = { en: 'Opponent', fr: 'Adversaire' };

function naming(text: string, enemy: Called): string {
  return text.replace(/\{(start|name|of|to)\}/g, (_, form: keyof Called) => enemy[form]);
}

/** The words of everything, with texts that name nobody. */
function nameless<K extends string, W extends { readonly text: Text }>(told: Readonly<Record<K, W>>) {
  const entries = Object.entries<W>(told).map(([key, words]) => {
    const { en, fr } = words.text;
    return [key, { ...words, text: { en: naming(en, OPPONENT.en), fr: naming(fr, OPPONENT.fr) } }];
  });
  return Object.fromEntries(entries) as Readonly<Record<K, W>>;
}

export const KIND_WORDS: Readonly<Record<Kind, Omit<KindWords, 'role'>>> = nameless(KINDS_TOLD);
export const FACE_WORDS = nameless(FACES_TOLD);

/** What an alien or a planet does to whom, by name: “Rigel draws 1 or 2.” */
export function effectText(of: Kind | Face, lang: Lang, enemy: Called = OPPONENT[lang]): string {
  const { text } = of in KINDS_TOLD ? KINDS_TOLD[of as Kind] : FACES_TOLD[of as Face];
  return naming(text[lang], enemy);
}

/** What a card is, for log and buttons: “Draw 1–2”, or with whom it reaches “Rigel: draw 1–2”. */
export function roleText(kind: Kind, lang: Lang, enemy?: Called): string {
  return KINDS_TOLD[kind].role[lang].replace('{who}', enemy?.start ?? OPPONENT_ALONE[lang]);
}

/** The parts of a card key. */
export function partsOf(key: CardKey): { readonly species: Species; readonly kind: Kind } {
  const [species, kind] = key.split('/') as [Species, Kind];
  return { species, kind };
}

/** The name on a card. */
export function cardName(key: CardKey): Text {
  const { species, kind } = partsOf(key);
  return KIND_WORDS[kind][species].name;
}
