/** A right handler passes whole; one that is wrong in one way fails the line of it, and no other. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { violationsOf } from '#src/shared/explain/check-body.ts';
import { asTexts } from '#src/shared/schema/raw.ts';
import { payloadText } from '#src/shared/samples/payload-text.ts';
import { resolverIn } from '#src/shared/schema/schema-ref.ts';
import type { Href } from '#src/model/nav.ts';
import type { CallData } from '#src/model/call-data.ts';
import { handlerOf, type Wrong } from './handler.ts';
import { DESCRIPTIONS, failed, ROOT, run, scriptOf, type Script } from './script.ts';

/** Seconds that a handler may take on a busy machine; those that a slow one may take, and its milliseconds. */
const PATIENT = '60';
const IMPATIENT = '3';
const SLOW = 3500;

/** What an object has at its top; nothing of anything else. */
const members = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? (value as Readonly<Record<string, unknown>>) : {};

/** A mistake of a handler, and the line that finds it. */
interface Mistake {
  readonly name: string;
  readonly line: string;
  readonly wrong: (example: string) => Wrong;
  /** Needs a body in JSON. */
  readonly json?: true;
  /** Needs a documented status. */
  readonly status?: true;
  /** Needs a documented id. */
  readonly id?: true;
  /** Needs fields that are not documented. */
  readonly open?: true;
}

const MISTAKES: readonly Mistake[] = [
  {
    name: 'looks up the documented event and does not find it',
    line: 'The example “',
    wrong: (example) => ({
      status: ({ method, body, isDuplicate }) =>
        body === example && !isDuplicate && method !== 'PUT' ? 404 : undefined,
    }),
    id: true,
  },
  {
    name: 'refuses what arrives again',
    line: 'An event that arrives twice is acknowledged twice',
    wrong: () => ({ status: ({ method, isDuplicate }) => (isDuplicate && method !== 'PUT' ? 409 : undefined) }),
  },
  {
    name: 'fulfils what arrives again',
    line: 'An event that arrives twice is fulfilled once',
    wrong: () => ({ forgets: true }),
    id: true,
  },
  {
    name: 'breaks at an unknown status',
    line: 'An unknown status is acknowledged',
    wrong: () => ({ status: ({ body }) => (/"unheard_of_*"(?!:)/.test(body) && body.endsWith('}') ? 500 : undefined) }),
    status: true,
  },
  {
    name: 'refuses an unknown field',
    line: 'An unknown field is acknowledged',
    wrong: () => ({ status: ({ value }) => (Object.hasOwn(members(value), 'unheard_of') ? 422 : undefined) }),
    json: true,
  },
  {
    name: 'needs the names that we assume',
    line: 'Other field names are acknowledged',
    wrong: () => ({ status: ({ value }) => (Object.hasOwn(members(value), 'Amount') ? 500 : undefined) }),
    open: true,
  },
  {
    name: 'takes any method',
    line: 'A method other than ',
    wrong: () => ({ status: ({ method }) => (method === 'PUT' ? 204 : undefined) }),
  },
  { name: 'works before it responds', line: 'Events are acknowledged within 3 s', wrong: () => ({ delay: SLOW }) },
];

// They are made before anything is timed: that keeps this process, and the handlers in it, busy.
const scripts = new Map<string, Script>();
beforeAll(async () => {
  for (const [name, openapi] of Object.entries(DESCRIPTIONS)) scripts.set(name, await scriptOf(openapi));
});
afterAll(() => scripts.forEach((script) => script.remove()));

describe.concurrent.each(Object.keys(DESCRIPTIONS))('the script of %s', (name) => {
  const made = (): Script => {
    const script = scripts.get(name);
    if (script === undefined) throw new Error(`There is no script of ${name}.`);
    return script;
  };
  const webhooks = (): readonly CallData[] =>
    made().webhooks.filter(({ simulation }) => simulation?.sample !== undefined);

  const tried = async (call: CallData, wrong: Wrong = {}) => {
    const handler = await handlerOf(call, wrong);
    const timeout = wrong.delay === undefined ? PATIENT : IMPATIENT;
    const result = await run(
      made(),
      handler.url,
      '--event',
      call.id,
      '--timeout',
      timeout,
      '--fulfilled',
      handler.fulfilled,
    );
    await handler.close();
    return { ...result, requests: handler.requests };
  };

  it('passes a right handler of each webhook, and sends what is documented', async () => {
    expect(webhooks().length).toBeGreaterThan(0);
    const results = await Promise.all(webhooks().map(async (call) => ({ call, result: await tried(call) })));
    for (const { call, result } of results) {
      expect(failed(result)).toEqual([]);
      expect(result.code).toBe(0);
      const [media] = call.body?.content ?? [];
      if (media === undefined) throw new Error('A webhook that is tried has a body.');
      const bodies = result.requests.map(({ received: { body } }) => body);
      expect(bodies.slice(0, media.examples.length)).toEqual(
        media.examples.map((example) => payloadText(media, example)),
      );
      const valid = result.requests.filter(
        ({ received: { method, value, body } }) =>
          method === call.method && value !== undefined && !/unheard_of/.test(body),
      );
      for (const {
        received: { value },
      } of valid)
        expect(violationsOf(media, { value }, 'webhook', resolverIn(made().schemas))).toEqual([]);
      if (call.simulation?.sample?.id !== undefined)
        expect(new Set(valid.map(({ received: { body } }) => body)).size).toBeGreaterThan(media.examples.length + 1);
      for (const { headers } of result.requests) {
        expect(headers['content-type']).toBe(media.mediaType);
        for (const { name, example, required } of call.parameters)
          if (required) expect(headers[name.toLowerCase()]).toBe(String(example));
      }
    }
  });

  it.each(MISTAKES)('finds a handler that $name', async ({ line, wrong, json, status, id, open }) => {
    const asked = webhooks().filter(({ simulation, body }) => {
      if (open === true) return asTexts(body?.content[0]?.schema['x-not-published']).includes('fields');
      const { id: itsId, status: itsStatus } = simulation?.sample ?? {};
      return !(((json === true || status === true) && itsStatus === undefined) || (id === true && itsId === undefined));
    });
    const results = await Promise.all(
      asked.map(async (call) => {
        const [media] = call.body?.content ?? [];
        return tried(call, wrong((media && payloadText(media, media.examples[0])) ?? ''));
      }),
    );
    for (const result of results) {
      expect(
        failed(result).map((what) => what.startsWith(line)),
        result.stdout,
      ).toEqual([true]);
      expect(result.code).toBe(1);
    }
    // Our own description leaves open which fields a webhook has; the others document them.
    if ((name === 'own') === (open === true)) expect(results.length).toBeGreaterThan(0);
  });

  it('leads to places that the pages have', () => {
    const links = [...made().text.matchAll(/"(https:\/\/docs\.example\/[^"]*)"/g)].map(([, link = '']) => link);
    const lost = links.filter((link) => {
      const [page = '', anchor] = link.slice(ROOT.length - 1).split('#');
      const anchors = made().anchorsOf(page as Href);
      return anchor !== undefined && !anchors.has(decodeURIComponent(anchor));
    });
    expect(links.length).toBeGreaterThan(3);
    expect(lost).toEqual([]);
  });
});
