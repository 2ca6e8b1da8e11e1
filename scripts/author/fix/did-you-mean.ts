import { resolve } from 'node:path';
import { escapeRegExp } from '#src/shared/text/escape-reg-exp.ts';
import type { Location, Problem } from '../../cli/problem.ts';
import type { Draft } from '../draft.ts';
import { offsetAt, type Fixer, type TextEdit } from './fix.ts';

/** Maximum number of lines that are searched for a name, from the location of the problem. */
const REACH = 8;

/**
 * Replaces an unknown name. If the line of the problem contains the old name of something that was renamed, writes the
 * new name. Otherwise, writes the name that the message suggests, but only if the unknown name is reported at a single
 * place: if it is at several places, the definition may be misspelt instead.
 */
export const didYouMean: Fixer = (problem, { files, renames, problems }) => {
  const line = files.text(resolve(problem.location.file)).split('\n')[problem.location.line - 1] ?? '';
  const known = [...renames().keys()].filter((name) => occurrences(line, name).length > 0);
  const old = known.length > 1 ? known.find((name) => name === problem.unknown) : known[0];
  const [from, to] =
    old === undefined ? [bare(problem.replaces ?? ''), bare(problem.suggested ?? '')] : [old, renames().get(old) ?? ''];
  if (from === '' || to === '' || from === to) return undefined;
  const alike = problems.filter(({ replaces }) => replaces === problem.replaces).flatMap(placesOf);
  if (old === undefined && alike.length > 1) return undefined;
  const edits = placesOf(problem).map((place) => replacement(place, from, to, files));
  if (!edits.every((edit) => edit !== undefined)) return undefined;
  return { edits, done: `wrote \`${to}\` for \`${from}\`` };
};

/** Returns a name without the quotes, `<`, `>` or `#` around it in a message. */
function bare(name: string): string {
  return name.replaceAll(/^[<#"]|[>"]$/g, '');
}

/** Returns all places where a problem occurs. */
function placesOf({ location, related = [] }: Problem): readonly Location[] {
  return [location, ...related.filter(({ isSame }) => isSame === true).map((other) => other.location)];
}

/**
 * Returns the edit that replaces the name `from` at a location or shortly after it. Undefined if the name occurs there
 * more than once, or not at all.
 */
function replacement(
  { file, line, column, endLine, endColumn }: Location,
  from: string,
  to: string,
  files: Draft,
): TextEdit | undefined {
  const path = resolve(file);
  const text = files.text(path);
  const start = offsetAt(text, line, column);
  const ends = [
    ...(endLine === undefined || endColumn === undefined ? [] : [offsetAt(text, endLine, endColumn)]),
    offsetAt(text, line + 1, 1),
    offsetAt(text, line + REACH, 1),
  ];
  for (const begin of [start, offsetAt(text, line, 1)]) {
    for (const end of ends) {
      const found = occurrences(text.slice(begin, end), from);
      if (found.length > 1) return undefined;
      if (found[0] !== undefined)
        return { file: path, from: begin + found[0], to: begin + found[0] + from.length, text: to };
    }
  }
  return undefined;
}

function occurrences(text: string, name: string): readonly number[] {
  const before = /^\w/.test(name) ? '(?<![\\w-])' : '';
  const after = /\w$/.test(name) ? '(?![\\w-])' : '';
  return [...text.matchAll(new RegExp(`${before}${escapeRegExp(name)}${after}`, 'g'))].map(({ index }) => index);
}
