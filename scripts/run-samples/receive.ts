import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { once } from 'node:events';
import { createServer, type Server } from 'node:net';
import type { Api } from '#src/model/api.ts';
import type { OpenApiDocument } from '#src/model/openapi.ts';
import { createCompleted } from '../mock/completed.ts';
import { STORE } from '#src/shared/samples/receivers/receiver.ts';
import { receiverFailures, type Attempt } from './check-receiver.ts';
import type { PrintedReceiver } from './printed.ts';
import { withReceiver } from './receiver-process.ts';
import { send, sentWebhooks, type SentWebhook } from './sent-webhooks.ts';
import type { Prepared, Program, Toolchain } from './toolchain.ts';

/** First port of the first range. All ranges are below the ephemeral ports of the system (on Linux, 32768 and up). */
const FIRST = 20_000;
const SIZE = 100;
const RANGES = 120;

/** A range of ports that only this process uses, of all processes that call `leasePorts`. */
export interface Ports {
  /** Returns the next free port of the range. */
  next(): Promise<number>;
  close(): void;
}

/**
 * Reserves a range of ports for this process by listening on the first port. When the process ends, the system frees
 * that port, and with it the range.
 */
export async function leasePorts(): Promise<Ports> {
  for (let tried = 0; tried < RANGES; tried += 1) {
    const first = FIRST + ((process.pid + tried) % RANGES) * SIZE;
    const guard = await listen(first, '127.0.0.1');
    if (typeof guard !== 'object') continue;
    guard.unref();
    let count = 0;
    return {
      close: () => guard.close(),
      next: async () => {
        for (let skipped = 1; skipped < SIZE; skipped += 1) {
          const port = first + 1 + (count++ % (SIZE - 1));
          if (await isFree(port)) return port;
        }
        throw new Error(`Something listens on every port from ${first + 1} to ${first + SIZE - 1}.`);
      },
    };
  }
  throw new Error('All ranges of ports are taken.');
}

/** Whether a port is free on both addresses of `localhost`. */
async function isFree(port: number): Promise<boolean> {
  for (const host of ['127.0.0.1', '::1']) {
    const server = await listen(port, host);
    if (server === 'EADDRINUSE') return false;
    if (typeof server === 'object') await new Promise((resolve) => server.close(resolve));
  }
  return true;
}

/** Listens on a port. Returns the server, or the code of the error, such as `EADDRINUSE`. */
async function listen(port: number, host: string): Promise<Server | string> {
  const server = createServer().listen(port, host);
  try {
    await once(server, 'listening');
    return server;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code ?? 'unknown';
  }
}

/** A webhook receiver that was run, and a message for each of its failures. */
export interface ReceiverResult {
  readonly sample: PrintedReceiver;
  readonly failures: readonly string[];
}

export interface ReceiveOptions {
  readonly api: Api;
  readonly document: OpenApiDocument;
  /** Called whenever a webhook receiver has been run. */
  readonly progress: (done: number, all: number) => void;
}

/** Matches port 8000 in the code of a webhook receiver. It is replaced with a port that is free. */
const PORT = /(?<=localhost["', :]+)8000|8000(?=, 'localhost')/g;

/**
 * Runs the webhook receivers of one language, and sends the same series of test requests to each. If receivers have the
 * same code for the same webhook, only one of them is run.
 */
export async function receiveInLanguage(
  toolchain: Toolchain,
  receivers: readonly PrintedReceiver[],
  options: ReceiveOptions,
): Promise<readonly ReceiverResult[]> {
  const folder = await mkdtemp(join(tmpdir(), 'receivers-'));
  const ports = await leasePorts();
  try {
    const different = [...new Map(receivers.map((receiver) => [keyOf(receiver), receiver])).values()];
    const jobs: Job[] = [];
    for (const [index, receiver] of different.entries()) jobs.push(await job(receiver, `r${index}`, folder, ports));
    const prepared = await toolchain.prepare(jobs.map((each) => each.program));
    const found = new Map<string, readonly string[]>();
    const waiting = jobs.values();
    await Promise.all(
      Array.from({ length: availableParallelism() }, async () => {
        for (const next of waiting) {
          found.set(keyOf(next.receiver), await runReceiver(next, prepared, toolchain, options));
          options.progress(found.size, jobs.length);
        }
      }),
    );
    return receivers.map((sample) => ({ sample, failures: found.get(keyOf(sample)) ?? [] }));
  } finally {
    ports.close();
    await rm(folder, { recursive: true, force: true });
  }
}

function keyOf({ text, webhook: { name, method } }: PrintedReceiver): string {
  return `${method} ${name}\n${text}`;
}

/** A webhook receiver to run, with a port and a folder of its own. */
interface Job {
  readonly receiver: PrintedReceiver;
  readonly port: number;
  readonly program: Program;
}

async function job(receiver: PrintedReceiver, id: string, parent: string, ports: Ports): Promise<Job> {
  const port = await ports.next();
  const folder = join(parent, id);
  await mkdir(folder);
  const text = receiver.text.replace(PORT, String(port));
  return { receiver, port, program: { id, text, response: 'none', folder } };
}

async function runReceiver(
  { receiver, port, program }: Job,
  prepared: readonly Prepared[],
  toolchain: Toolchain,
  { api, document }: ReceiveOptions,
): Promise<readonly string[]> {
  const ready = prepared.find(({ id }) => id === program.id);
  if (ready === undefined || 'problem' in ready)
    return [`it cannot be compiled: ${ready?.problem ?? 'the toolchain left it out'}`];
  const { sample } = receiver;
  const described = api.webhooks.find(
    ({ name, method }) => name === receiver.webhook.name && method === receiver.webhook.method,
  );
  if (described === undefined) return ['the description has no such webhook'];
  const webhook = createCompleted(document).call(described);
  const url = `http://localhost:${port}${sample.path}`;
  const command = toolchain.serve?.(ready.command, port) ?? ready.command;
  return withReceiver({ command, folder: program.folder, port }, async ({ listens, output, isOver }) => {
    if (!listens) return [`it does not listen: ${output()}`];
    const { method } = sample;
    const attempts: Attempt[] = [];
    const attempt = async ({ send, ...sent }: Omit<SentWebhook, 'body' | 'headers'>, want: Attempt['want']) => {
      const response = await send().catch((error: unknown) => `nothing: ${String(error)}`);
      attempts.push({ ...sent, want, response });
    };
    const { refuses } = toolchain;
    for (const sent of await sentWebhooks({ webhook, document }, url))
      await attempt(sent, refuses !== undefined && sent.name.startsWith(refuses) ? 'failed' : 'stored');
    const plain = { headers: {}, body: Buffer.from('a'), isChunked: false };
    const other = method === 'PUT' ? 'POST' : 'PUT';
    await attempt({ name: 'wrong method', send: () => send(url, { ...plain, method: other }) }, 'refused');
    const stored = await blockFolder(join(program.folder, STORE));
    await attempt({ name: 'webhook that cannot be stored', send: () => send(url, { ...plain, method }) }, 'failed');
    return receiverFailures({ attempts, stored, output: output(), running: !isOver() }, sample.success);
  });
}

/**
 * Returns the contents of the files in a folder, then replaces the folder with an empty file. The receiver then cannot
 * store the next request, not even as root.
 */
async function blockFolder(folder: string): Promise<readonly Buffer[]> {
  const names = await readdir(folder).catch(() => []);
  const contents = await Promise.all(names.map((name) => readFile(join(folder, name))));
  await rm(folder, { recursive: true, force: true });
  await writeFile(folder, '');
  return contents;
}
