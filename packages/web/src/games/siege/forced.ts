import { type Action, ALIENS, type PlayerView, partsOf, type View } from '@starboard/siege';

/**
 * Ending the turn, where everybody can see that nothing else is left: the planet effect is used up or forbidden, and no
 * Decoy can be in hand because all of them lie open. Whether a Decoy is really there must not be told by a pause.
 */
export function forced(view: View, seat: number): Action | undefined {
  if (view.active !== seat || view.stack.at(-1)?.step !== 'wrapUp') return undefined;
  if (!view.turn.used && !view.turn.forbidden) return undefined;
  return mayHoldDecoy(view, view.players[seat]) ? undefined : { type: 'finish' };
}

function mayHoldDecoy(view: View, { species, known }: PlayerView): boolean {
  const decoy = `${species}/decoy`;
  const lying = view.players.flatMap(({ discards, forces }) => [...discards, ...forces.flat()]);
  const unseen = lying.filter((card) => card === decoy).length < ALIENS.decoy.copies;
  return unseen || known.some((card) => partsOf(card).kind === 'decoy');
}

/** Both hands open: each player from that player's own view. */
export function open(views: readonly View[]): View {
  const [first] = views;
  return { ...first, seat: 0, players: [views[0].players[0], views[1].players[1]] };
}
