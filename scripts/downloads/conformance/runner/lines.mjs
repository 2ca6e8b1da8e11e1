import { seconds } from './deliver.mjs';
import {
  bodyOf,
  capitalised,
  freshEvent,
  isObject,
  valueOf,
  withUnknownField,
  withUnknownStatus,
} from './variants.mjs';

/**
 * Returns the checks for one event, in the order in which they run. Each check is an object `{ what, link, run }`.
 * `run` sends the requests of the check, and resolves with `{ passed, words }`. A check that cannot run has no `run`;
 * its `skipped` states the reason.
 *
 * If the documentation names the field with the event id, most checks send an event with a new id. If they sent the
 * same id again, a handler might take the event for a repetition.
 */
export function linesOf(event, { send, timeout, fulfilled }) {
  const { examples, links, isJson } = event;
  const [{ body: first }] = examples;
  const value = isJson ? valueOf(first) : undefined;
  const fresh = () => (isObject(value) ? bodyOf(freshEvent(value, event.id)) : first);
  const times = [];
  const acknowledge = async (body) => {
    const answer = await send({ body });
    times.push(answer.ms);
    return answer;
  };
  const isRight = acknowledged(event);

  return [
    ...examples.map(({ title, body }) => ({
      what: `The example “${title}” is acknowledged`,
      link: links.response,
      run: async () => judged(await acknowledge(body), isRight),
    })),
    {
      what: 'An event that arrives twice is acknowledged twice',
      link: links.response,
      run: async () => {
        const body = fresh();
        const before = judged(await acknowledge(body), isRight);
        const again = judged(await acknowledge(body), isRight);
        if (before.passed) return again;
        return { passed: false, words: `${before.words}, already the first time` };
      },
    },
    fulfilledOnce(event, { fresh, acknowledge, fulfilled }),
    unlessSkipped(
      'An unknown status is acknowledged',
      links.status,
      event.status === undefined
        ? 'the name of the status field is not documented'
        : isObject(value)
          ? undefined
          : 'its body is not a JSON object',
      async () => judged(await acknowledge(bodyOf(withUnknownStatus(valueOf(fresh()), event.status))), isRight),
    ),
    unlessSkipped(
      'An unknown field is acknowledged',
      links.body,
      !isObject(value)
        ? 'its body is not a JSON object'
        : event.fields === 'closed'
          ? 'the documentation allows no further fields'
          : undefined,
      async () => judged(await acknowledge(bodyOf(withUnknownField(valueOf(fresh())))), isRight),
    ),
    unlessSkipped(
      'Other field names are acknowledged',
      links.body,
      !isObject(value)
        ? 'its body is not a JSON object'
        : event.fields === 'open'
          ? undefined
          : 'the documentation leaves no field names open',
      async () => judged(await acknowledge(bodyOf(capitalised(valueOf(fresh())))), isRight),
    ),
    {
      what: `A method other than ${event.method} is refused`,
      link: event.page,
      run: async () =>
        judged(await send({ method: event.method === 'PUT' ? 'POST' : 'PUT', body: fresh() }), WRONG_METHOD),
    },
    {
      what: `Events are acknowledged within ${seconds(timeout)}`,
      link: links.handler,
      run: async () => {
        const slowest = Math.max(...times);
        return {
          passed: slowest <= timeout,
          words: `the slowest of ${times.length} took ${slowest} ms (the documentation names no limit)`,
        };
      },
    },
  ].filter((line) => line !== undefined);
}

/**
 * Returns the statuses that acknowledge an event: the documented ones or, if there are none, 200 to 299 (RFC 9110,
 * section 15.3). `allows` tests a status. `expected` names the statuses in messages.
 */
function acknowledged({ success }) {
  const allows = (status) =>
    success.length === 0
      ? status >= 200 && status <= 299
      : success.some((one) =>
          /^\d+$/.test(one) ? status === Number(one) : /^2xx$/i.test(one) && status >= 200 && status <= 299,
        );
  return {
    allows,
    expected: success.length === 0 ? '200 to 299 (the documentation names no status)' : success.join(' or '),
  };
}

/**
 * The statuses with which a handler may refuse a wrong method (RFC 9110, sections 15.5 and 15.6.2): client errors, such
 * as 404 or 405, and 501.
 */
const WRONG_METHOD = {
  allows: (status) => (status >= 400 && status <= 499) || status === 501,
  expected: '400 to 499, or 501',
};

function judged({ status, ms, problem }, { allows, expected }) {
  if (status === undefined) return { passed: false, words: `${problem}, expected ${expected}` };
  const passed = allows(status);
  return { passed, words: `${status} after ${ms} ms${passed ? '' : `, expected ${expected}`}` };
}

function unlessSkipped(what, link, skipped, run) {
  return skipped === undefined ? { what, link, run } : { what, skipped };
}

/**
 * Returns the check that an event which arrives twice is fulfilled (acted upon) only once. Without `--fulfilled`, the
 * check is skipped, because only the user's server knows how many events it has fulfilled.
 */
function fulfilledOnce({ id, links }, { fresh, acknowledge, fulfilled }) {
  const what = 'An event that arrives twice is fulfilled once';
  if (id === undefined)
    return { what, skipped: 'the documentation names no id, so a repeated event cannot be recognised' };
  if (fulfilled === undefined)
    return { what, link: links.handler, skipped: 'only your own records show this; give their URL with --fulfilled' };
  return {
    what,
    link: links.handler,
    run: async () => {
      const body = fresh();
      const before = await fulfilled.count();
      await acknowledge(body);
      const once = await fulfilled.waitFor(before + 1);
      await acknowledge(body);
      const twice = await fulfilled.settled();
      return once === before + 1 && twice === once
        ? { passed: true, words: `your count rose from ${before} to ${twice}` }
        : {
            passed: false,
            words: `your count was ${before}, then ${once} after the first event and ${twice} after the second, expected ${before + 1} both times`,
          };
    },
  };
}
