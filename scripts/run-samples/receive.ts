import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { connect, createServer, type AddressInfo } from 'node:net';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Api, Example, Webhook } from '../../src/model/api.ts';
import type { OpenApiDocument } from '../../src/model/openapi.ts';
import type { SampleHook } from '../../src/model/sample.ts';
import { createCompleted } from '../mock/completed.ts';
import { contentOf } from '../mock/content.ts';
import { sendWebhook } from '../mock/webhook.ts';
import { RECEIVERS } from '../samples/receivers/index.ts';
import { isRead, lineOf } from '../samples/receivers/lines.ts';
import { receptionFaults, timesPrinted, type Delivery, type Expected, type Reception } from './judge-receiver.ts';
import type { PrintedReceiver } from './printed.ts';
import type { Prepared, Toolchain } from './toolchain.ts';

/** A receiver that was run, with what was wrong. */
export interface ReceiverVerdict {
  readonly sample: PrintedReceiver;
  readonly faults: readonly string[];
}

export interface ReceiveOptions {
  readonly api: Api;
  readonly document: OpenApiDocument;
  /** Told of each receiver that is done. */
  readonly progress: (done: number, all: number) => void;
}

/** Until a receiver listens; in milliseconds. */
const PATIENCE = 60_000;
/** Between the answer to the last delivery and what is printed of it; in milliseconds. */
const AFTERMATH = 5_000;
const BEAT = 50;
/** Where receivers say which port they listen on. */
const PORT = /(?<=localhost["', :]+|Port: )8000|8000(?=, 'localhost')/g;

/** Runs the receivers of one language, each text once for each webhook, and sends to them what the mock sends. */
export async function receiveInLanguage(
  toolchain: Toolchain,
  receivers: readonly PrintedReceiver[],
  { api, document, progress }: ReceiveOptions,
): Promise<readonly ReceiverVerdict[]> {
  const folder = await mkdtemp(join(tmpdir(), 'receivers-'));
  try {
    const different = [...new Map(receivers.map((receiver) => [keyOf(receiver), receiver])).values()];
    const jobs = await Promise.all(
      different.map(async (receiver, index) => ({
        id: `r${index}`,
        receiver,
        port: await freePort(),
        folder: join(folder, `r${index}`),
      })),
    );
    await Promise.all(jobs.map((job) => mkdir(job.folder)));
    const prepared = new Map(
      (
        await toolchain.prepare(
          jobs.map((job) => ({
            id: job.id,
            text: job.receiver.text.replace(PORT, String(job.port)),
            answer: 'none',
            folder: job.folder,
          })),
        )
      ).map((each) => [each.id, each]),
    );
    const found = new Map<string, readonly string[]>();
    const waiting = [...jobs];
    let done = 0;
    await Promise.all(
      Array.from({ length: availableParallelism() }, async () => {
        for (let job = waiting.shift(); job !== undefined; job = waiting.shift()) {
          found.set(keyOf(job.receiver), await tried(job, toolchain, prepared.get(job.id), { api, document }));
          progress((done += 1), jobs.length);
        }
      }),
    );
    return receivers.map((sample) => ({ sample, faults: found.get(keyOf(sample)) ?? [] }));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

function keyOf({ text, webhook: { name, method } }: PrintedReceiver): string {
  return `${method} ${name}\n${text}`;
}

interface Job {
  readonly receiver: PrintedReceiver;
  readonly port: number;
  readonly folder: string;
}

async function tried(
  { receiver, port, folder }: Job,
  toolchain: Toolchain,
  prepared: Prepared | undefined,
  { api, document }: Omit<ReceiveOptions, 'progress'>,
): Promise<readonly string[]> {
  if (prepared === undefined || 'problem' in prepared)
    return [`it cannot be compiled: ${prepared?.problem ?? 'the toolchain left it out'}`];
  const given = api.webhooks.find(
    ({ name, method }) => name === receiver.webhook.name && method === receiver.webhook.method,
  );
  if (given === undefined) return ['the description has no such webhook'];
  const webhook = createCompleted(document).webhook(given);
  const command = toolchain.serve?.(prepared.command, port) ?? prepared.command;
  const unknown = withUnknownStatus(webhook, receiver.hook);
  const deliveries: readonly (readonly [Delivery, Webhook])[] = [
    ['payload', webhook],
    ['duplicate', webhook],
    ...(unknown === undefined ? [] : [['unknown status', unknown] as const]),
    ...(reads(receiver) ? [['broken JSON', withExample(webhook, { serializedValue: '{"id": ' })] as const] : []),
    ...(receiver.hook.method === undefined
      ? []
      : [['wrong method', { ...webhook, method: receiver.hook.method === 'PUT' ? 'POST' : 'PUT' }] as const]),
  ];
  const expected: Expected = {
    event: await textOf(receiver, webhook),
    ...(unknown === undefined ? {} : { unknown: await textOf(receiver, unknown) }),
  };
  const send = (one: Webhook): Promise<number> =>
    sendWebhook({
      api: { ...api, webhooks: [one] },
      document,
      name: one.id,
      url: `http://localhost:${port}${receiver.hook.path}`,
    });
  const reception = await received(
    { command, folder, port },
    deliveries.map(([delivery, one]) => ({ delivery, send: () => send(one) })),
    expected,
  );
  return typeof reception === 'string' ? [reception] : receptionFaults(reception, expected);
}

/** What a receiver prints of a webhook: a line, or the body as it comes where its language reads no JSON. */
async function textOf(receiver: PrintedReceiver, { requestBody }: Webhook): Promise<string> {
  const [media] = requestBody?.content ?? [];
  if (reads(receiver)) return lineOf(receiver.hook, media?.examples[0]?.value) ?? '';
  const content = media === undefined ? undefined : await contentOf(media, media.examples[0]);
  return Buffer.from(content?.bytes ?? []).toString();
}

function reads({ language, hook }: PrintedReceiver): boolean {
  return RECEIVERS.find((receiver) => receiver.language.id === language)?.readsJson === true && isRead(hook);
}

/** The webhook with a status in its example that nobody has documented; undefined where none is. */
export function withUnknownStatus(webhook: Webhook, { status }: SampleHook): Webhook | undefined {
  const [example] = webhook.requestBody?.content[0]?.examples ?? [];
  if (status === undefined || example === undefined) return undefined;
  let value = 'unheard_of';
  while (status.values.includes(value)) value += '_';
  return withExample(webhook, { value: withMember(example.value, status.path, value) });
}

/** The webhook with another first example, written as it is or from its value. */
function withExample(webhook: Webhook, content: Pick<Example, 'serializedValue'> | Pick<Example, 'value'>): Webhook {
  const { requestBody } = webhook;
  const [media, ...others] = requestBody?.content ?? [];
  if (requestBody === undefined || media === undefined) return webhook;
  return {
    ...webhook,
    requestBody: {
      ...requestBody,
      content: [
        { ...media, examples: [{ name: 'changed', summary: '', description: '', value: undefined, ...content }] },
        ...others,
      ],
    },
  };
}

function withMember(object: unknown, [name, ...rest]: readonly string[], value: string): unknown {
  if (name === undefined) return value;
  const members = typeof object === 'object' && object !== null ? (object as Readonly<Record<string, unknown>>) : {};
  return { ...members, [name]: withMember(Object.hasOwn(members, name) ? members[name] : undefined, rest, value) };
}

interface Server {
  readonly command: readonly string[];
  readonly folder: string;
  readonly port: number;
}

/** Starts a receiver, sends to it, and ends it; a text where it never listened. */
async function received(
  { command: [program = '', ...args], folder, port }: Server,
  deliveries: readonly { readonly delivery: Delivery; readonly send: () => Promise<number> }[],
  expected: Expected,
): Promise<Reception | string> {
  // PHP keeps what was delivered in the folder of temporary files; Python would print when it ends.
  const env = { PATH: process.env['PATH'] ?? '', HOME: folder, TMPDIR: folder, LANG: 'C.UTF-8', PYTHONUNBUFFERED: '1' };
  const child = spawn(program, args, { cwd: folder, env, stdio: ['ignore', 'pipe', 'pipe'] });
  // Kept apart: a line of a server's log may fall into the middle of one that is printed.
  const said = { printed: '', logged: '' };
  const output = (): string => `${said.printed}\n${said.logged}`;
  child.stdout.setEncoding('utf8').on('data', (text: string) => (said.printed += text));
  child.stderr.setEncoding('utf8').on('data', (text: string) => (said.logged += text));
  child.on('error', (error) => (said.logged += error.message));
  try {
    if (
      !(await until(
        PATIENCE,
        () => hasEnded(child),
        () => answers(port),
      ))
    )
      return `it does not listen: ${output()}`;
    const given: { delivery: Delivery; answer: number | string }[] = [];
    for (const { delivery, send } of deliveries)
      given.push({ delivery, answer: await send().catch((error: unknown) => `nothing: ${String(error)}`) });
    const texts = [expected.event, ...(expected.unknown === undefined ? [] : [expected.unknown])];
    await until(
      AFTERMATH,
      () => hasEnded(child),
      () => Promise.resolve(texts.every((text) => timesPrinted(output(), text) > 0)),
    );
    return { answers: given, output: output(), running: !hasEnded(child) };
  } finally {
    await end(child);
  }
}

function hasEnded({ pid, exitCode, signalCode }: ChildProcess): boolean {
  return pid === undefined || exitCode !== null || signalCode !== null;
}

async function end(child: ChildProcess): Promise<void> {
  if (hasEnded(child)) return;
  const ended = once(child, 'exit');
  child.kill();
  const late = setTimeout(() => child.kill('SIGKILL'), AFTERMATH);
  await ended;
  clearTimeout(late);
}

/** Whether something came about in time, and before all was over. */
async function until(patience: number, over: () => boolean, isTrue: () => Promise<boolean>): Promise<boolean> {
  for (const end = Date.now() + patience; Date.now() < end && !over();) {
    if (await isTrue()) return true;
    await new Promise((resolve) => setTimeout(resolve, BEAT));
  }
  return false;
}

function answers(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ host: 'localhost', port });
    socket
      .on('connect', () => resolve(true))
      .on('error', () => resolve(false))
      .on('connect', () => socket.destroy());
  });
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, 'localhost');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}
