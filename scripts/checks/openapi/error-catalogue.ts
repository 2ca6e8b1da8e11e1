import { STATUS_CODES } from 'node:http';
import { asRecord, asText } from '../../model/raw.ts';
import { answersOf, callsIn, covers, entriesIn, type Answer, type Entry } from '../catalogue.ts';
import type { Check, CheckContext, Finding } from '../check.ts';
import { aloneIn } from '../habit.ts';
import type { OperationUse } from '../walk.ts';

/**
 * The error catalogue and the answers of the operations agree (Responses Object, OpenAPI 3.1, section 4.8.16): each
 * status has one entry with code, title and meaning, each entry is answered by some operation, one marked `every` by
 * all, and an answer whose code has a reusable response is that response.
 */
export const errorCatalogue: Check = {
  id: 'error-catalogue',
  *run(context) {
    const entries = entriesIn(context);
    if (entries.length === 0) return;
    const calls = callsIn(context);
    const answers = calls.flatMap(answersOf);
    yield* wrongEntries(context, entries);
    const small = aloneIn(entries, ({ title }) => !/^\p{Ll}/u.test(title));
    if (small !== undefined)
      yield {
        message: `The title \`${small.title}\` alone begins with a small letter.`,
        hint: 'Write it like the others.',
        location: context.locator.trace(small.node, ['title']),
      };
    yield* unanswered(context, entries, answers);
    yield* missing(context, entries, answers);
    for (const answer of answers) {
      yield* wrongAnswer(context, entries, answer);
      yield* smallRange(context, answer);
    }
    const marked = entries.some(({ every }) => every === true);
    for (const entry of entries)
      yield* marked && entry.every !== true ? unmarked(context, entry, calls) : leftOut(context, entry, calls);
  },
};

function* wrongEntries({ locator }: CheckContext, entries: readonly Entry[]): Iterable<Finding> {
  for (const [index, { code, title, meaning, node, component }] of entries.entries()) {
    const name = code === '' ? (component ?? title) : code;
    for (const [key, value] of Object.entries({ code, title, ...(component === undefined ? { meaning } : {}) })) {
      if (value.trim() !== '') continue;
      yield {
        message: `The entry \`${name}\` of the error catalogue has no \`${key}\`.`,
        hint: 'Add it.',
        location: key in node ? locator.locate(node, key) : locator.locate(node, Object.keys(node)[0]),
      };
    }
    if (code !== '' && !/^[1-5](\d\d|XX)$/.test(code))
      yield {
        message: `\`${code}\` is no HTTP status.`,
        hint: 'Write three digits, or a range such as `5XX`.',
        location: locator.trace(node, ['code']),
      };
    const meant = Object.entries(STATUS_CODES).find(
      ([status, phrase]) => phrase?.toLowerCase() === title.trim().toLowerCase() && !covers(code, status),
    )?.[0];
    if (
      code !== '' &&
      meant !== undefined &&
      !Object.entries(STATUS_CODES).some(
        ([status, phrase]) => covers(code, status) && phrase?.toLowerCase() === title.trim().toLowerCase(),
      )
    )
      yield {
        message: `The entry \`${code}\` is called \`${title}\`, which is the name of \`${meant}\`.`,
        hint: 'Mend the code or the title.',
        location: locator.trace(node, ['title']),
      };
    if (title !== '' && !/\p{L}/u.test(title))
      yield {
        message: `\`${title}\` says nothing as a title.`,
        hint: 'Say in words what the status means.',
        location: locator.trace(node, ['title']),
      };
    for (const [key, value] of Object.entries({ code, title })) {
      const first = entries.findIndex((entry) => value !== '' && entry[key as 'code' | 'title'] === value);
      if (first >= 0 && first < index)
        yield {
          message: `The error catalogue has the ${key} \`${value}\` twice.`,
          hint: 'Keep one of the two entries, or give one another.',
          location: locator.trace(node, [key]),
        };
    }
  }
}

function* unanswered(
  { locator }: CheckContext,
  entries: readonly Entry[],
  answers: readonly Answer[],
): Iterable<Finding> {
  for (const { code, node, answered } of entries) {
    if (!answered || code === '' || answers.some(({ status }) => covers(code, status))) continue;
    yield {
      message: `No operation answers with \`${code}\`, which the error catalogue lists.`,
      hint: 'Add it to the operations that do, take the entry out, or mark it `x-not-published: [operations]`.',
      location: locator.trace(node, ['code']),
    };
  }
}

/** Statuses without entry: reported where the one operation answers it, or at the catalogue when several do. */
function* missing(
  { document, locator }: CheckContext,
  entries: readonly Entry[],
  answers: readonly Answer[],
): Iterable<Finding> {
  // A catalogue of errors alone says nothing of success.
  const lacking = answers.filter(
    ({ status }) =>
      (/^[45]/.test(status) || entries.some(({ code }) => code[0] === status[0])) &&
      !entries.some(({ code }) => covers(code, status)),
  );
  for (const status of new Set(lacking.map((answer) => answer.status))) {
    const [one, ...others] = lacking
      .filter((answer) => answer.status === status)
      .map(({ operation }) => operation.operation);
    if (one === undefined) continue;
    const first = entries[0];
    yield others.length === 0 || first === undefined
      ? {
          message: `The error catalogue lacks \`${status}\`, which this operation answers.`,
          hint: 'Add an entry, or mend the status.',
          location: locator.locate(one['responses'], status),
        }
      : {
          message: `The error catalogue lacks \`${status}\`, which ${others.length + 1} operations answer, \`${asText(one['operationId'])}\` among them.`,
          hint: 'Add an entry.',
          location:
            first.component === undefined
              ? locator.locate(first.node)
              : locator.locate(document.components, 'responses'),
        };
  }
}

/** A range is written with a capital X (Responses Object, OpenAPI 3.1, section 4.8.16). */
function* smallRange({ locator }: CheckContext, { status, operation: { operation } }: Answer): Iterable<Finding> {
  if (!/^[1-5]xx$/.test(status)) return;
  yield {
    message: `The range \`${status}\` is written with small letters.`,
    hint: `Write \`${status.toUpperCase()}\`.`,
    location: locator.locate(operation['responses'], status),
  };
}

function* wrongAnswer(
  { locator }: CheckContext,
  entries: readonly Entry[],
  { status, operation: { operation }, component }: Answer,
): Iterable<Finding> {
  const responses = asRecord(operation['responses']);
  const entry = entries.find(({ code }) => covers(code, status));
  if (entry === undefined) return;
  const meant = entries.find((one) => component !== undefined && one.component === component);
  if (meant !== undefined && !covers(meant.code, status)) {
    yield {
      message: `Under \`${status}\` stands the response of \`${meant.code}\`.`,
      hint: `Refer to ${entry.component === undefined ? 'the response of that status' : `\`${entry.component}\``}, or mend the status.`,
      location: locator.locate(responses, status),
    };
  } else if (meant === undefined && entry.component !== undefined && entry.code === status && /^[45]/.test(status)) {
    yield {
      message: `The answer \`${status}\` is not the catalogue's.`,
      hint: `Refer to \`${entry.component}\`, so that there is one place to keep right.`,
      location: locator.locate(responses, status),
    };
  }
}

/** Fewer operations show no habit. */
const HABIT = 5;

/** Operations without an answer that all have. Where no entry says so, one that is alone in lacking it has lost it. */
function* leftOut(
  { locator }: CheckContext,
  { code, every }: Entry,
  calls: readonly OperationUse[],
): Iterable<Finding> {
  const report = ({ operation, method, path }: OperationUse): Finding => ({
    message: `\`${asText(operation['operationId'], `${method} ${path}`)}\` does not answer \`${code}\`, as every other operation ${every === true ? 'must' : 'of its kind does'}.`,
    hint: `Add it under \`responses\`, or set \`every\` of the entry to \`false\`${every === true ? '' : ' if it may lack it'}.`,
    location: locator.locate(operation, 'responses'),
  });
  if (every === true) yield* calls.filter((call) => lacks(call, code)).map(report);
  if (every !== undefined || !/^[45]/.test(code)) return;
  const groups = [calls, calls.filter(({ operation }) => operation['requestBody'] !== undefined)];
  const alone = groups
    .filter((group) => group.length >= HABIT)
    .map((group) => group.filter((call) => lacks(call, code)))
    .find((lacking) => lacking.length === 1);
  yield* (alone ?? []).map(report);
}

/** Where some entries are marked, one that every operation answers with is marked as well. */
function* unmarked(
  { locator }: CheckContext,
  { code, node }: Entry,
  calls: readonly OperationUse[],
): Iterable<Finding> {
  if (calls.length < HABIT || !/^[45]/.test(code) || calls.some((call) => lacks(call, code))) return;
  yield {
    message: `Every operation answers \`${code}\`, but its entry does not say so.`,
    hint: 'Set `every: true`, so that none can lose it.',
    location: 'every' in node ? locator.trace(node, ['every']) : locator.trace(node, ['code']),
  };
}

function lacks(call: OperationUse, code: string): boolean {
  return !answersOf(call).some(({ status }) => covers(code, status) || covers(status, code));
}
