import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import type { SampleRequest } from '../../src/model/sample.ts';
import type { Respond } from '../mock/respond.ts';
import { FILE_CONTENT } from './differences.ts';
import { environmentOf, filled } from './environment.ts';
import { execute } from './execute.ts';
import { faults, silence, type Run } from './judge.ts';
import type { PrintedSample } from './printed.ts';
import { recordingServer, type RecordingServer } from './server.ts';
import type { Prepared, Toolchain } from './toolchain.ts';

/** A sample that was run, with what was wrong. */
export interface Verdict {
  readonly sample: PrintedSample;
  readonly faults: readonly string[];
}

export interface RunOptions {
  readonly respond: Respond;
  /** Told of each sample that is done. */
  readonly progress: (done: number, all: number) => void;
}

/** A status of the catalogue that samples meet once in each language. */
const REFUSAL = 'code=401';

/**
 * Runs complete samples of one language against the mock, each text once, and once a sample that is refused. Programmes
 * are prepared together and run side by side, each with a folder and a server of its own lane.
 */
export async function runLanguage(
  toolchain: Toolchain,
  samples: readonly PrintedSample[],
  { respond, progress }: RunOptions,
): Promise<readonly Verdict[]> {
  const folder = await mkdtemp(join(tmpdir(), 'samples-'));
  const refusing: Respond = (received) => respond({ ...received, headers: { ...received.headers, prefer: REFUSAL } });
  const lanes = await Promise.all(Array.from({ length: availableParallelism() }, () => recordingServer(respond)));
  const refusal = await recordingServer(refusing);
  try {
    const texts = [...new Map(samples.map((sample) => [sample.text, sample])).values()];
    const jobs: readonly Job[] = [
      ...texts.map((sample, index) => ({
        id: `s${index}`,
        sample,
        lane: index % lanes.length,
        server: lanes[index % lanes.length] ?? refusal,
        judge: faults,
      })),
      ...texts
        .slice(0, 1)
        .map((sample) => ({ id: 'refused', sample, lane: lanes.length, server: refusal, judge: silence })),
    ];
    await Promise.all(jobs.map((job) => furnish(job, folder)));
    const prepared = new Map(
      (await toolchain.prepare(jobs.map((job) => programOf(job, folder)))).map((each) => [each.id, each]),
    );
    const found = new Map<string, string[]>();
    let done = 0;
    await Promise.all(
      [...lanes, refusal].map(async (_, lane) => {
        for (const job of jobs.filter((each) => each.lane === lane)) {
          const wrong = await run(job, prepared.get(job.id), folder);
          found.set(job.sample.text, [...(found.get(job.sample.text) ?? []), ...wrong]);
          progress((done += 1), jobs.length);
        }
      }),
    );
    return samples.map((sample) => ({ sample, faults: found.get(sample.text) ?? [] }));
  } finally {
    for (const server of [...lanes, refusal]) server.close();
    await rm(folder, { recursive: true, force: true });
  }
}

interface Job {
  readonly id: string;
  readonly sample: PrintedSample;
  readonly lane: number;
  readonly server: RecordingServer;
  readonly judge: (run: Run) => readonly string[] | Promise<readonly string[]>;
}

/** A folder with the files that the sample sends. */
async function furnish(
  {
    id,
    sample: {
      scenario: { request },
    },
  }: Job,
  folder: string,
): Promise<void> {
  await mkdir(join(folder, id), { recursive: true });
  await Promise.all(
    (request === undefined ? [] : filesOf(request)).map((name) => writeFile(join(folder, id, name), FILE_CONTENT)),
  );
}

function filesOf({ body }: SampleRequest): readonly string[] {
  if (body.kind === 'binary') return [body.file];
  return body.kind === 'multipart' ? body.parts.flatMap((part) => (part.kind === 'file' ? [part.file] : [])) : [];
}

/** The sample as it is printed, but for the address of the server. */
function programOf(
  {
    id,
    sample: {
      text,
      scenario: { request },
    },
    server,
  }: Job,
  folder: string,
) {
  return {
    id,
    text: request === undefined ? text : text.replaceAll(originOf(request), server.origin),
    answer: request?.answer ?? 'text',
    folder: join(folder, id),
  };
}

/** Scheme, host and port, as the sample prints them. */
function originOf({ url }: SampleRequest): string {
  return /^[a-z][a-z0-9+.-]*:\/\/[^/?#]*/i.exec(filled(url, {}))?.[0] ?? 'https://';
}

async function run(
  { id, sample, server, judge }: Job,
  prepared: Prepared | undefined,
  folder: string,
): Promise<readonly string[]> {
  if (prepared === undefined || 'problem' in prepared)
    return [`it cannot be compiled: ${prepared?.problem ?? 'the toolchain left it out'}`];
  const { request } = sample.scenario;
  const environment = request === undefined ? {} : environmentOf(request);
  server.exchanges();
  const execution = await execute(prepared.command, {
    cwd: join(folder, id),
    env: { PATH: process.env['PATH'] ?? '', HOME: folder, LANG: 'C.UTF-8', ...environment },
  });
  return judge({ sample, environment, execution, exchanges: server.exchanges() });
}
