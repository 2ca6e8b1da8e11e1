import { createConfig, lintDocument, type Config, type NormalizedProblem } from '@redocly/openapi-core';
import { memoize } from '#src/shared/text/memoize.ts';
import { groupBy } from '../../text/group-by.ts';
import { asList, asRecord, asText } from '#src/shared/schema/raw.ts';
import { suggestion, suggestionOf } from '#src/shared/text/nearest.ts';
import type { DescriptionSource } from '../source/load.ts';
import { unresolvedReference } from '../source/unresolved-reference.ts';
import { REFUSED } from '../source/source-text.ts';
import { displayPath, type Location, type Problem } from '../../cli/problem.ts';
import { lineAndColumn, loadedDocuments } from '../source/locator.ts';
import { nearKey, UNEXPECTED, withoutConsequences } from './consequences.ts';
import { guardedRules, type RulePlace } from './guarded-rules.ts';
import { isValid, SUPERSEDED } from './overruled.ts';
import { locationOf, textAt, textOf } from './place.ts';
import { plainNumbersOf, withPlainNumbers } from './plain-numbers.ts';
import { type Names, ruleWords, value } from './rule-words.ts';

/** Lints a description with Redocly before it is bundled, so that problems have locations in the author's files. */
export async function lint(description: DescriptionSource): Promise<readonly Problem[]> {
  const { document, resolver, config } = description;
  // Contains only the first crash of each rule, as it may have caused the later ones.
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
    // Crashes are not reported if the rule `struct` has found a problem, such as a value of the wrong type: that
    // problem may have caused the crashes.
    ...[...crashes]
      .filter(([rule]) => !SUPERSEDED.test(rule) && !reported.some(({ ruleId }) => ruleId === 'struct'))
      .map(([rule, place]) => crashProblem(rule, place, description.entry)),
  ];
}

/** Returns the ids of all lint rules of Redocly. */
export async function ruleIds(): Promise<readonly string[]> {
  const { rules } = await createConfig({ extends: ['all'] });
  return [rules.oas3_0, rules.oas3_1, rules.oas3_2].flatMap((each) => Object.keys(each));
}

/** Creates the problem for a rule that crashed. Its severity is `error`, as the rule has not checked the object. */
function crashProblem(rule: string, place: RulePlace | undefined, entry: string): Problem {
  return {
    check: rule,
    severity: 'error',
    message: `The lint rule \`${rule}\` crashed and cannot check this object.`,
    hint: `Correct values of the wrong type and members named \`hasOwnProperty\`, or write \`${rule}: off\` under \`rules:\` in \`redocly.yaml\`.`,
    location: place === undefined ? { file: displayPath(entry), line: 1, column: 1 } : locationOf(place),
    docs: docsOfRule(rule),
  };
}

/**
 * Converts Redocly's problems to problems of this project. Leaves out broken YAML, which `referencedFileProblems`
 * reports.
 */
export async function fromRedocly(
  problems: readonly NormalizedProblem[],
  description: DescriptionSource,
): Promise<readonly Problem[]> {
  const { parsed } = description.document;
  const names: Names = {
    tags: asList(parsed['tags']).map((tag) => asText(asRecord(tag)['name'])),
    schemes: Object.keys(asRecord(asRecord(parsed['components'])['securitySchemes'])),
  };
  const converted = await Promise.all(
    withoutConsequences(problems).map((problem) =>
      convert(problem, description, names).catch((error: unknown) => [ownCrash(problem, description, error)]),
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
    message: `The generator crashed while it handled a problem of \`${ruleId}\` at \`${place?.pointer ?? '#'}\`: ${String(error)}`,
    hint: 'This is a bug in the generator, not in the OpenAPI description. All other problems are reported.',
    location: { file: displayPath(place?.source.absoluteRef ?? entry), line: 1, column: 1 },
  };
}

async function convert(
  problem: NormalizedProblem,
  description: DescriptionSource,
  names: Names,
): Promise<readonly Problem[]> {
  const { ruleId, severity, message } = problem;
  const isUnexpected = UNEXPECTED.test(message);
  // Redocly's suggestions begin with the nearest name.
  const near = isUnexpected ? nearKey(problem) : problem.suggest.slice(0, 1).map(suggestion)[0];
  if (BROKEN_YAML.test(message) || message.includes(REFUSED)) return [];
  const place = ruleId === 'operation-operationId-unique' ? onOperationId(problem.location[0]) : problem.location[0];
  const location = place === undefined ? { file: displayPath('.'), line: 1, column: 1 } : locationOf(place);
  const shared = { severity: severity === 'error' ? ('error' as const) : ('warning' as const), location };
  const text = textAt(place, location);
  if (message.startsWith(UNRESOLVED)) {
    const ref = (place?.pointer?.includes('/mapping/') === true ? MAPPED : REF).exec(text)?.[1];
    const words =
      ref === undefined || place === undefined
        ? {
            message: 'The reference cannot be resolved.',
            hint: 'Correct the reference, or add the object that it refers to.',
          }
        : await unresolvedReference(description, place.source.absoluteRef, ref);
    // A `$ref` that is the only key of an example may be data, so it is only a warning.
    const isExample = /\/example(?:\/\$ref)?$/.test(place?.pointer ?? '');
    return [{ ...shared, check: 'no-unresolved-refs', ...words, ...(isExample ? { severity: 'warning' } : {}) }];
  }
  const key = /[^/]*$/.exec(place?.pointer ?? '')?.[0] ?? '';
  const words = ruleWords(oneLine(message), { text, key, ...names });
  return [
    {
      ...shared,
      check: ruleId === 'bundler' ? 'name-conflict' : ruleId,
      message: words?.message ?? oneLine(message),
      ...suggestionOf(near ?? words ?? { hint: 'Correct the description at this place.' }),
      ...(isUnexpected ? { correction: { kind: 'key' as const }, unread: textOf(place, description.entry) } : {}),
      ...(ruleId.startsWith('operation-operationId') ? { unread: '' } : {}),
      ...(ruleId === 'operation-operationId-unique' ? await otherPlace(text, location, description) : {}),
      ...relatedObject(problem, place),
      ...(ruleId === 'bundler' ? {} : { docs: docsOfRule(ruleId) }),
    },
  ];
}

/**
 * Returns the source locations of all operation ids in all files. The key is the id. The result is cached for each
 * description.
 */
const idPlaces = memoize(async ({ resolver }: DescriptionSource): Promise<ReadonlyMap<string, readonly Location[]>> => {
  const documents = await loadedDocuments(resolver);
  const places = documents.flatMap(({ source }) =>
    source.getLines().flatMap((text, index) => {
      const at = /(?<=\boperationId['"]?:\s*)\S.*/.exec(text);
      const file = displayPath(source.absoluteRef);
      return at === null ? [] : [{ id: value(at[0]), location: { file, line: index + 1, column: at.index + 1 } }];
    }),
  );
  const groups = groupBy(places, ({ id }) => id);
  return new Map([...groups].map(([id, all]) => [id, all.map(({ location }) => location)]));
});

/** Returns another source location with the same `operationId`, as `{ related }`; an empty object if there is none. */
async function otherPlace(
  text: string,
  { file, line }: Location,
  description: DescriptionSource,
): Promise<Pick<Problem, 'related'>> {
  const places = (await idPlaces(description)).get(value(text)) ?? [];
  const other = places.find((place) => place.file !== file || place.line !== line);
  return other === undefined ? {} : { related: [{ message: 'The same `operationId`', location: other }] };
}

/**
 * Rules whose problems also show the location of another key in the same object, such as `type`. Each rule id has the
 * label for this location, and the other key.
 */
const RELATED: Readonly<Record<string, readonly [message: string, key: string]>> = {
  'no-required-schema-properties-undefined': ['Fields', 'properties'],
  'no-enum-type-mismatch': ['Type', 'type'],
};

function relatedObject({ ruleId }: NormalizedProblem, place: RulePlace | undefined): Pick<Problem, 'related'> {
  const [message, key] = RELATED[ruleId] ?? [];
  if (message === undefined || key === undefined || place?.pointer === undefined) return {};
  const pointer = place.pointer.replace(/(?:required|enum)\/\d+$/, key);
  return { related: [{ message, location: lineAndColumn(place.source, pointer, false) }] };
}

/** Matches the file, line and column at the end of Redocly's messages about YAML that cannot be parsed. */
const BROKEN_YAML = / in "[^"]+" \(\d+:\d+\)$/;
const REF = /\$ref['"]?\s*:\s*['"]?([^'"\s,}]+)/;
/** Matches a value in the `mapping` of a discriminator, with or without quotes. */
const MAPPED = /^['"]?([^'"\s,}]+)/;
const UNRESOLVED = "Can't resolve $ref";

/**
 * Matches the ids of rules whose documentation is under `rules/common/` on Redocly's website. Most others are under
 * `rules/oas/`.
 */
const COMMON =
  /^(struct|no-duplicated-enum-values|no-enum-type-mismatch|no-mixed-number-range-constraints|no-required-schema-properties-undefined|no-schema-type-mismatch|no-unsafe-markdown|security-scopes-defined)$/;

/**
 * Returns the URL of Redocly's documentation for a rule. Rules that a lint policy defines itself (`rule/…`) share one
 * page.
 */
export function docsOfRule(rule: string): string {
  const page = rule.startsWith('rule/')
    ? 'configurable-rules'
    : `${COMMON.test(rule) ? 'common' : 'oas'}/${rule.replaceAll('.', '-')}`;
  return `https://redocly.com/docs/cli/rules/${page}`;
}

/**
 * Corrects the location of a repeated `operationId`: Redocly's pointer ends with the id instead of the key
 * `operationId`.
 */
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
