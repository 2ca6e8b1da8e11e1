import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import type { SampleRequest } from '#src/model/sample.ts';
import { execute } from '../cli/execute.ts';
import type { Respond } from '../mock/respond.ts';
import { refusalFailures, runFailures, type Run } from './check-run.ts';
import { FILE_CONTENT } from './differences.ts';
import { environmentOf } from './environment.ts';
import type { PrintedSample } from './printed.ts';
import { recordingServer, type RecordingServer } from './server.ts';
import type { Prepared, Program, Toolchain } from './toolchain.ts';

/** A sample that was run, and a message for each of its failures. */
export interface SampleResult {
  readonly sample: PrintedSample;
  readonly failures: readonly string[];
}

export interface RunOptions {
  readonly respond: Respond;
  /** Called whenever a sample has been run. */
  readonly progress: (done: number, all: number) => void;
}

/**
 * Value of the `Prefer` header that makes the mock respond with an error. One sample in each language is run with it.
 */
const REFUSAL = 'code=401';

/**
 * Runs the samples of one language against the mock. Samples with the same code are run once. The first sample is run a
 * second time, with a mock that refuses its request. Programs are compiled together, then run in parallel. Programs
 * that run at the same time have different servers. Each program has a folder of its own.
 */
export async function runLanguage(
  toolchain: Toolchain,
  samples: readonly PrintedSample[],
  { respond, progress }: RunOptions,
): Promise<readonly SampleResult[]> {
  const folder = await mkdtemp(join(tmpdir(), 'samples-'));
  const refusing: Respond = (received) => respond({ ...received, headers: { ...received.headers, prefer: REFUSAL } });
  const lanes = await Promise.all(Array.from({ length: availableParallelism() }, () => recordingServer(respond)));
  const refusal = await recordingServer(refusing);
  try {
    const texts = [...new Map(samples.map((sample) => [sample.text, sample])).values()];
    const jobs: readonly Job[] = [
      ...texts.map((sample, index) => ({
        sample,
        server: lanes[index % lanes.length] ?? refusal,
        check: runFailures,
        program: programOf(sample, `s${index}`, folder),
      })),
      ...texts.slice(0, 1).map((sample) => ({
        sample,
        server: refusal,
        check: refusalFailures,
        program: programOf(sample, 'refused', folder),
      })),
    ];
    await Promise.all(jobs.map(makeFolder));
    const programs = jobs.map(({ program, sample, server }) => ({ ...program, text: sentTo(server, sample) }));
    const prepared = new Map((await toolchain.prepare(programs)).map((each) => [each.id, each]));
    const found = new Map<string, string[]>();
    let done = 0;
    await Promise.all(
      [...lanes, refusal].map(async (lane) => {
        for (const job of jobs.filter(({ server }) => server === lane)) {
          const failures = await run(job, prepared.get(job.program.id));
          found.set(job.sample.text, [...(found.get(job.sample.text) ?? []), ...failures]);
          progress((done += 1), jobs.length);
        }
      }),
    );
    return samples.map((sample) => ({ sample, failures: found.get(sample.text) ?? [] }));
  } finally {
    for (const server of [...lanes, refusal]) server.close();
    await rm(folder, { recursive: true, force: true });
  }
}

interface Job {
  readonly sample: PrintedSample;
  readonly server: RecordingServer;
  readonly check: (run: Run) => readonly string[] | Promise<readonly string[]>;
  readonly program: Omit<Program, 'text'>;
}

function programOf({ scenario: { request } }: PrintedSample, id: string, folder: string): Job['program'] {
  return { id, response: request?.response ?? 'text', folder: join(folder, id) };
}

/** Creates the folder for a program, and in it the files that the sample sends. */
async function makeFolder({ sample: { scenario }, program: { folder } }: Job): Promise<void> {
  await mkdir(folder, { recursive: true });
  const files = scenario.request === undefined ? [] : filesOf(scenario.request);
  await Promise.all(files.map((name) => writeFile(join(folder, name), FILE_CONTENT)));
}

function filesOf({ body }: SampleRequest): readonly string[] {
  if (body.kind === 'binary') return [body.file];
  return body.kind === 'multipart' ? body.parts.flatMap((part) => (part.kind === 'file' ? [part.file] : [])) : [];
}

/** Returns the code of a sample, in which the origin of `server` replaces the printed origin. */
function sentTo(server: RecordingServer, { text, scenario: { request } }: PrintedSample): string {
  return request === undefined ? text : text.replaceAll(originOf(request), server.origin);
}

/** Returns the origin (scheme, host and port) in the URL of a request, as the sample prints it. */
function originOf({ url }: SampleRequest): string {
  return /^[a-z][a-z0-9+.-]*:\/\/[^/?#]*/i.exec(url)?.[0] ?? 'https://';
}

async function run(
  { sample, server, check, program: { folder } }: Job,
  prepared: Prepared | undefined,
): Promise<readonly string[]> {
  if (prepared === undefined || 'problem' in prepared)
    return [`it cannot be compiled: ${prepared?.problem ?? 'the toolchain left it out'}`];
  const { request } = sample.scenario;
  const environment = request === undefined ? {} : environmentOf(request);
  server.exchanges();
  const execution = await execute(prepared.command, {
    cwd: folder,
    env: { PATH: process.env['PATH'] ?? '', HOME: folder, LANG: 'C.UTF-8', ...environment },
  });
  return check({ sample, environment, execution, exchanges: server.exchanges() });
}
