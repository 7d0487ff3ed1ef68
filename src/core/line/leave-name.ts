import { PIN_NUMBERS, type PinNumber } from './leave.ts';

/**
 * Names of leaves, by pins in order. Where a leave has several names it has the first of the page that lists most:
 * champbowltour.blogspot.com, "Splits have their names". The others are from tenpinbowlingmelbourne.blogspot.com, "Bowling
 * terms" (bucket, Christmas tree), rookieroad.com/bowling/split (bed posts, fast eight), The Post-Standard of 30 January 2009 (picket
 * fence), the Descriptionary's bowling terms (double wood, grandma's teeth) and mnbowling.com, "I've got a lingo" (1-10).
 */
const NAMES: Readonly<Record<string, string>> = {
  '7-10': 'Bed posts',
  '7-9': 'Cincinnati',
  '8-10': 'Cincinnati',
  '5-7': 'Woolworth',
  '5-10': 'Dime store',
  '5-7-10': 'Sour apple',
  '2-7': 'Baby split',
  '3-10': 'Baby split',
  '2-7-8': 'Baby split with company',
  '3-9-10': 'Baby split with company',
  '2-7-10': 'Christmas tree',
  '3-7-10': 'Christmas tree',
  '4-6-7-10': 'Big four',
  '2-4-6-7-10': 'Big five',
  '3-4-6-7-10': 'Big five',
  '2-4-6-7-8-10': 'Big six',
  '3-4-6-7-9-10': 'Big six',
  '4-6-7-8-10': 'Greek church',
  '4-6-7-9-10': 'Greek church',
  '7-8-10': "Grandma's teeth",
  '7-9-10': "Grandma's teeth",
  '2-3': 'Side by side',
  '4-5': 'Side by side',
  '5-6': 'Side by side',
  '7-8': 'Side by side',
  '9-10': 'Side by side',
  '1-10': 'Washout',
  '1-2-10': 'Washout',
  '1-2-4-10': 'Washout',
  '1-3-7': 'Washout',
  '1-3-6-7': 'Washout',
  '2-4-5-8': 'Bucket',
  '3-5-6-9': 'Bucket',
  '1-2-4-7': 'Picket fence',
  '1-3-6-10': 'Picket fence',
  '1-5': 'Double wood',
  '2-8': 'Double wood',
  '3-9': 'Double wood',
  '4-7': 'Fast eight',
  '6-10': 'Fast eight',
};

/** The bowlers' name for this leave; null if it has none. */
export function leaveName(standing: ReadonlySet<PinNumber>): string | null {
  const key = PIN_NUMBERS.filter((pin) => standing.has(pin)).join('-');
  return Object.hasOwn(NAMES, key) ? (NAMES[key] ?? null) : null;
}
