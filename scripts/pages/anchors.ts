/** Anchors of one page: unique, stable, and written as a reader would guess them. */
export interface Anchors {
  /** The wanted anchor, or with the first free number behind it. */
  claim(wanted: string): string;
  has(anchor: string): boolean;
}

export function createAnchors(): Anchors {
  const taken = new Set<string>();
  return {
    claim(wanted) {
      let anchor = wanted;
      for (let number = 2; taken.has(anchor); number++) anchor = `${wanted}-${number}`;
      taken.add(anchor);
      return anchor;
    },
    has: (anchor) => taken.has(anchor),
  };
}

/** Anchor of a heading: `Step 1: Pay (USSD)` is `step-1-pay-ussd`. */
export function slug(text: string): string {
  const words = text.normalize('NFKD').replace(/[\u0300-\u036f]/g, '').toLowerCase().match(/[\p{L}\p{N}]+/gu);
  return words?.join('-') ?? 'section';
}

/** Part of an anchor that names a field or value as it is written, without white space. */
export function segment(text: string): string {
  return text.replace(/\s+/g, '-') || '-';
}
