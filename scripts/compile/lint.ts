import { createConfig, lintDocument, type NormalizedProblem } from '@redocly/openapi-core';
import type { DescriptionSource } from './source/load.ts';
import { lineAndColumn } from './source/locator.ts';
import { REFUSED } from './source/source-text.ts';
import { displayPath, type Location, type Problem } from '../cli/problem.ts';

/** Lints the description before it is bundled, so that every problem points into the author's own file. */
export async function lint({ document, resolver, config }: DescriptionSource): Promise<readonly Problem[]> {
  try {
    return problemsOf(await lintDocument({ document, config, externalRefResolver: resolver }));
  } catch {
    // Some rules crash on values of the wrong type: the structure alone says where those are.
    const told = await lintDocument({
      document,
      config: await createConfig({ rules: { struct: 'error' } }),
      externalRefResolver: resolver,
    }).then(problemsOf, () => []);
    return told.length > 0 ? told : [gaveUp(document.source.absoluteRef)];
  }
}

/** The lint also crashes on a member named `hasOwnProperty`. */
function gaveUp(entry: string): Problem {
  return {
    check: 'struct',
    severity: 'warning',
    message: 'The lint of the specification had to be given up.',
    hint: 'It stops at members that are called like what every object has, such as `hasOwnProperty`. The other checks are made.',
    location: { file: displayPath(entry), line: 1, column: 1 },
  };
}

function problemsOf(found: readonly NormalizedProblem[]): readonly Problem[] {
  return found.filter(({ ignored, ruleId }) => !ignored && !SUPERSEDED.test(ruleId)).flatMap(fromRedocly);
}

/** Rules superseded by stricter checks with better locations. */
const SUPERSEDED = /^no-invalid-.*-examples$/;

/** Converts a problem of Redocly's; none for broken YAML, which `referencedFileProblems` reports. */
export function fromRedocly(problem: NormalizedProblem): readonly Problem[] {
  const { ruleId, severity, message, suggest, location, reference } = problem;
  if (BROKEN_YAML.test(message) || message.includes(REFUSED)) return [];
  const place = location[0];
  const where = place === undefined ? { file: displayPath('.'), line: 1, column: 1 } : locationOf(place);
  const shared = { severity: severity === 'error' ? ('error' as const) : ('warning' as const), location: where };
  if (message.startsWith(UNRESOLVED))
    return [{ ...shared, check: 'no-unresolved-refs', ...unresolved(message, lineOf(place, where)) }];
  return [
    {
      ...shared,
      check: ruleId,
      message: message
        .replace(/\s*\n\s*/g, ' ')
        .replaceAll('[object Object]', '…')
        .trim(),
      hint: hintFor(suggest, reference),
    },
  ];
}

/** Redocly's parser appends file, line and column. */
const BROKEN_YAML = / in "[^"]+" \(\d+:\d+\)$/;
const UNRESOLVED = "Can't resolve $ref";

/** Message for an unresolved reference, which both lint and bundle report. */
function unresolved(message: string, line: string): Pick<Problem, 'message' | 'hint'> {
  const ref = /\$ref['"]?\s*:\s*['"]?([^'"\s,}]+)/.exec(line)?.[1];
  const what = ref === undefined ? 'A reference' : `The reference \`${ref}\``;
  const reason = message.slice(UNRESOLVED.length).replace(/^:\s*/, '');
  if (reason.startsWith('ENOENT'))
    return {
      message: `${what} names a file that does not exist.`,
      hint: 'Write the path from this file to the other one, and check its spelling.',
    };
  return {
    message: `${what} leads nowhere.`,
    hint: reason === '' ? 'Check its spelling, or add what it names.' : reason,
  };
}

function lineOf(place: NormalizedProblem['location'][number] | undefined, { line, column }: Location): string {
  return place?.source.getLines()[line - 1]?.slice(column - 1) ?? '';
}

function hintFor(suggest: readonly string[], reference: string | undefined): string {
  if (suggest.length > 0) return `Did you mean ${suggest.map((name) => `\`${name}\``).join(' or ')}?`;
  return reference === undefined ? 'Mend the description at this place.' : `See ${reference}`;
}

function locationOf(place: NormalizedProblem['location'][number]): Location {
  return place.pointer === undefined
    ? startOf(place)
    : lineAndColumn(place.source, place.pointer, place.reportOnKey ?? false);
}

function startOf(place: NormalizedProblem['location'][number]) {
  const start = 'start' in place ? place.start : undefined;
  return { file: displayPath(place.source.absoluteRef), line: start?.line ?? 1, column: start?.col ?? 1 };
}
