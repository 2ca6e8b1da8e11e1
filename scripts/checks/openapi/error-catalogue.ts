import { STATUS_CODES } from 'node:http';
import { commandLine } from '../../cli/command-line.ts';
import { groupBy } from '../../text/group-by.ts';
import { asRecord, type Raw } from '#src/shared/schema/raw.ts';
import { callsIn, covers, entriesIn, responsesOf, type Entry, type ResponseUse } from '../lookup/catalogue.ts';
import type { Check, CheckContext, CheckProblem } from '../lookup/check.ts';
import { quoted } from '../lookup/names.ts';
import { operationName } from '../lookup/operations.ts';
import { ACTORS } from '../../description/model/catalogue.ts';
import type { OperationUse } from '../../description/model/path-item.ts';

/**
 * The error catalogue agrees with the responses of operations (Responses Object, OpenAPI 3.1, section 4.8.16). Each
 * status has one entry with code and title, and each entry is a response of some operation. An entry marked `every` is
 * a response of all operations. A response refers to its entry instead of repeating the description.
 */
export const errorCatalogue: Check = {
  id: 'error-catalogue',
  *run(context) {
    const { document } = context;
    const entries = entriesIn(context);
    if (entries.length === 0) return;
    const calls = callsIn(document);
    const responses = calls.flatMap((call) => responsesOf(call, document));
    for (const [index, entry] of entries.entries()) yield* wrongEntry(context, entry, entries.slice(0, index));
    yield* unusedEntries(context, entries, responses);
    yield* missingEntries(context, entries, responses);
    for (const response of responses) yield* wrongResponse(context, entries, response);
    // A response that refers to the entry of another status may have the wrong status. It is then unknown which
    // statuses the operation lacks, so the operation is left out.
    const known = calls.filter((call) =>
      responsesOf(call, document).every(({ status, component }) => {
        const referred = entries.find((entry) => entry.component === component);
        return referred === undefined || covers(referred.code, status);
      }),
    );
    const every = entries.filter(({ node }) => node['every'] === true).map(({ code }) => code);
    for (const call of known) yield* missingResponses(context, call, every);
  },
};

function* wrongEntry(
  { locator }: CheckContext,
  { code, title, node, component }: Entry,
  before: readonly Entry[],
): Iterable<CheckProblem> {
  const at = (key: string, message: string, hint: string): CheckProblem => ({
    message,
    hint,
    location: locator.trace(node, [key]),
  });
  for (const [key, value] of Object.entries({ code, title })) {
    if (value.trim() === '')
      yield {
        message: `The entry \`${code === '' ? component : code}\` of the error catalogue has no \`${key}\`.`,
        hint: `Add a \`${key}\`.`,
        location: locator.locate(node, key in node ? key : Object.keys(node)[0]),
      };
    else if (before.some((entry) => entry[key as 'code' | 'title'] === value))
      yield at(
        key,
        `The error catalogue has two entries with the ${key} \`${value}\`.`,
        `Remove one of them, or correct its ${key}.`,
      );
  }
  if (code !== '' && !/^[1-5](\d\d|XX)$/.test(code))
    yield at('code', `\`${code}\` is not an HTTP status code.`, 'Write three digits, or a range such as `5XX`.');
  const named = Object.entries(STATUS_CODES)
    .filter(([, phrase]) => phrase?.toLowerCase() === title.trim().toLowerCase())
    .map(([status]) => status);
  if (code !== '' && named[0] !== undefined && !named.some((status) => covers(code, status)))
    yield at(
      'title',
      `The entry \`${code}\` has the title \`${title}\`, which is the name of \`${named[0]}\`.`,
      'Correct the code or the title.',
    );
  if (title !== '' && !/\p{L}/u.test(title))
    yield at('title', `The title \`${title}\` has no words.`, 'Describe in words what the status means.');
  const mistake = wrongActor(code, node);
  if (mistake !== undefined) yield at('actor', ...mistake);
}

/** Returns the message and hint for a wrong `actor` of an entry; undefined if `actor` is right or absent. */
function wrongActor(code: string, { actor }: Raw): readonly [message: string, hint: string] | undefined {
  if (actor === undefined) return undefined;
  const claim = `The entry \`${code}\` of the error catalogue has the actor \`${String(actor)}\``;
  if (!ACTORS.some((one) => one === actor))
    return [`${claim}, which is unknown.`, `Write ${quoted(ACTORS)}, or leave it out.`];
  if (actor === 'provider' && code.startsWith('4'))
    return [`${claim}, but the client has to act on statuses from 400 to 499.`, 'Write `caller` or `support`.'];
  if (actor === 'caller' && code.startsWith('5'))
    return [`${claim}, but the server has to act on statuses from 500.`, 'Write `provider` or `support`.'];
  return undefined;
}

function* unusedEntries(
  { locator }: CheckContext,
  entries: readonly Entry[],
  responses: readonly ResponseUse[],
): Iterable<CheckProblem> {
  for (const { code, node, notPublished } of entries) {
    // An entry with `x-not-published: [operations]` need not be a response of any operation.
    if (notPublished.includes('operations') || code === '' || responses.some(({ status }) => covers(code, status)))
      continue;
    yield {
      message: `No operation has the response \`${code}\`, which is in the error catalogue.`,
      hint: 'Add the response to the operations that return it, remove the entry, or mark it `x-not-published: [operations]`.',
      location: locator.trace(node, ['code']),
      isUnused: true,
    };
  }
}

/** Reports each error status without an entry, if several operations describe the status with the same words. */
function* missingEntries(
  { document, locator }: CheckContext,
  entries: readonly Entry[],
  responses: readonly ResponseUse[],
): Iterable<CheckProblem> {
  const lacking = responses.filter(
    ({ status }) => /^[45]/.test(status) && !entries.some(({ code }) => covers(code, status)),
  );
  for (const [one, ...others] of groupBy(lacking, ({ status, meaning }) => `${status} ${meaning}`).values()) {
    if (one === undefined || others.length === 0) continue;
    const ids = [one, ...others].map(({ operation }) => operationName(operation));
    yield {
      message: `\`${one.status}\` is not in the error catalogue, but means the same for ${ids.length} operations, such as \`${ids[0]}\`.`,
      hint: `Add an entry: \`${commandLine(`new error ${one.status} --operations ${ids.join(',')}`)}\`. Or describe what \`${one.status}\` means for each operation.`,
      location: locator.locate(document.components, 'responses'),
    };
  }
}

function* wrongResponse(
  { locator }: CheckContext,
  entries: readonly Entry[],
  { status, operation: { operation }, component, meaning }: ResponseUse,
): Iterable<CheckProblem> {
  const location = locator.locate(asRecord(operation['responses']), status);
  if (/^[1-5]xx$/.test(status))
    yield {
      message: `The range \`${status}\` is written in lower case.`,
      hint: `Write \`${status.toUpperCase()}\`.`,
      location,
    };
  const entry = entries.find(({ code }) => covers(code, status));
  const referred = entries.find((one) => component !== undefined && one.component === component);
  if (referred !== undefined && !covers(referred.code, status))
    yield {
      message: `The response \`${status}\` refers to \`${referred.component}\`, the response for \`${referred.code}\`.`,
      hint: `${entry === undefined ? 'Describe the response here' : `Refer to \`${entry.component}\``}, or correct the status \`${status}\`.`,
      location,
    };
  else if (referred === undefined && entry?.code === status && /^[45]/.test(status) && meaning === entry.meaning.trim())
    yield {
      message: `The response \`${status}\` only repeats the error catalogue.`,
      hint: `Replace it with a \`$ref\` to \`${entry.component}\`, or describe what \`${status}\` means for this operation.`,
      location,
    };
}

/** Reports the responses that an operation lacks, although their entries are marked `every`. */
function* missingResponses(
  { locator }: CheckContext,
  call: OperationUse,
  every: readonly string[],
): Iterable<CheckProblem> {
  const missing = every.filter((code) => lacks(call, code));
  if (missing.length === 0) return;
  const name = operationName(call);
  const isOne = missing.length === 1;
  yield {
    ...('responses' in call.operation
      ? {
          message: `\`${name}\` has no response ${quoted(missing)}, which the error catalogue requires of every operation.`,
          hint: `Add the response${isOne ? '' : 's'} under \`responses\`, or set \`every: false\` in the ${isOne ? 'entry' : 'entries'} of the error catalogue.`,
        }
      : {
          message: `\`${name}\` has no \`responses\`.`,
          hint: `Add its responses, including those that the error catalogue requires of every operation: ${quoted(missing)}.`,
          unread: '',
          lacks: 'responses',
        }),
    location: locator.locate(call.operation, 'responses'),
  };
}

function lacks(call: OperationUse, code: string): boolean {
  const statuses = Object.keys(asRecord(call.operation['responses']));
  return !statuses.some((status) => covers(code, status) || covers(status, code));
}
