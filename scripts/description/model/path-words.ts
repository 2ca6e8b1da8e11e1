import type { Operation } from '#src/model/operation.ts';
import { pathOf } from '#src/shared/samples/uri.ts';
import { escapeRegExp } from '#src/shared/text/escape-reg-exp.ts';
import { mostCommon } from '../../text/group-by.ts';
import { titleOfName } from '../../text/title-of-name.ts';

/** An operation and the words of its path: all segments that are not parameters. */
export interface PlacedOperation {
  readonly operation: Operation;
  readonly words: readonly string[];
}

/** Finds the words in the path of an operation. */
export function placed(operation: Operation): PlacedOperation {
  const segments = (wholePath(operation) ?? '').split('/');
  return { operation, words: segments.filter((segment) => segment !== '' && !/^\{.*\}$/.test(segment)) };
}

/**
 * Returns the path of an operation, preceded by the path of the server's URL; undefined if the path is not published.
 */
export function wholePath({ path, server }: Operation): string | undefined {
  return path === undefined ? undefined : pathOf(server.url) + path;
}

/** Returns the word of a path at an index, from 0; an empty string if the path has fewer words. */
export function wordAt({ words }: PlacedOperation, depth: number): string {
  return words[depth] ?? '';
}

/**
 * Returns words of a path as a title: `Asset report` for `asset_report`. Abbreviations get the capitals that the
 * summaries and descriptions of the operations usually have: `FDX` for `fdx`.
 */
export function titleOfWords(words: readonly string[], operations: readonly Operation[]): string {
  const prose = operations.map(({ summary, description }) => `${summary}\n${description}`).join('\n');
  return titleOfName(words.join('_')).replace(/[\p{L}\p{N}]{2,}/gu, (word) => {
    const spelt = mostCommon(prose.match(new RegExp(`(?<![\\w/{-])${escapeRegExp(word)}(?![\\w/}-])`, 'gi')) ?? []);
    return spelt !== undefined && /.\p{Lu}/u.test(spelt) ? spelt : word;
  });
}
