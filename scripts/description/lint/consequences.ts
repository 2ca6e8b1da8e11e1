import type { NormalizedProblem } from '@redocly/openapi-core';
import { nearest, suggest, suggestion, type Suggestion } from '#src/shared/text/nearest.ts';
import { groupBy } from '../../text/group-by.ts';

/** Names the key that an object may not have. */
export const UNEXPECTED = /^Property `([^`]+)`.* is not expected here/;
/** Names the key that an object lacks. */
const LACKING = /^(?:The field|\w+ object should contain) `([^`]+)` (?:must be present|field)/;
/** An object that describes a value lacks what does. */
const NO_SCHEMA = /^Must contain at least one of the following fields: schema/;

/** Suggests the key that one which does not exist nearly is. */
export function nearKey({ message, suggest: near }: NormalizedProblem): Suggestion | undefined {
  const key = UNEXPECTED.exec(message)?.[1] ?? '';
  const found = suggest(key, near);
  if (found.suggested !== undefined) return found;
  const suggested = key === 'ref' ? '$ref' : nearest(key, near, 1);
  return suggested === undefined ? undefined : suggestion(suggested);
}

/**
 * Returns the problems of Redocly's but for consequences of others in the same object: a key is missing that is misspelt
 * there or malformed, and keys are unknown that belong below a key that is missing. Unknown keys that are like no other
 * are told together, as one line above them is probably wrong.
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

/** The object that a problem is about, by the pointer to it. */
function objectOf(problem: NormalizedProblem): string {
  const { source, pointer = '' } = problem.location[0] ?? {};
  const isOfKey = presentKeys(problem).length > 0 || pointer.endsWith(`/${lackingKey(problem)}`);
  return `${source?.absoluteRef} ${pointer.replace(isOfKey ? /\/[^/]*$/ : /\/required\/\d+$/, '')}`;
}

/** The keys that an object has, if misspelt or malformed. */
function presentKeys(problem: NormalizedProblem): readonly string[] {
  const { message, location } = problem;
  if (message.startsWith('Expected type')) return [location[0]?.pointer?.replace(/^.*\//, '') ?? ''];
  const key = UNEXPECTED.exec(message)?.[1];
  if (key === undefined) return [];
  // Some have words of their own.
  const suggested = key === 'nullable' ? 'type' : key === 'schema' ? 'content' : nearKey(problem)?.suggested;
  return [key, suggested ?? []].flat();
}

/** The key that an object lacks. */
function lackingKey({ message }: NormalizedProblem): string | undefined {
  if (message === 'Operation tags should be defined') return 'tags';
  return message.startsWith('Required property') ? 'properties' : LACKING.exec(message)?.[1];
}
