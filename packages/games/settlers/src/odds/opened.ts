import { type CardUid, FACES, type Face, type PackCode, type PackKey, type View } from '../types.ts';
import { facesMadeBy, forecastOf } from './forecast.ts';

/** A pack that a changed die lets the roll fill, and the change that leaves the best chance. */
export interface Opened {
  readonly card: CardUid;
  readonly pack: PackKey;
  readonly code: PackCode;
  /** The chance to claim the card after the change and this fill. */
  readonly after: number;
  readonly from: Face;
  readonly to: Face;
}

/**
 * The packs that a Resource Upgrade would open, best chance first: of the target, or of every card that may be begun with
 * a changed roll (SETTLERS-RULING-40). Where the die is chosen already, `from` is the face it shows.
 */
export function openedBy(view: View, upgrade: CardUid, from?: Face): readonly Opened[] {
  const { target, dice } = view.turn;
  const shown = new Set(dice.flatMap(({ status, face }) => (status === 'pool' && face !== null ? [face] : [])));
  const cards = target ? [target.card] : [...view.centre, ...view.settlementRow, ...view.display];
  const best = new Map<string, Opened>();
  for (const card of cards) {
    if (card === null) continue;
    const fits = new Set(
      forecastOf(view, card)?.packs.flatMap(({ pack, after }) => (after === undefined ? [] : [pack])),
    );
    for (const old of FACES.filter((face) => shown.has(face) && (from ?? face) === face))
      for (const to of facesMadeBy(view, upgrade)) {
        if (to === old) continue;
        for (const { pack, code, after } of forecastOf(changed(view, old, to), card)?.packs ?? []) {
          if (after === undefined || fits.has(pack)) continue;
          const known = best.get(`${card} ${pack}`);
          if (!known || known.after < after) best.set(`${card} ${pack}`, { card, pack, code, after, from: old, to });
        }
      }
  }
  return [...best.values()].sort((a, b) => b.after - a.after);
}

/** The view with one die of a face turned to another. */
function changed(view: View, from: Face, to: Face): View {
  const at = view.turn.dice.findIndex(({ status, face }) => status === 'pool' && face === from);
  const dice = view.turn.dice.map((die, i) => (i === at ? { ...die, face: to } : die));
  return { ...view, turn: { ...view.turn, dice, boosted: true } };
}
