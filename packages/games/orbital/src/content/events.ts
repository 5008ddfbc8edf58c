import type { Text } from '@starboard/kernel';
import { type EventRow, eventOrigin, type Mark } from './rows.ts';

const words = (en: string, fr: string): Text => ({ en, fr });
const card = (marks: readonly Mark[], row: Omit<EventRow, 'origin'>): EventRow => ({
  ...row,
  origin: eventOrigin(marks),
});

/** The 36 event cards, in canonical order. Marks: name, effect, copies. */
export const EVENTS: readonly EventRow[] = [
  card(['p', 'p', 'o'], {
    id: 'uneventful-year',
    name: words('Uneventful Year', 'Année Calme'),
    line: words('Nothing to report, again.', 'Rien à signaler, encore une fois.'),
    copies: 3,
    effect: { do: 'callEvents' },
    automaton: 'plays',
  }),
  card(['p', 'p', 'o'], {
    id: 'privileged-contacts',
    name: words('Privileged Contacts', 'Contacts Privilégiés'),
    line: words('I know a captain who knows a captain.', 'Je connais un capitaine qui connaît un capitaine.'),
    copies: 3,
    effect: { do: 'takeFromMarket', n: 2 },
    automaton: 'plays',
  }),
  card(['p', 'o', 'o'], {
    id: 'meteor-storm',
    name: words('Meteor Storm', 'Tempête de Météores'),
    line: words('Forecast: rocks.', 'Météo du jour : des cailloux.'),
    copies: 3,
    effect: { do: 'storm' },
    automaton: 'plays',
  }),
  card(['p', 'o', 'o'], {
    id: 'visiting-worker',
    name: words('Visiting Worker', 'Travailleur en Visite'),
    line: words('Just borrowing your tools.', 'Je vous emprunte juste vos outils.'),
    copies: 3,
    effect: { do: 'visit' },
    automaton: 'never',
  }),
  card(['p', 'o', 'o'], {
    id: 'economic-crisis',
    name: words('Economic Crisis', 'Crise Économique'),
    line: words('We are all a little poorer now.', 'Nous voilà tous un peu plus pauvres.'),
    copies: 3,
    effect: { do: 'everyoneLoses', n: 3 },
    automaton: 'never',
  }),
  card(['p', 'o', 'o'], {
    id: 'crew-rotation',
    name: words('Crew Rotation', 'Rotation des Équipes'),
    line: words('Fresh shift, same coffee.', 'Nouvelle équipe, même café.'),
    copies: 3,
    effect: { do: 'rotateCrew' },
    automaton: 'plays',
  }),
  card(['p', 'o', 'o'], {
    id: 'cold-war',
    name: words('Cold War', 'Guerre Froide'),
    line: words('Fear pays well.', 'La peur paie bien.'),
    copies: 3,
    effect: { do: 'gainPerModule', n: 2, colour: 'purple' },
    automaton: 'plays',
  }),
  card(['p', 'o', 'o'], {
    id: 'high-risk-project',
    name: words('High-Risk Project', 'Projet à Haut Risque'),
    line: words('What is the worst that could happen?', 'Que pourrait-il arriver de pire ?'),
    copies: 3,
    effect: { do: 'project', n: 2 },
    automaton: 'plays',
  }),
  card(['o', 'o', 'o'], {
    id: 'sabotage',
    name: words('Sabotage', 'Sabotage'),
    line: words('Loose bolt, loose tongue.', 'Boulon desserré, langue déliée.'),
    copies: 3,
    effect: { do: 'sabotage' },
    automaton: 'plays',
  }),
  card(['o', 'o', 'o'], {
    id: 'orbital-subsidy',
    name: words('Orbital Subsidy', 'Subvention Orbitale'),
    line: words('For services to the Sybil Cloud.', 'Pour services rendus au Nuage de Sybil.'),
    copies: 3,
    effect: { do: 'gainMc', n: 4 },
    automaton: 'plays',
  }),
  card(['o', 'o', 'o'], {
    id: 'supply-convoy',
    name: words('Supply Convoy', 'Convoi de Ravitaillement'),
    line: words('Twelve freighters, no questions.', 'Douze cargos, aucune question.'),
    copies: 2,
    effect: { do: 'convoy', n: 2 },
    automaton: 'plays',
  }),
  card(['o', 'o', 'o'], {
    id: 'strike',
    name: words('Strike', 'Grève'),
    line: words('Not one more hour.', 'Pas une heure de plus.'),
    copies: 2,
    effect: { do: 'strike', n: 2 },
    automaton: 'plays',
  }),
  card(['o', 'o', 'o'], {
    id: 'condemned-section',
    name: words('Condemned Section', 'Section Condamnée'),
    line: words('Seal it, cut it, forget it.', 'Scellez, coupez, oubliez.'),
    copies: 2,
    effect: { do: 'condemn' },
    automaton: 'plays',
  }),
];
