import type { Seat } from '@starboard/kernel';
import type { Colour, Dir, ModuleId } from '@starboard/orbital';
import type { Thing } from '../../contract/skin.ts';

/** A card of the reader's hand by its place. */
export const handThing = (at: number): Thing => `hand:${at}`;
/** A module on somebody's orbital. */
export const moduleThing = (seat: Seat, id: ModuleId): Thing => `module:${seat}:${id}`;
/** An exit of the reader's own orbital, by the module it belongs to. */
export const exitThing = (host: ModuleId, side: Dir): Thing => `exit:${host}:${side}`;
export const marketThing = (slot: number): Thing => `market:${slot}`;
export const upgradeThing = (id: string): Thing => `upgrade:${id}`;
export const seatThing = (seat: Seat): Thing => `seat:${seat}`;
/** A column of the race. */
export const colourThing = (colour: Colour): Thing => `colour:${colour}`;
/** A card that is looked at. */
export const lookThing = (at: number): Thing => `look:${at}`;
/** So many of the unused crew, as a stake. */
export const crewThing = (n: number): Thing => `crew:${n}`;
/** Where an event without a target is played. */
export const PLAY: Thing = 'play';
/** No second module beside the first. */
export const ONLY: Thing = 'option:only';
