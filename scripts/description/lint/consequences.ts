import type { NormalizedProblem } from '@redocly/openapi-core';
import { nearest, suggest, suggestion, type Suggestion } from '#src/shared/text/nearest.ts';
import { groupBy } from '../../text/group-by.ts';

/** Matches Redocly's message about an unexpected key. The first group of the pattern is the key. */
export const UNEXPECTED = /^Property `([^`]+)`.* is not expected here/;
/** Matches Redocly's message about a missing key. The first group of the pattern is the key. */
const LACKING = /^(?:The field|\w+ object should contain) `([^`]+)` (?:must be present|field)/;
/** Matches Redocly's message about an object without `schema`. */
const NO_SCHEMA = /^Must contain at least one of the following fields: schema/;

/**
 * Suggests the key that the author probably meant instead of an unexpected one; undefined if none of Redocly's
 * suggestions is similar.
 */
export function nearKey({ message, suggest: near }: NormalizedProblem): Suggestion | undefined {
  const key = UNEXPECTED.exec(message)?.[1] ?? '';
  const found = suggest(key, near);
  if (found.suggested !== undefined) return found;
  const suggested = key === 'ref' ? '$ref' : nearest(key, near, 1);
  return suggested === undefined ? undefined : suggestion(suggested);
}

/**
 * Removes problems that only follow from another problem in the same object. A missing key is not reported if it is
 * only misspelt or malformed. Unexpected keys that resemble no expected key are reported as one problem: a line above
 * them is probably wrong. If `schema` is missing, such unexpected keys are not reported at all: they probably belong
 * below `schema`.
 */
export function withoutConsequences(problems: readonly NormalizedProblem[]): readonly NormalizedProblem[] {
  return [...groupBy(problems, objectOf).values()].flatMap((some) => {
    const present = some.flatMap(presentKeys);
    const isBare = some.some(({ message }) => NO_SCHEMA.test(message));
    const strange = some.filter((one) => UNEXPECTED.test(one.message) && presentKeys(one).length === 1);
    const message = `Property \`${strange.flatMap(presentKeys).join('`, `')}\` is not expected here.`;
    return some.flatMap((problem) => {
      const lacking = lackingKey(problem);
      if (lacking !== undefined && (present.includes(lacking) || present.includes('$ref'))) return [];
      if (!strange.includes(problem)) return [problem];
      return isBare || problem !== strange[0] ? [] : [{ ...problem, message }];
    });
  });
}

/** Returns the file and the JSON Pointer of the object that a problem is about, separated by a space. */
function objectOf(problem: NormalizedProblem): string {
  const { source, pointer = '' } = problem.location[0] ?? {};
  const isOfKey = presentKeys(problem).length > 0 || pointer.endsWith(`/${lackingKey(problem)}`);
  return `${source?.absoluteRef} ${pointer.replace(isOfKey ? /\/[^/]*$/ : /\/required\/\d+$/, '')}`;
}

/**
 * Returns the keys that an object certainly has, because a problem is about one of them. For a value of the wrong type,
 * this is its key. For an unexpected key, these are the key and the one that the author probably meant. For any other
 * problem, returns an empty list.
 */
function presentKeys(problem: NormalizedProblem): readonly string[] {
  const { message, location } = problem;
  if (message.startsWith('Expected type')) return [location[0]?.pointer?.replace(/^.*\//, '') ?? ''];
  const key = UNEXPECTED.exec(message)?.[1];
  if (key === undefined) return [];
  // For `nullable` and `schema`, the messages in `rule-words.ts` suggest other keys than Redocly.
  const suggested = key === 'nullable' ? 'type' : key === 'schema' ? 'content' : nearKey(problem)?.suggested;
  return [key, suggested ?? []].flat();
}

/** Returns the key that a problem reports as missing; undefined for other problems. */
function lackingKey({ message }: NormalizedProblem): string | undefined {
  if (message === 'Operation tags should be defined') return 'tags';
  return message.startsWith('Required property') ? 'properties' : LACKING.exec(message)?.[1];
}
