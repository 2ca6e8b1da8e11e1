import { createConfig, lintDocument, type Config, type NormalizedProblem } from '@redocly/openapi-core';
import { memoize } from '#src/shared/text/memoize.ts';
import { groupBy } from '../../text/group-by.ts';
import { asList, asRecord, asText } from '#src/shared/schema/raw.ts';
import { nearest, suggestion, suggestionOf } from '#src/shared/text/nearest.ts';
import type { DescriptionSource } from '../source/load.ts';
import { lostReference } from '../source/lost-reference.ts';
import { REFUSED } from '../source/source-text.ts';
import { displayPath, type Location, type Problem } from '../../cli/problem.ts';
import { lineAndColumn } from '../source/locator.ts';
import { guardedRules, type RulePlace } from './guarded-rules.ts';
import { isValid, SUPERSEDED } from './overruled.ts';
import { locationOf, textAt } from './place.ts';
import { plainNumbersOf, withPlainNumbers } from './plain-numbers.ts';
import { ruleWords, value } from './rule-words.ts';

/** Lints the description before it is bundled, so that every problem points into the author's own file. */
export async function lint(description: DescriptionSource): Promise<readonly Problem[]> {
  const { document, resolver, config } = description;
  // Of each rule the first: what follows may be its consequence.
  const crashes = new Map<string, RulePlace | undefined>();
  const lintBy = (policy: Config): Promise<readonly NormalizedProblem[]> =>
    lintDocument({
      document: withPlainNumbers(document),
      config: policy,
      externalRefResolver: plainNumbersOf(resolver),
    });
  const found = await lintBy(config).catch(() =>
    lintBy(guardedRules(config, (rule, place) => crashes.has(rule) || crashes.set(rule, place))),
  );
  const reported = found.filter(
    (problem) => !problem.ignored && !SUPERSEDED.test(problem.ruleId) && !isValid(problem, document),
  );
  return [
    ...(await fromRedocly(reported, description)),
    ...[...crashes]
      .filter(([rule]) => !SUPERSEDED.test(rule))
      .map(([rule, place]) => crashProblem(rule, place, description.entry)),
  ];
}

/** Returns the ids of all rules of the lint. */
export async function ruleIds(): Promise<readonly string[]> {
  const { rules } = await createConfig({ extends: ['all'] });
  return [rules.oas3_0, rules.oas3_1, rules.oas3_2].flatMap((each) => Object.keys(each));
}

/** Nobody has judged the place, so that it is wrong until a rule has, or need not. */
function crashProblem(rule: string, place: RulePlace | undefined, entry: string): Problem {
  return {
    check: rule,
    severity: 'error',
    message: `The rule \`${rule}\` of the lint crashed and cannot judge this object.`,
    hint: `Correct values of the wrong type and members named \`hasOwnProperty\`, or write \`${rule}: off\` under \`rules:\` in \`redocly.yaml\`.`,
    location: place === undefined ? { file: displayPath(entry), line: 1, column: 1 } : locationOf(place),
    docs: docsOfRule(rule),
  };
}

/** Converts problems of Redocly's; none for broken YAML, which `referencedFileProblems` reports. */
export async function fromRedocly(
  problems: readonly NormalizedProblem[],
  description: DescriptionSource,
): Promise<readonly Problem[]> {
  const tags = asList(description.document.parsed['tags']).map((tag) => asText(asRecord(tag)['name']));
  const converted = await Promise.all(
    firstStatuses(problems).map((problem) =>
      convert(problem, description, tags).catch((error: unknown) => [ownCrash(problem, description, error)]),
    ),
  );
  return converted.flat();
}

function ownCrash(
  { ruleId, location: [place] }: NormalizedProblem,
  { entry }: DescriptionSource,
  error: unknown,
): Problem {
  return {
    check: ruleId,
    severity: 'error',
    message: `The project crashed on a problem of \`${ruleId}\` at \`${place?.pointer ?? '#'}\`: ${String(error)}`,
    hint: 'This is a bug of the project, not of the description. All other problems are told.',
    location: { file: displayPath(place?.source.absoluteRef ?? entry), line: 1, column: 1 },
  };
}

async function convert(
  problem: NormalizedProblem,
  description: DescriptionSource,
  tags: readonly string[],
): Promise<readonly Problem[]> {
  const { ruleId, severity, message } = problem;
  // Names that Redocly finds near; the first is the nearest.
  const [near] = problem.suggest;
  if (BROKEN_YAML.test(message) || message.includes(REFUSED)) return [];
  const place = ruleId === 'operation-operationId-unique' ? onOperationId(problem.location[0]) : problem.location[0];
  const location = place === undefined ? { file: displayPath('.'), line: 1, column: 1 } : locationOf(place);
  const shared = { severity: severity === 'error' ? ('error' as const) : ('warning' as const), location };
  const text = textAt(place, location);
  if (message.startsWith(UNRESOLVED)) {
    const ref = /\$ref['"]?\s*:\s*['"]?([^'"\s,}]+)/.exec(text)?.[1];
    const words =
      ref === undefined || place === undefined
        ? { message: 'The reference leads nowhere.', hint: 'Check its spelling, or add what it names.' }
        : await lostReference(description, place.source.absoluteRef, ref);
    return [{ ...shared, check: 'no-unresolved-refs', ...words }];
  }
  const key = /[^/]*$/.exec(place?.pointer ?? '')?.[0] ?? '';
  const words = ruleWords(oneLine(message), { text, key, tags });
  return [
    {
      ...shared,
      check: ruleId === 'bundler' ? 'name-conflict' : ruleId,
      message: words?.message ?? oneLine(message),
      ...(near === undefined
        ? suggestionOf(words ?? { hint: 'Correct the description at this place.' })
        : { ...suggestion(near), ...replacedBy(problem.suggest, message) }),
      ...(UNEXPECTED.test(message) ? { correction: { kind: 'key' as const } } : {}),
      ...(ruleId === 'operation-operationId-unique' ? await otherPlace(text, location, description) : {}),
      ...relatedObject(problem, place),
      ...(ruleId === 'bundler' ? {} : { docs: docsOfRule(ruleId) }),
    },
  ];
}

/** Statuses that are not under `responses` are reported once an object: `responses:` is missing above the first. */
function firstStatuses(problems: readonly NormalizedProblem[]): readonly NormalizedProblem[] {
  const reported = new Set<string>();
  return problems.filter(({ message, location: [place] }) => {
    const parent = `${place?.source.absoluteRef} ${place?.pointer?.replace(/\/[^/]*$/, '')}`;
    return !STATUS.test(message) || (!reported.has(parent) && reported.add(parent));
  });
}

const STATUS = /^Property `[1-5](?:\d\d|XX)` is not expected here/;

/** Finds the places of each `operationId`, once a description. */
const idPlaces = memoize(async ({ resolver }: DescriptionSource): Promise<ReadonlyMap<string, readonly Location[]>> => {
  const loaded = await Promise.all([...resolver.cache.values()].map((one) => one.catch((error: Error) => error)));
  const places = loaded.flatMap((document) =>
    document instanceof Error
      ? []
      : document.source.getLines().flatMap((text, index) => {
          const at = /(?<=\boperationId['"]?:\s*)\S.*/.exec(text);
          const file = displayPath(document.source.absoluteRef);
          return at === null ? [] : [{ id: value(at[0]), location: { file, line: index + 1, column: at.index + 1 } }];
        }),
  );
  const groups = groupBy(places, ({ id }) => id);
  return new Map([...groups].map(([id, all]) => [id, all.map(({ location }) => location)]));
});

/** The first other place of an `operationId`. */
async function otherPlace(
  text: string,
  { file, line }: Location,
  description: DescriptionSource,
): Promise<Pick<Problem, 'related'>> {
  const places = (await idPlaces(description)).get(value(text)) ?? [];
  const other = places.find((place) => place.file !== file || place.line !== line);
  return other === undefined ? {} : { related: [{ message: 'The other one', location: other }] };
}

/** The object that a problem is about where it stands elsewhere: the fields of a schema, an operation. */
function relatedObject({ ruleId, message }: NormalizedProblem, place: RulePlace | undefined): Pick<Problem, 'related'> {
  if (place?.pointer === undefined) return {};
  const { source, pointer } = place;
  const related = (message: string, other: string, onKey: boolean): Pick<Problem, 'related'> => ({
    related: [{ message, location: lineAndColumn(source, other, onKey) }],
  });
  if (ruleId === 'no-required-schema-properties-undefined')
    return related('Fields', pointer.replace(/required\/\d+$/, 'properties'), false);
  return STATUS.test(message) ? related('Operation', pointer.replace(BELOW_METHOD, ''), true) : {};
}

const BELOW_METHOD = /(?<=\/(?:get|put|post|delete|options|head|patch|trace|query))\/.*$/;

/** The key that the only near one replaces. */
function replacedBy(near: readonly string[], message: string): { readonly replaces?: string } {
  const replaces = UNEXPECTED.exec(message)?.[1];
  return replaces === undefined || near.length !== 1 || nearest(replaces, near, 1) === undefined ? {} : { replaces };
}

const UNEXPECTED = /^Property `([^`]+)` is not expected here/;

/** Redocly's parser appends file, line and column. */
const BROKEN_YAML = / in "[^"]+" \(\d+:\d+\)$/;
const UNRESOLVED = "Can't resolve $ref";

/** Rules that Redocly explains for all specifications together. */
const COMMON =
  /^(struct|no-duplicated-enum-values|no-enum-type-mismatch|no-mixed-number-range-constraints|no-required-schema-properties-undefined|no-schema-type-mismatch|no-unsafe-markdown|security-scopes-defined)$/;

/** Returns the URL at which Redocly explains a rule; rules that a project defines itself are explained together. */
export function docsOfRule(rule: string): string {
  const page = rule.startsWith('rule/')
    ? 'configurable-rules'
    : `${COMMON.test(rule) ? 'common' : 'oas'}/${rule.replaceAll('.', '-')}`;
  return `https://redocly.com/docs/cli/rules/${page}`;
}

/** The rule names the id where the key belongs. */
function onOperationId(place: RulePlace | undefined): RulePlace | undefined {
  if (place?.pointer === undefined) return place;
  return { ...place, pointer: place.pointer.replace(/[^/]*$/, 'operationId') } as RulePlace;
}

function oneLine(message: string): string {
  return message
    .replace(/\s*\n\s*/g, ' ')
    .replaceAll('[object Object]', '…')
    .trim();
}
