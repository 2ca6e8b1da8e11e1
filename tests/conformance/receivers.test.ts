/** The example handlers of the pages, each in its own language, pass the script whole. */
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { leasePorts, type Ports } from '#scripts/run-samples/receive.ts';
import { withReceiver } from '#scripts/run-samples/receiver-process.ts';
import { RECEIVERS } from '#src/shared/samples/receivers/index.ts';
import { PATIENCE, toolchains } from '../languages/tools.ts';
import type { Program } from '#scripts/run-samples/toolchain.ts';
import type { WebhookSample } from '#src/model/sample.ts';
import { DESCRIPTIONS, run, scriptOf, type Run, type Script } from './script.ts';

let scripts: readonly Script[];
let ports: Ports;
beforeAll(async () => {
  scripts = await Promise.all(Object.values(DESCRIPTIONS).map(scriptOf));
  ports = await leasePorts();
});
afterAll(() => {
  for (const script of scripts) script.remove();
  ports.close();
});

for (const { language, toolchain, missing } of toolchains(RECEIVERS.map((receiver) => receiver.language.id))) {
  it.skipIf(missing)(
    `handlers in ${language} pass whole`,
    async () => {
      const receiver = RECEIVERS.find((each) => each.language.id === toolchain.language);
      const parent = await mkdtemp(join(tmpdir(), 'handlers-'));
      const jobs: Job[] = [];
      for (const script of scripts)
        for (const { id, simulation } of script.webhooks) {
          if (simulation?.sample === undefined || receiver === undefined) continue;
          const [port, name] = [await ports.next(), `h${jobs.length}`];
          const folder = join(parent, name);
          await mkdir(folder);
          const sample = { ...simulation.sample, port };
          const program: Program = { id: name, text: receiver.render(sample), response: 'none', folder };
          jobs.push({ script, event: id, sample, program });
        }
      const prepared = await toolchain.prepare(jobs.map(({ program }) => program));
      const results = await Promise.all(
        jobs.map(async (job) => {
          const ready = prepared.find(({ id }) => id === job.program.id);
          if (ready === undefined || 'problem' in ready) throw new Error(ready?.problem ?? 'It was left out.');
          return tried(job, toolchain.serve?.(ready.command, job.sample.port) ?? ready.command);
        }),
      );
      await rm(parent, { recursive: true });
      expect(results.flat()).toEqual([]);
      expect(results.length).toBeGreaterThanOrEqual(5);
    },
    PATIENCE,
  );
}

interface Job {
  readonly script: Script;
  readonly event: string;
  readonly sample: WebhookSample;
  readonly program: Program;
}

/** Starts a handler and lets the script try it; says what is wrong. It fulfils nothing, so that no count is asked. */
async function tried({ script, event, sample, program }: Job, command: readonly string[]): Promise<readonly string[]> {
  const { port, path } = sample;
  return faults(
    await withReceiver({ command, folder: program.folder, port }, () =>
      run(script, `http://localhost:${port}${path}`, '--event', event, '--timeout', '30'),
    ),
  );
}

function faults({ code, stdout, stderr, lines }: Run): readonly string[] {
  const passed = lines.filter(({ result }) => result === 'pass').length;
  return code === 0 && passed >= 4 && stderr === '' ? [] : [`${code}\n${stdout}${stderr}`];
}
