import type { MistakeKind } from '#src/shared/pasted/pasted.ts';
import { readJson as read, type JsonPlace } from '#src/shared/pasted/read-json.ts';
import type { TextProblem } from '../check.ts';

/**
 * The result of parsing JSON: the value with the offset of every member, or the first error. Offsets count from the
 * start of the text.
 */
export type JsonText = { readonly problem: TextProblem } | JsonValue;

interface JsonValue {
  readonly problem?: undefined;
  readonly value: unknown;
  /**
   * Returns the offset of the value at a path or, with `onKey`, of the member name. If there is no such value, returns
   * the offset of the nearest ancestor.
   */
  offsetOf(path: readonly (string | number)[], onKey?: boolean): number;
}

const HINTS: Partial<Readonly<Record<MistakeKind, string>>> = {
  end: 'Close every bracket and quote.',
  depth: 'Nest the value less deeply.',
  comment: 'Remove the comment.',
  'trailing-comma': 'Remove the comma: JSON has none after the last member.',
  'missing-comma': 'Separate members by commas.',
};

/** Parses JSON (RFC 8259). A duplicate name in an object is an error too. */
export function readJson(text: string): JsonText {
  const places = new Map<string, JsonPlace>();
  const twice: JsonPlace[] = [];
  const { value, end, mistakes } = read(text, 0, (place) => {
    places.set(JSON.stringify(place.path.map(String)), place);
    if (place.isTwice) twice.push(place);
  });
  const rest = text.length - text.slice(end).trimStart().length;
  const problems: TextProblem[] = [
    ...mistakes.map(({ kind, offset, message }) => ({
      offset: Math.min(offset, text.trimEnd().length),
      message,
      hint: HINTS[kind] ?? 'Write JSON.',
    })),
    ...twice.map(({ keyAt, path }) => ({
      offset: keyAt,
      message: `The key \`${String(path.at(-1))}\` occurs twice in this object.`,
      hint: 'Remove one of the two.',
    })),
    ...(rest < text.length
      ? [
          {
            offset: rest,
            message: 'Unexpected text after the JSON value.',
            hint: 'Remove the text, or write each value in its own code block.',
          },
        ]
      : []),
  ];
  const [problem] = problems.sort((one, other) => one.offset - other.offset);
  if (problem !== undefined) return { problem };
  return {
    value,
    offsetOf(path, onKey = false) {
      for (let depth = path.length; depth >= 0; depth--) {
        const place = places.get(JSON.stringify(path.slice(0, depth).map(String)));
        if (place !== undefined) return onKey && depth === path.length ? place.keyAt : place.valueAt;
      }
      return 0;
    },
  };
}
