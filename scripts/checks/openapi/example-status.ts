import { groupBy } from '../../text/group-by.ts';
import type { OpenApiDocument } from '#src/model/openapi.ts';
import { asRecord, asText, type Raw } from '#src/shared/schema/raw.ts';
import { resolverOf } from '#src/shared/schema/schema-ref.ts';
import { compose, noBranches } from '#src/shared/schema/view.ts';
import { shown } from '#src/shared/schema/violation.ts';
import { covers } from '../lookup/catalogue.ts';
import type { Check, CheckContext, CheckProblem } from '../lookup/check.ts';
import { quoted } from '../lookup/names.ts';
import { follow, mediaIn } from '../lookup/operations.ts';
import { valuesOf } from '../lookup/samples/examples.ts';

/**
 * Every response example agrees with its status (Responses Object, OpenAPI 3.1, section 4.8.16). No example says
 * `success: true` under an error status, or `success: false` under a success status. The meaning of such a value is
 * taken from the description of the field, or from the values in most examples. No example contains the code of another
 * status. No error lacks a field that all other errors have.
 */
export const exampleStatus: Check = {
  id: 'example-status',
  *run(context) {
    const examples = examplesIn(context);
    for (const name of new Set(examples.flatMap(({ body }) => Object.keys(body)))) {
      yield* wrongOutcomes(context, examples, name);
      yield* wrongCodes(context, examples, name);
    }
    const failures = examples.filter(({ outcome }) => outcome === 'failure');
    yield* missingFields(context, failures);
  },
};

type Outcome = 'success' | 'failure';

/** An example of a response, with the statuses of the responses that use it. */
interface ResponseExample {
  readonly holder: Raw;
  readonly key: string;
  readonly body: Raw;
  readonly statuses: Set<string>;
  readonly outcome: Outcome;
  /** The schemas of the top-level fields of the response, by field name. */
  readonly fields: Raw;
}

function examplesIn({ document }: CheckContext): readonly ResponseExample[] {
  const found = new Map<Raw, ResponseExample>();
  for (const { media, status = '', operation } of mediaIn(document)) {
    const outcome = status.startsWith('2') ? 'success' : /^[45]/.test(status) ? 'failure' : undefined;
    if (outcome === undefined || operation.kind === 'webhook') continue;
    const fields = fieldsOf(document, asRecord(media['schema']));
    for (const { holder, key } of valuesOf(document, media)) {
      const known = found.get(holder);
      if (known === undefined)
        found.set(holder, { holder, key, body: asRecord(holder[key]), statuses: new Set([status]), outcome, fields });
      else known.statuses.add(status);
    }
  }
  return [...found.values()];
}

function fieldsOf(document: OpenApiDocument, node: unknown): Raw {
  const parts = compose([node], resolverOf(document), noBranches);
  return Object.assign({}, ...[...parts].reverse().map((part) => part['properties'])) as Raw;
}

/** Returns the `const` of a field; undefined if it has none. */
function constantOf(fields: Raw, name: string): unknown {
  return asRecord(fields[name])['const'];
}

function* wrongOutcomes(
  { document, locator }: CheckContext,
  examples: readonly ResponseExample[],
  name: string,
): Iterable<CheckProblem> {
  const values = (expected: Outcome): readonly unknown[] =>
    examples
      .filter(({ outcome }) => outcome === expected)
      .flatMap(({ body, fields }) => [constantOf(fields, name), body[name]]);
  const failure = usualValue(values('failure'));
  const success = failure === undefined ? undefined : usualValue(values('success'), failure);
  for (const { holder, key, body, statuses, outcome, fields } of examples) {
    // If the field has a `const`, `example-schema` reports any other value.
    if (!(name in body) || constantOf(fields, name) !== undefined) continue;
    const stated = statedOutcome(asText(follow(document, fields[name])['description']), body[name]);
    const usual =
      success === undefined
        ? undefined
        : body[name] === success
          ? 'success'
          : body[name] === failure
            ? 'failure'
            : undefined;
    if ((stated ?? usual ?? outcome) === outcome) continue;
    yield {
      message: `\`${name}\` is ${shown(body[name])}, as in ${outcome === 'success' ? 'errors' : 'successful responses'}, but the example is for the status ${quoted(statuses)}.`,
      hint: 'Show a response with this status, or move the example to the status that it belongs to.',
      location: locator.trace(holder, [key, name]),
    };
  }
}

/** Returns what a description says about a value: success or failure, as in "`true` on success, `false` on failure". */
function statedOutcome(words: string, value: unknown): Outcome | undefined {
  const outcomes = [
    ...words.matchAll(/`([^`]+)` (?:on|for|after|in case of|when it is) (?:a |an )?(success|failure|error)/g),
  ]
    .filter(([, stated]) => stated === String(value))
    .map(([, , outcome]) => (outcome === 'success' ? 'success' : 'failure'));
  return outcomes.length === 1 ? outcomes[0] : undefined;
}

/**
 * Returns the value that more than half of the examples have; undefined if there is none. Only booleans and short
 * strings count, as other values cannot express success or failure.
 *
 * @param excluded a value that cannot be the result. If it is given, half of the examples is enough.
 */
function usualValue(values: readonly unknown[], excluded?: unknown): unknown {
  const known = values.filter(
    (value) => typeof value === 'boolean' || (typeof value === 'string' && /^[\w-]{1,20}$/.test(value)),
  );
  const allowance = excluded === undefined ? 0 : 1;
  return [...groupBy(known, (value) => value)].find(
    ([value, alike]) => value !== excluded && alike.length * 2 + allowance > known.length,
  )?.[0];
}

/**
 * Reports examples in which the field `name` is a status code other than the HTTP status of the response. If this is so
 * in at least half of the examples, the field has another meaning, and nothing is reported.
 */
function* wrongCodes(
  { locator }: CheckContext,
  examples: readonly ResponseExample[],
  name: string,
): Iterable<CheckProblem> {
  const coded = examples.filter(({ body }) => /^[1-5](\d\d|XX)$/.test(asText(body[name])));
  const wrong = coded.filter(({ body, statuses }) => {
    const code = asText(body[name]);
    return ![...statuses].some((status) => code === status || (/XX$/i.test(status) && covers(status, code)));
  });
  if (coded.length < 3 || wrong.length * 2 >= coded.length) return;
  for (const { holder, key, body, statuses } of wrong)
    yield {
      message: `\`${name}\` is ${shown(body[name])}, but the example is for the status ${quoted(statuses)}.`,
      hint: `Set \`${name}\` to the status of the response, as in the other examples.`,
      location: locator.trace(holder, [key, name]),
    };
}

/** Reports a field that every error schema declares, but that exactly one error example lacks. */
function* missingFields({ locator }: CheckContext, failures: readonly ResponseExample[]): Iterable<CheckProblem> {
  const names = Object.keys(failures[0]?.fields ?? {}).filter((name) => failures.every(({ fields }) => name in fields));
  for (const name of names) {
    const [one, ...others] = failures.filter(({ body }) => !(name in body));
    if (one === undefined || others.length > 0 || failures.length < 3) continue;
    yield {
      message: `The example lacks the field \`${name}\`, which all other error examples have.`,
      hint: `Add \`${name}\` to the example.`,
      location: locator.trace(one.holder, [one.key]),
    };
  }
}
