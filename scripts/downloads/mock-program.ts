/**
 * Bundles the mock server into one JavaScript file. The result is cached until the sources change. The published
 * package contains the result.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { PACKED, ROOT } from '../cli/packed.ts';
import { parsed } from '../text/json.ts';
import { keyOf } from '../text/key-of.ts';
import { sourceHash } from '../description/source/source-hash.ts';
import { sharedStore } from '../description/source/store.ts';
import { licencesOf } from './licences.ts';

/**
 * The code of a mock server. It reads the description from a constant `DESCRIPTION`, which the caller has to define in
 * front of it.
 */
export interface MockProgram {
  readonly code: string;
  /** Licences of the packages whose code is in the program, as one text. */
  readonly licences: string;
}

/** Path of the file with the `MockProgram` as JSON, relative to the root of the published package. */
export const MOCK_PROGRAM = 'prebuilt/mock-program.json';
/**
 * Plug-in of the bundler that replaces `packed.ts`. That module reads files of the package, but the program has to run
 * without these files.
 */
const alone = {
  name: 'alone',
  load: (id: string) =>
    /[\\/]scripts[\\/]cli[\\/]packed\.ts$/.test(id) ? `export const PACKED = undefined; export const ROOT = '';` : null,
};
const SOURCES = ['package-lock.json', 'scripts', 'src/model', 'src/shared'];

/**
 * Returns the mock program. The published package contains it as a file; in the repository, it is bundled from the
 * sources.
 */
export async function mockProgram(): Promise<MockProgram> {
  if (PACKED !== undefined) return parsed(readFileSync(path.join(ROOT, MOCK_PROGRAM), 'utf8')) as MockProgram;
  const key = keyOf(`mock program ${sourceHash(SOURCES)}`);
  const made = await sharedStore().getOrMake(key, async () => Buffer.from(JSON.stringify(await bundled())));
  return parsed(made.toString()) as MockProgram;
}

async function bundled(): Promise<MockProgram> {
  const { rolldown } = await import('rolldown');
  const build = await rolldown({
    input: path.join(ROOT, 'scripts/mock/standalone.ts'),
    platform: 'node',
    plugins: [alone],
  });
  const { output } = await build.generate({ codeSplitting: false, minify: true });
  await build.close();
  const [{ code, modules }] = output;
  return { code, licences: licencesOf(Object.keys(modules)) };
}
