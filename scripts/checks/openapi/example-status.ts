import type { OpenApiDocument } from '../../../src/model/openapi.ts';
import { asList, asRecord, asText, type Raw } from '../../model/raw.ts';
import { resolveRef } from '../../model/resolve-ref.ts';
import { shown } from '../../schema/violation.ts';
import type { Check, CheckContext, Finding } from '../check.ts';
import { mediaIn } from '../walk.ts';

/**
 * Every example of an answer tells the outcome that its status tells: none says success under an error or the reverse,
 * carries another status, or lacks a field that all other errors carry (Responses Object, OpenAPI 3.1, section 4.8.16).
 * Which field tells the outcome, and how, is read from the description: the one whose value most successes and most
 * failures share, each their own.
 */
export const exampleStatus: Check = {
  id: 'example-status',
  *run(context) {
    const answers = answersIn(context);
    const names = new Set(answers.flatMap(({ body }) => Object.keys(body)));
    for (const name of names) {
      yield* wrongOutcomes(context, answers, name);
      yield* wrongCodes(context, answers, name);
    }
    yield* brokenEnvelopes(
      context,
      answers.filter(({ side }) => side === 'failure'),
    );
  },
};

/** An example of an answer: where it stands, and under which statuses. */
interface Answer {
  readonly holder: Raw;
  readonly key: string;
  readonly body: Raw;
  readonly statuses: Set<string>;
  readonly side: Side;
  /** Top fields of its schema. */
  readonly fields: Raw;
}

type Side = 'success' | 'failure';

function answersIn({ document }: CheckContext): readonly Answer[] {
  const found = new Map<Raw, Answer>();
  for (const { media, status = '', operation } of mediaIn(document)) {
    const side = status.startsWith('2') ? 'success' : /^[45]/.test(status) ? 'failure' : undefined;
    if (side === undefined || operation.kind === 'webhook') continue;
    const fields = fieldsOf(document, asRecord(media['schema']));
    const named = ['examples', 'x-examples']
      .flatMap((key) => Object.values(asRecord(media[key])))
      .map((example) => asRecord(resolveRef(document, asRecord(example))));
    const placed = [
      ...('example' in media ? [{ holder: media, key: 'example' }] : []),
      ...named.map((holder) => ({ holder, key: 'dataValue' in holder ? 'dataValue' : 'value' })),
    ];
    for (const { holder, key } of placed) {
      found.get(holder)?.statuses.add(status);
      if (!found.has(holder))
        found.set(holder, { holder, key, body: asRecord(holder[key]), statuses: new Set([status]), side, fields });
    }
  }
  return [...found.values()];
}

function fieldsOf(document: OpenApiDocument, schema: Raw): Raw {
  const resolved = asRecord(resolveRef(document, schema));
  return Object.assign(
    {},
    ...asList(resolved['allOf']).map((part) => fieldsOf(document, asRecord(part))),
    resolved['properties'],
  ) as Raw;
}

/** The only value that a field may have, where its schema says so. */
function constantOf(fields: Raw, name: string): unknown {
  return asRecord(fields[name])['const'];
}

function* wrongOutcomes({ locator }: CheckContext, answers: readonly Answer[], name: string): Iterable<Finding> {
  const values = (side: Side): unknown[] =>
    answers
      .filter((answer) => answer.side === side)
      .flatMap(({ body, fields }) => [constantOf(fields, name), body[name]]);
  const failure = usual(values('failure'));
  const success = failure === undefined ? undefined : usual(values('success'), failure);
  if (success === undefined) return;
  for (const { holder, key, body, statuses, side, fields } of answers) {
    // What breaks a constant of its own schema is reported as that.
    if (constantOf(fields, name) !== undefined || body[name] !== (side === 'success' ? failure : success)) continue;
    yield {
      message: `Under the status \`${[...statuses].join('`, `')}\`, \`${name}\` is ${shown(body[name])}, as it is when a call ${side === 'success' ? 'fails' : 'succeeds'}.`,
      hint: 'Show the answer that belongs to this status, or move the example to the status it belongs to.',
      location: locator.trace(holder, [key, name]),
    };
  }
}

/** The value that most have, of those that could tell an outcome; where one is `ruledOut`, half will do. */
function usual(values: readonly unknown[], ruledOut?: unknown): unknown {
  const known = values.filter(
    (value) => typeof value === 'boolean' || (typeof value === 'string' && /^[\w-]{1,20}$/.test(value)),
  );
  const count = new Map<unknown, number>();
  for (const value of known) count.set(value, (count.get(value) ?? 0) + 1);
  return [...count].find(
    ([value, times]) => value !== ruledOut && times * 2 + (ruledOut === undefined ? 0 : 1) > known.length,
  )?.[0];
}

/** A field that repeats the HTTP status in most examples has to do so in all. */
function* wrongCodes({ locator }: CheckContext, answers: readonly Answer[], name: string): Iterable<Finding> {
  const coded = answers.filter(({ body }) => /^[1-5](\d\d|XX)$/.test(asText(body[name])));
  const wrong = coded.filter(({ body, statuses }) => ![...statuses].some((status) => same(String(body[name]), status)));
  if (coded.length < 3 || wrong.length * 2 >= coded.length) return;
  for (const { holder, key, body, statuses } of wrong) {
    yield {
      message: `\`${name}\` is ${shown(body[name])} under the status \`${[...statuses].join('`, `')}\`.`,
      hint: 'Give the status of the answer, as the other examples do.',
      location: locator.trace(holder, [key, name]),
    };
  }
}

function same(code: string, status: string): boolean {
  return code === status || (/XX$/i.test(status) && code[0] === status[0]);
}

/** Fields that every error declares and every other example of one carries. */
function* brokenEnvelopes({ locator }: CheckContext, failures: readonly Answer[]): Iterable<Finding> {
  const names = Object.keys(failures[0]?.fields ?? {}).filter((name) => failures.every(({ fields }) => name in fields));
  for (const name of names) {
    const lacking = failures.filter(({ body }) => !(name in body));
    for (const { holder, key } of failures.length > 2 && lacking.length === 1 ? lacking : []) {
      yield {
        message: `The example lacks \`${name}\`, which all other errors carry.`,
        hint: 'Add it.',
        location: locator.trace(holder, [key]),
      };
    }
  }
}
