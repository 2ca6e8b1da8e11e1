/**
 * Bundles the mock server into one JavaScript file. It is bundled again only after the sources have changed; the
 * published package contains the result.
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
 * The code of a mock server that reads the description from a constant `DESCRIPTION`, which the caller has to define.
 */
export interface MockProgram {
  readonly code: string;
  /** Licences of the packages whose code is in the program, as one text. */
  readonly licences: string;
}

/** Path in the published package of the JSON file with a `MockProgram`. */
export const MOCK_PROGRAM = 'prebuilt/mock-program.json';
/** Bundler plug-in that replaces `packed.ts`, because the program runs without the files of the package. */
const alone = {
  name: 'alone',
  load: (id: string) =>
    /[\\/]scripts[\\/]cli[\\/]packed\.ts$/.test(id) ? `export const PACKED = undefined; export const ROOT = '';` : null,
};
const SOURCES = ['package-lock.json', 'scripts', 'src/model', 'src/shared'];

/** Returns the program: the one in the package or, in the project itself, one bundled from the current sources. */
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
