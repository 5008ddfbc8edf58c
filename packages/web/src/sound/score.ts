/** One voice of a sound: an oscillator, or noise through a filter. Seconds and hertz. */
export interface Voice {
  /** When it starts. */
  readonly at: number;
  readonly for: number;
  readonly wave: OscillatorType | 'noise';
  /** The pitch of an oscillator, the middle of a band of noise; and where it glides. */
  readonly pitch: number;
  readonly to?: number;
  /** How loud at its loudest, 0 to 1. */
  readonly loud: number;
  /** How long it takes to be as loud as that; a few milliseconds, unless it swells. */
  readonly rise?: number;
  /** How narrow a band of noise is: 1 hisses, 8 whistles. */
  readonly narrow?: number;
  /** Takes away what is higher than this: muffled. */
  readonly below?: number;
  /** How much of it comes back as an echo, 0 to 1. */
  readonly echo?: number;
}

/** Something that can be heard, as data. The same sound is the same object: heard once, however often it happens at once. */
export interface Sound {
  readonly name: string;
  readonly voices: readonly Voice[];
}

/** What the table itself lets be heard, in every game; a game may have its own. */
export interface FrameSounds {
  /** The reader's turn begins. */
  readonly turn: Sound;
  /** A thing is counted, and one that brings nothing. */
  readonly count: Sound;
  readonly equal: Sound;
  readonly victory: Sound;
  /** Another has won, or nobody. */
  readonly defeat: Sound;
  readonly tie: Sound;
}

/** What is heard as long as a table is open: noise that swells like surf, and now and then a far sound. */
export interface Ambience {
  readonly beds: readonly {
    readonly pitch: number;
    readonly narrow: number;
    readonly loud: number;
    /** Seconds from swell to swell. */
    readonly swell: number;
  }[];
  readonly far: readonly Sound[];
  /** Seconds between two far sounds, at least and at most. */
  readonly every: readonly [number, number];
}

/** Seconds until the last voice is silent. */
export function lengthOf({ voices }: Sound): number {
  return Math.max(...voices.map((voice) => voice.at + voice.for));
}
