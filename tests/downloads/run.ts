import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { makeDownloads } from '#scripts/build/downloads/make-downloads.ts';
import { main, type Command } from '#scripts/cli/command.ts';
import { execute } from '#scripts/cli/execute.ts';
import { UsageError } from '#scripts/cli/problem.ts';
import { compile } from '#scripts/checks/compile.ts';
import { downloadSource, type DownloadSource } from '#scripts/downloads/download-source.ts';
import { DOWNLOADS_FOLDER } from '#scripts/downloads/download.ts';
import { DOWNLOADS } from '#scripts/downloads/index.ts';
import { variablesOf, type Variable } from '#scripts/downloads/variables.ts';
import { program } from '#scripts/test/programs.ts';
import { installedReaders } from './installed-readers.ts';
import { READERS } from './readers.ts';
import { typesFaults } from './types.ts';
import { watchedMock } from './watched-mock.ts';

const DESCRIPTIONS: Readonly<Record<string, string>> = {
  own: 'openapi/openapi.yaml',
  gateway: 'tests/fixtures/gateway/openapi.yaml',
  parcels: 'tests/fixtures/parcels/openapi/openapi.yaml',
};

const downloads: Command = {
  name: 'npm test -- --only downloads',
  summary: 'Reads the downloads by programs that did not write them, and runs their requests against the mock.',
  options: {},
  run: async () => {
    const tally = { passed: 0, failed: 0, skipped: 0 };
    const note = (line: string, passed: number, faults: readonly string[]): void => {
      tally.passed += passed;
      tally.failed += faults.length;
      process.stdout.write(`${line}, ${faults.length} wrong\n${faults.map((fault) => `  ${fault}\n`).join('')}`);
    };
    const programs = await installedReaders();
    if ((await program(['unzip'], ['unzip'])) === undefined)
      throw new UsageError('The archives need a program that unpacks them.', 'Install unzip.');
    for (const [name, openapi] of Object.entries(DESCRIPTIONS)) {
      const { source, folder } = await unpacked(name, openapi);
      const mock = await watchedMock(openapi);
      const requests = source.calls.flatMap((call) => call.requests);
      const incomplete = requests.filter((request) => request.incomplete !== undefined).length;
      const unfinished = source.calls
        .filter((call) => call.requests.some((request) => request.incomplete !== undefined))
        .map(
          ({ operation: { method, path = '' } }) =>
            new RegExp(`^${method} .*${path.replace(/\{[^}]*\}/g, '[^/]+')}(\\?|$)`),
        );
      for (const reader of READERS) {
        const { output } = await reader.run({ programs, folder, variables: pointedAt(mock.origin, source) });
        const answers = mock.answers();
        const refused = answers.filter(({ status }) => status < 200 || status > 299);
        const isIncomplete = ({ request }: { readonly request: string }): boolean =>
          unfinished.some((path) => path.test(request));
        const faults = [
          ...refused
            .filter((answer) => !isIncomplete(answer))
            .map(({ request, status, problem }) => `${request}: ${status} ${problem}`),
          ...(answers.length === requests.length
            ? []
            : [`${answers.length} requests instead of ${requests.length}: ${output.slice(-2000)}`]),
        ];
        note(
          `${name}: ${reader.name} sent ${answers.length} requests, ${answers.length - refused.length} answered as described, ${incomplete} incomplete`,
          answers.length - refused.length,
          faults,
        );
      }
      if (name === 'own') note('own: openapi-typescript made types', 1, await typesFaults(programs, folder));
      mock.close();
      rmSync(dirname(folder), { recursive: true });
    }
    process.stdout.write(`downloads: ${tally.passed} passed, ${tally.failed} failed\n`);
    return tally.failed > 0 ? 1 : 0;
  },
};

/** Makes the downloads of a description and unpacks the archives, each into a folder of its name. */
async function unpacked(
  name: string,
  openapi: string,
): Promise<{ readonly source: DownloadSource; readonly folder: string }> {
  const { bundled } = await compile({ openapi }, { runsChecks: false });
  if (bundled === undefined) throw new Error(`${openapi} cannot be read.`);
  const site = mkdtempSync(join(tmpdir(), `downloads-${name}-`));
  const files = DOWNLOADS.map(({ file }) => file);
  const { made, failed } = await makeDownloads(files, { bundled, extensions: [], folder: site });
  if (failed.size > 0) throw new Error(`${name}: ${[...failed].map(([file, why]) => `${file}: ${why}`).join('; ')}`);
  const folder = join(site, DOWNLOADS_FOLDER);
  const source = downloadSource(bundled, []);
  for (const file of made.keys()) {
    if (!file.endsWith('.zip')) continue;
    const { code, stderr } = await execute(['unzip', '-q', file, '-d', file.replace('.zip', '')], { cwd: folder });
    if (code !== 0) throw new Error(`${name}: unzip refuses ${file}: ${stderr}`);
  }
  for (const file of filesIn(source))
    for (const inside of ['', 'http-requests']) writeFileSync(join(folder, inside, file), 'file');
  return { source, folder };
}

/** Files that requests read. */
function filesIn({ calls }: DownloadSource): readonly string[] {
  return calls.flatMap(({ requests }) =>
    requests.flatMap(({ request: { body } }) =>
      body.kind === 'binary'
        ? [body.file]
        : body.kind === 'multipart'
          ? body.parts.flatMap((part) => (part.kind === 'file' ? [part.file] : []))
          : [],
    ),
  );
}

/** The variables of a collection with the mock's address; it accepts any credentials. */
function pointedAt(origin: string, source: DownloadSource): readonly Variable[] {
  return variablesOf(source).map((variable) => ({
    ...variable,
    value: variable.isSecret ? 'test' : origin + new URL(variable.value, origin).pathname.replace(/\/$/, ''),
  }));
}

void main(downloads);
