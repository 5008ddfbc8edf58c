import type { Core } from '@starboard/kernel';
import { game } from '@starboard/siege';
import { type Position, scenario } from '@starboard/siege/scenario';
import type { Guide } from '../../contract/guide.ts';

/** Draw piles: what is drawn from their top looks like a real hand. */
const PILE = 'D12 EX12 MARSHAL X12 ED12 DECOY 12';

/** The player commands the Antillians, is first player, and is about to deploy. */
function lesson({ p1, p2, ...others }: Position): Core {
  return scenario({ ...others, p1: { pile: PILE, ...p1 }, p2: { pile: PILE, ...p2 } }).s;
}

/** What newcomers do not understand at once, one idea a lesson. */
export const siege: Guide = {
  game,
  lessons: [
    {
      id: 'aim',
      title: { en: 'Your hand is your aim', fr: 'Votre main est votre visée' },
      rule: 'SIEGE-DV-2',
      position: () =>
        lesson({
          sides: 'abababab',
          p1: { hand: 'D12 DECOY MARSHAL ED12' },
          p2: { hand: 'D12 X12 MARSHAL DECOY', forces: { 3: 1 } },
        }),
      beats: [
        {
          say: {
            en: 'You hold four cards, so you aim at planet 4. Planet 3 would be better. Press the Empty Shell, a Decoy, and throw it away.',
            fr: 'Vous avez quatre cartes, vous visez donc la planète 4. La planète 3 serait mieux. Appuyez sur la Coquille vide, un Leurre, et jetez-la.',
          },
          expect: ['discardDecoy'],
          otherwise: {
            en: 'That would land on planet 4. Throw the Decoy away first and watch your aim.',
            fr: 'Cela se poserait sur la planète 4. Jetez d’abord le Leurre et regardez votre visée.',
          },
        },
        {
          say: {
            en: 'Three cards, planet 3: the aim has swung. Now deploy the Undertow Marshal.',
            fr: 'Trois cartes, planète 3 : la visée a tourné. Déployez maintenant la Maréchale du ressac.',
          },
          expect: ['deploy card=antillian/marshal'],
          otherwise: {
            en: 'Allowed, but it would ask you more than this lesson is about. Take the Marshal.',
            fr: 'C’est permis, mais cela demanderait plus que cette leçon. Prenez la Maréchale.',
          },
        },
      ],
      seen: {
        en: 'Your alien stands at planet 3. The number of cards in your hand chooses the planet: every card you keep, draw or throw away moves your aim.',
        fr: 'Votre alien est à la planète 3. Le nombre de cartes en main choisit la planète : chaque carte gardée, piochée ou jetée déplace la visée.',
      },
    },
    {
      id: 'counted',
      title: { en: 'The card you play counts', fr: 'La carte jouée compte' },
      rule: 'SIEGE-DV-1',
      position: () =>
        lesson({
          sides: 'bbbbbbbb',
          p1: { hand: 'MARSHAL X12', forces: { 5: 1 } },
          p2: { hand: 'D12 X12 MARSHAL', forces: { 1: 1 } },
        }),
      beats: [
        {
          say: {
            en: 'Two cards in hand. One of them is about to leave it. Does it land on planet 1 or 2? Deploy the Marshal and see.',
            fr: 'Deux cartes en main. L’une va la quitter. Se pose-t-elle sur la planète 1 ou 2 ? Déployez la Maréchale pour voir.',
          },
          expect: ['deploy card=antillian/marshal'],
          otherwise: {
            en: 'Moltguard would work too, but it also makes you discard. Take the Marshal.',
            fr: 'La Garde de mue irait aussi, mais elle vous ferait défausser. Prenez la Maréchale.',
          },
        },
      ],
      seen: {
        en: 'Planet 2. You count your hand before you deploy, the card you play included: two cards, planet 2.',
        fr: 'La planète 2. On compte sa main avant de déployer, la carte jouée comprise : deux cartes, planète 2.',
      },
    },
    {
      id: 'next',
      title: { en: 'Soldiers move your next aim', fr: 'Les soldats déplacent la visée suivante' },
      rule: 'SIEGE-TURN-5',
      position: () =>
        lesson({
          sides: 'aabaabaa',
          p1: { hand: 'D34 X12 ED12', forces: { 6: 1 } },
          p2: { hand: 'D12 X12 MARSHAL', forces: { 6: 1 } },
        }),
      beats: [
        {
          say: {
            en: 'You want to strike planet 6 next turn. Deploy the Brood Matron: she lands on planet 3 now, and makes you draw 3 or 4.',
            fr: 'Vous voulez frapper la planète 6 au prochain tour. Déployez la Matrone des couvées : elle se pose sur la 3 maintenant et vous fait piocher 3 ou 4.',
          },
          expect: ['deploy card=antillian/draw-3-4'],
          otherwise: {
            en: 'That would not bring you six cards. The Brood Matron draws 3 or 4.',
            fr: 'Cela ne vous amènerait pas à six cartes. La Matrone pioche 3 ou 4.',
          },
        },
        {
          say: {
            en: 'Two cards are left in your hand. How many do you draw to aim at planet 6?',
            fr: 'Il vous reste deux cartes. Combien en piocher pour viser la planète 6 ?',
          },
          expect: ['chooseNumber number=4'],
          otherwise: {
            en: 'Two and three are five: planet 5. Choose 4.',
            fr: 'Deux et trois font cinq : planète 5. Choisissez 4.',
          },
        },
      ],
      seen: {
        en: 'Six cards: next turn you aim at planet 6. A soldier’s effect comes after it has landed, so it changes the next aim, never this one.',
        fr: 'Six cartes : au prochain tour vous visez la planète 6. L’effet d’un soldat vient après son arrivée : il change la visée suivante, jamais celle-ci.',
      },
    },
    {
      id: 'must',
      title: { en: 'Aliens must, planets may', fr: 'L’alien oblige, la planète propose' },
      rule: 'SIEGE-PLANET-3',
      position: () =>
        lesson({
          sides: 'baaaaaaa',
          p1: { hand: 'X12 MARSHAL' },
          p2: { hand: 'D12 RAIDER MARSHAL ORACLE' },
        }),
      beats: [
        {
          say: {
            en: 'Deploy the Moltguard. Its effect is a must: you discard, like it or not.',
            fr: 'Déployez la Garde de mue. Son effet est obligatoire : vous défaussez, que cela plaise ou non.',
          },
          expect: ['deploy card=antillian/discard-1-2'],
          otherwise: {
            en: 'This lesson is about the Moltguard. Deploy it.',
            fr: 'Cette leçon parle de la Garde de mue. Déployez-la.',
          },
        },
        {
          say: {
            en: 'Your last card went by itself. Cordontion is a may: use it, and the enemy deploys at random next turn. Or leave it. Use it.',
            fr: 'Votre dernière carte est partie d’elle-même. Cordontion propose : utilisez-la, et l’ennemi déploiera au hasard. Ou laissez-la. Utilisez-la.',
          },
          expect: ['activate planet=2'],
          otherwise: {
            en: 'You may end your turn without it, always. But look what it does this time.',
            fr: 'Vous pouvez toujours finir sans elle. Mais voyez ce qu’elle fait cette fois.',
          },
        },
      ],
      seen: {
        en: 'The enemy is jammed. An alien’s effect always happens, as far as it can; a planet’s effect only if you want it.',
        fr: 'L’ennemi est brouillé. L’effet d’un alien a toujours lieu, autant que possible ; celui d’une planète seulement si vous le voulez.',
      },
    },
    {
      id: 'declare',
      title: { en: 'Three planets ask before', fr: 'Trois planètes demandent avant' },
      rule: 'SIEGE-PLANET-4',
      position: () =>
        lesson({
          sides: 'abbabbab',
          p1: { hand: 'D34 DECOY MARSHAL X12', forces: { 8: 1 } },
          p2: { hand: 'D12 X12 MARSHAL DECOY', forces: { 4: 1 } },
        }),
      beats: [
        {
          say: {
            en: 'Planet 4 is Ambyria: it turns a soldier that affects you against the enemy. Deploy the Brood Matron there.',
            fr: 'La planète 4 est Ambyria : elle retourne contre l’ennemi un soldat qui vous toucherait. Déployez-y la Matrone.',
          },
          expect: ['deploy card=antillian/draw-3-4'],
          otherwise: {
            en: 'Ambyria shows best with the Brood Matron. Take her.',
            fr: 'C’est avec la Matrone qu’Ambyria se voit le mieux. Prenez-la.',
          },
        },
        {
          say: {
            en: 'She has not landed yet: Ambyria asks now or never. Declare it.',
            fr: 'Elle ne s’est pas encore posée : Ambyria demande maintenant ou jamais. Annoncez-la.',
          },
          expect: ['declare use=true'],
          otherwise: {
            en: 'Then you would draw yourself. Declare it, to see the difference.',
            fr: 'Alors vous piocheriez vous-même. Annoncez-la pour voir la différence.',
          },
        },
        {
          say: {
            en: 'The enemy holds four cards and will draw. With four more he aims at 8+, which is worth half a point only. Choose 4.',
            fr: 'L’ennemi a quatre cartes et va piocher. Avec quatre de plus il vise 8+, qui ne vaut qu’un demi-point. Choisissez 4.',
          },
          expect: ['chooseNumber number=4'],
          otherwise: {
            en: 'With three he aims at planet 7. Send him further.',
            fr: 'Avec trois il vise la planète 7. Envoyez-le plus loin.',
          },
        },
      ],
      seen: {
        en: 'Ambyria, Taltuva and Aspal change a soldier, so they ask before it lands. Afterwards it is too late.',
        fr: 'Ambyria, Taltuva et Aspal changent un soldat : elles demandent avant qu’il se pose. Après, c’est trop tard.',
      },
    },
    {
      id: 'empty',
      title: { en: 'An empty hand is no disaster', fr: 'Une main vide n’est pas un drame' },
      rule: 'SIEGE-TURN-7',
      position: () =>
        lesson({
          sides: 'bababaab',
          p1: { hand: 'MARSHAL' },
          p2: { hand: 'D12 X12 MARSHAL' },
        }),
      beats: [
        {
          say: {
            en: 'Your last card aims at planet 1. Deploy it without fear.',
            fr: 'Votre dernière carte vise la planète 1. Déployez-la sans crainte.',
          },
          expect: ['deploy'],
          otherwise: { en: 'Deploy your card.', fr: 'Déployez votre carte.' },
        },
      ],
      seen: {
        en: 'Four new cards came at once. A hand that is empty at the end of your turn, or at its start, is filled up to four: often that is just what you want.',
        fr: 'Quatre cartes sont venues aussitôt. Une main vide à la fin de votre tour, ou à son début, remonte à quatre : c’est souvent ce qu’on veut.',
      },
    },
    {
      id: 'end',
      title: { en: 'When the end comes', fr: 'Quand vient la fin' },
      rule: 'SIEGE-END-3',
      position: () =>
        lesson({
          sides: 'abbbbbbb',
          p1: { hand: 'D12 MARSHAL ED12', pile: 'EX12 X12', forces: { 2: 2, 4: 3, 5: 2, 7: 1 } },
          p2: { hand: 'D12 X12 MARSHAL', pile: 6, forces: { 1: 1, 4: 1, 6: 2, 8: 2 } },
        }),
      beats: [
        {
          say: {
            en: 'Only two cards are left in your draw pile, and you are ahead. Deploy the Tide Herald.',
            fr: 'Il ne reste que deux cartes dans votre pioche, et vous menez. Déployez le Héraut des marées.',
          },
          expect: ['deploy card=antillian/draw-1-2'],
          otherwise: {
            en: 'That leaves your pile as it is. The Tide Herald draws.',
            fr: 'Cela laisse votre pioche intacte. Le Héraut des marées pioche.',
          },
        },
        {
          say: { en: 'Draw both and empty your pile.', fr: 'Piochez les deux et videz votre pioche.' },
          expect: ['chooseNumber number=2'],
          otherwise: {
            en: 'One card would be left, and the match would go on.',
            fr: 'Il resterait une carte, et la partie continuerait.',
          },
        },
        {
          say: {
            en: 'The end is triggered: either pile is enough. End your turn.',
            fr: 'La fin est déclenchée : une pioche suffit. Terminez votre tour.',
          },
          expect: ['finish'],
          otherwise: {
            en: 'Allowed, but not needed. End your turn.',
            fr: 'Permis, mais inutile. Terminez votre tour.',
          },
        },
      ],
      seen: {
        en: 'You are the first player, so the enemy has one last turn: the second player always has the last word. Then the planets are counted.',
        fr: 'Vous êtes premier joueur : l’ennemi a donc un dernier tour. Le second joueur a toujours le dernier mot. Puis on compte les planètes.',
      },
    },
    {
      id: 'half',
      title: { en: '8+ is worth a half', fr: '8+ vaut une moitié' },
      rule: 'SIEGE-SCORE-4',
      position: () =>
        lesson({
          sides: 'aabababa',
          p1: {
            hand: 'D12 D12 X23 ED12 DECOY MARSHAL RAIDER ORACLE D34',
            pile: 14,
            forces: { 1: 1, 2: 2, 3: 1, 6: 1 },
          },
          p2: { hand: 'D12 X12 MARSHAL', forces: { 4: 2, 5: 1, 7: 1, 8: 1, 2: 1 } },
        }),
      beats: [
        {
          say: {
            en: 'Nine cards: from eight on you aim at 8+. It counts half a point, so think twice. The Riptide Corsair, a Raider, goes anywhere instead: take her.',
            fr: 'Neuf cartes : à partir de huit, on vise 8+. Elle ne compte qu’un demi-point, réfléchissez-y. La Corsaire des courants va où elle veut : prenez-la.',
          },
          expect: ['deploy card=antillian/raider'],
          otherwise: {
            en: 'That would land on 8+, for half a point. The Raider can do better.',
            fr: 'Cela se poserait sur 8+, pour un demi-point. La Corsaire fait mieux.',
          },
        },
        {
          say: {
            en: 'The enemy holds planet 5 with one alien. Land there, and nobody conquers it.',
            fr: 'L’ennemi tient la planète 5 avec un alien. Posez-vous-y, et personne ne la conquiert.',
          },
          expect: ['choosePlanet planet=5'],
          otherwise: {
            en: 'Allowed. But look at planet 5: one alien is enough there.',
            fr: 'Permis. Mais voyez la planète 5 : un alien y suffit.',
          },
        },
      ],
      seen: {
        en: 'Planets 1 to 7 count one point each for whoever has more aliens there, 8+ only half. Equal forces give nobody anything.',
        fr: 'Les planètes 1 à 7 valent un point chacune à qui y a le plus d’aliens, 8+ seulement un demi. À égalité, personne n’a rien.',
      },
    },
  ],
};
