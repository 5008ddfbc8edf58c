/** Prices in MC. */
export const BUILD_COST = 6;
export const UPGRADE_COST = 4;
export const REPAIR_COST = 3;

/** What everyone starts with. */
export const STARTING_MC = 16;
/** Cards dealt to a player at the start, and how many of them go back. */
export const DEALT = 8;
export const RETURNED = 3;

/** Cards laid out in the market. */
export const MARKET = 5;

/** What a year brings everybody. */
export const MC_A_YEAR = 7;
export const CARDS_A_YEAR = 4;
export const HAND_LIMIT = 5;

/** After so many turns a seat a year ends as if all had passed (ORBITAL-RULING-81). */
export const TURNS_A_SEAT = 100;
export const MOST_YEARS = 6;
export const MOST_SEATS = 5;
/** More crew than any card set can bring a seat: actions name a number of crew, and numbers from outside have an end. */
export const MOST_CREW = 9999;

/** Cards in an automaton's hand at the start of a year, and MC for a card that it cannot play. */
export const AUTOMATON_HAND = 5;
export const UNPLAYABLE_MC = 2;

/** The peaceful mode: rivals, cards drawn for each of them a year, and the VP that win. */
export const RIVALS = 2;
export const RIVAL_CARDS = 3;
export const PEACEFUL_GOAL = 22;
