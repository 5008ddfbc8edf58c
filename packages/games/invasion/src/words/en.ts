import { firstPlaces } from '@starboard/kernel';
import { faceList, type Phrases, placementList, poolIn, siteList, siteName } from './phrases.ts';

const s = (n: number) => (n === 1 ? '' : 's');

export const en: Phrases = {
  action(a) {
    switch (a.type) {
      case 'keep':
        return 'keep all dice';
      case 'reroll':
        return `re-roll ${faceList(a.faces, 'en')}`;
      case 'assign':
        return a.plan.length === 0 ? 'shoot at nothing' : placementList(a.plan, 'en');
      case 'rebuild':
        return `rebuild ${siteName(a.site, 'en')}`;
      case 'rebuildDone':
        return 'give up the remaining points';
      case 'pickSector':
        return `sector ${a.sector}`;
    }
  },
  event(e, who) {
    const says = (seat: number, you: string, other: string) => {
      const { you: reader, start } = who(seat);
      return `${start} ${reader ? you : other}`;
    };
    const names = (seats: readonly number[]) => seats.map((seat) => who(seat).name).join(', ');
    switch (e.type) {
      case 'round':
        return `Round ${e.round}: every icon is worth ${e.round}.`;
      case 'turn':
        return who(e.seat).you ? 'Your turn.' : `${who(e.seat).start} to play.`;
      case 'invasion': {
        const saucers = e.dice.reduce((sum, { saucers }) => sum + saucers, 0);
        return `${says(e.by, 'throw', 'throws')} the Invasion dice: ${saucers} saucer${s(saucers)} on the way.`;
      }
      case 'roll':
        return `${says(e.seat, 'roll', 'rolls')} ${faceList(e.faces, 'en')}.`;
      case 'reroll':
        return `${says(e.seat, 're-roll', 're-rolls')} ${e.dice.length} ${e.dice.length === 1 ? 'die' : 'dice'}: ${faceList(e.faces, 'en')}.`;
      case 'keep':
        return `${says(e.seat, 'keep', 'keeps')} the dice.`;
      case 'assign':
        return `${e.plan.length === 0 ? 'Nothing to shoot with or at' : placementList(e.plan, 'en')}: ${e.left} saucer${s(e.left)} left.`;
      case 'strike':
        return `${e.saucers} saucer${s(e.saucers)} in sector ${e.sector} of ${who(e.seat).of} planet: ${e.hits.length === 0 ? 'nothing there' : siteList(e.hits, 'en')}.`;
      case 'lock':
        return e.secret
          ? `${says(e.seat, 'lock in', 'locks in')} sector ${e.secret.sector}.`
          : `${says(e.seat, 'have', 'has')} picked a sector.`;
      case 'missile':
        return `${says(e.seat, 'fire', 'fires')} a Missile at sector ${e.sector}: ${e.damage} damage.`;
      case 'counter':
        return `${says(e.seat, 'counter', 'counters')} it: ${e.points} free rebuild point${s(e.points)}.`;
      case 'hit':
        return `${says(e.seat, 'guard', 'guards')} sector ${e.shielded} in vain: ${e.hits.length === 0 ? 'nothing there' : siteList(e.hits, 'en')}.`;
      case 'rebuild':
        return `${says(e.seat, 'rebuild', 'rebuilds')} ${siteName(e.site, 'en')}: ${e.strength === 2 ? 'undamaged' : 'damaged'} now.`;
      case 'lost':
        return `${says(e.seat, 'lose', 'loses')} ${e.points} rebuild point${s(e.points)}.`;
      case 'tally':
        return `Three rounds are over: ${e.points.map((points, seat) => `${who(seat).name} (${points})`).join(', ')}.`;
      case 'duel':
        return `Duel, cycle ${e.cycle}: ${names(e.seats)}.`;
      case 'leave':
        return `Out of the duel: ${names(e.seats)}.`;
      case 'lots':
        return `Lots are drawn: ${who(e.seat).name} ${who(e.seat).you ? 'win' : 'wins'}.`;
      case 'over':
        return `The match is over. First: ${names(firstPlaces(e.places))}.`;
    }
  },
  asks(view, seat, name) {
    const frame = view.stack.at(-1);
    switch (frame?.step) {
      case 'defense':
        return frame.rerolls > 1
          ? `Mark dice to roll again: ${frame.rerolls} re‑rolls left.`
          : 'Mark dice for the last re-roll, or keep them all.';
      case 'assign':
        return 'Lay your Blasters and Interceptors on the Invasion dice.';
      case 'pick':
        return seat === frame.attack.attacker
          ? 'Pick the sector your Missile strikes.'
          : `${name(frame.attack.attacker).of} Missile: pick the sector you shield.`;
      default: {
        const pool = poolIn(view, seat);
        if (frame?.step === 'freeRebuild' && view.missile)
          return `Your shield stopped ${name(view.missile.attacker).of} Missile: repair ${pool} for free.`;
        return `Rebuild a crater or burning site: ${pool} point${s(pool)} to spend.`;
      }
    }
  },
  waits(view, awaited) {
    const names = awaited.map(({ name }) => name).join(', ');
    switch (view.stack.at(-1)?.step) {
      case undefined:
        return 'The match is over.';
      case 'pick':
        return `Waiting for ${names} to pick a sector.`;
      case 'freeRebuild':
        return `Waiting for ${names} to rebuild for free.`;
      default:
        return `Waiting for ${names}.`;
    }
  },
  labels: {
    round: 'Round',
    value: 'an icon is worth',
    houseRules: 'House rules',
    dice: 'Dice',
    turn: ({ name }) => `turn of ${name}`,
    invasion: 'Invasion dice',
    none: 'none',
    left: 'left',
    sector: 'sector',
    defense: 'Defense dice',
    rerolls: 're-rolls left',
    staging: 'waiting for round',
    core: 'Core',
    outer: 'outer 1–6',
    inner: 'inner 1–6',
    points: 'points',
    lanes: 'lanes 1–6',
    first: 'first player',
    tally: 'after three rounds',
    place: 'place',
    cycles: 'cycles of the duel',
    decided: { points: 'decided by points', duel: 'decided in the duel', lots: 'decided by lots' },
    missiles: 'missiles still to fire',
    pool: 'rebuild points',
    locked: 'picks locked in',
    ownPick: 'your pick',
    duel: 'Duel, cycle',
    attack: ({ name }) => `Missile of ${name}`,
    latest: ({ name }) => `Latest Missile of ${name}`,
  },
};
