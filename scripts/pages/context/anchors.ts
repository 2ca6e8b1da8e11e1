import { begins } from '#src/shared/content/lead-on.ts';
import { digest } from './path-segments.ts';

/** Anchors of one page: unique, stable, and easy to guess. */
export interface Anchors {
  /** Reserves the requested anchor and returns it, with the first free number appended if it is taken. */
  claim(requested: string): string;
  has(anchor: string): boolean;
  /** Whether the page has this anchor, or one nested in it: for `pay`, also `pay.amount`. */
  begins(anchor: string): boolean;
}

/** Ids of elements around the article, which no anchor may repeat. */
const FRAME: readonly string[] = ['app', 'announcer', 'content', 'sidebar', 'search', 'search-results'];

export function createAnchors(): Anchors {
  const taken = new Set(FRAME);
  return {
    claim(requested) {
      const short = shortened(requested);
      let anchor = short;
      for (let number = 2; taken.has(anchor); number++) anchor = `${short}-${number}`;
      taken.add(anchor);
      return anchor;
    },
    has: (anchor) => taken.has(anchor),
    begins: (anchor) => taken.has(anchor) || [...taken].some((each) => begins(each, anchor)),
  };
}

/**
 * Length in characters at which an anchor is cut. A digest of the whole anchor is then added, so that the result stays
 * unique.
 */
export const LONGEST = 300;

function shortened(anchor: string): string {
  return anchor.length <= LONGEST ? anchor : `${anchor.slice(0, LONGEST)}~${digest(anchor)}`;
}

/** Returns the anchor of a heading: `step-1-pay-ussd` for `Step 1: Pay (USSD)`. */
export function slug(text: string): string {
  const words = text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu);
  return words?.join('-') ?? 'section';
}
