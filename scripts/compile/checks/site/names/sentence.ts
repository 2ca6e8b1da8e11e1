/** The sentence around a part of a text. */
export interface Sentence {
  /** What it says before that part, and after it. */
  readonly before: string;
  readonly after: string;
}

/** Where a sentence ends; after a semicolon, `here` turns from others to this API. */
const END = /[.!?](?:["”’)\]]|\*\*)?\s+(?=[A-Z`"“‘([*0-9])|;\s+(?=(?:here|ours|with us)\b)|\n\s*\n/g;
/** A full stop that ends no sentence. */
const ABBREVIATION = /(?:\b(?:e\.g|i\.e|etc|vs|cf|approx|no|nos|Mr|Mrs|Dr)|\b[A-Z])$/;

/** Letters of a sentence that are looked at on each side. */
const LONGEST = 400;

/** The sentence of a text that holds the part from `start` to `end`. */
export function sentenceAround(whole: string, start: number, end: number): Sentence {
  const first = Math.max(0, start - LONGEST);
  return within(whole.slice(first, end + LONGEST), start - first, end - first);
}

function within(text: string, start: number, end: number): Sentence {
  const ends = [...text.matchAll(END)]
    .filter(({ index }) => !ABBREVIATION.test(text.slice(Math.max(0, index - 8), index)))
    .filter(({ index }) => !isInCode(text, index))
    .map((match) => match.index + match[0].length);
  const from = ends.findLast((one) => one <= start) ?? 0;
  const to = ends.find((one) => one > start && one >= end) ?? text.length;
  return { before: text.slice(from, start), after: text.slice(end, to) };
}

/** Whether a place of a text is between two backticks of one line. */
function isInCode(text: string, index: number): boolean {
  const line = text.slice(text.lastIndexOf('\n', index) + 1, index);
  return (line.match(/`/g)?.length ?? 0) % 2 === 1;
}
