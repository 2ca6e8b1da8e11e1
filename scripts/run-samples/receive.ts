import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Api } from '#src/model/api.ts';
import type { OpenApiDocument } from '#src/model/openapi.ts';
import { createCompleted } from '../mock/completed.ts';
import { sendWebhook } from '../mock/webhook.ts';
import { receiverFailures } from './check-receiver.ts';
import { deliveriesOf, expectedOf } from './deliveries.ts';
import { leasePorts, type Ports } from './ports.ts';
import type { PrintedReceiver } from './printed.ts';
import { receive } from './receiver-process.ts';
import type { Prepared, Toolchain } from './toolchain.ts';

/** A receiver that was run, with what went wrong. */
export interface ReceiverResult {
  readonly sample: PrintedReceiver;
  readonly failures: readonly string[];
}

export interface ReceiveOptions {
  readonly api: Api;
  readonly document: OpenApiDocument;
  /** Told of each receiver that is done. */
  readonly progress: (done: number, all: number) => void;
}

/** Matches the port in the text of a receiver. */
const PORT = /(?<=localhost["', :]+)8000|8000(?=, 'localhost')/g;

/** Runs the receivers of one language, each text once for each webhook, and sends to them what the mock sends. */
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
    const waiting = [...jobs];
    await Promise.all(
      Array.from({ length: availableParallelism() }, async () => {
        for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
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

/** A receiver as a program that listens on a port of its own. */
interface Job {
  readonly receiver: PrintedReceiver;
  readonly port: number;
  readonly program: Parameters<Toolchain['prepare']>[0][number];
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
  const expected = expectedOf(webhook, sample);
  const reception = await receive(
    { command: toolchain.serve?.(ready.command, port) ?? ready.command, folder: program.folder, port },
    {
      deliveries: deliveriesOf(webhook, sample).map(({ delivery, webhook: sent }) => ({
        delivery,
        send: () => sendWebhook({ webhook: sent, document, url }),
      })),
      lines: [expected.event, expected.event, expected.unknown].filter((line) => line !== undefined),
    },
  );
  return reception.responses.length === 0
    ? [`it does not listen: ${reception.output}`]
    : receiverFailures(reception, expected);
}
