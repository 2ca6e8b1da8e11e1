/** Bundles the mock server into one file of plain JavaScript, once per state of the sources; packages contain the file. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { PACKED, ROOT } from '../cli/packed.ts';
import { parsed } from '../text/json.ts';
import { keyOf } from '../text/key-of.ts';
import { sourceHash } from '../description/source/source-hash.ts';
import { sharedStore } from '../description/source/store.ts';
import { licencesOf } from './licences.ts';

/** A mock server program that reads its description from the constant `DESCRIPTION`. */
export interface MockProgram {
  readonly code: string;
  /** Licences of the packages that the program contains. */
  readonly licences: string;
}

/** Path, in the package, of the file that contains the program as JSON. */
export const MOCK_PROGRAM = 'prebuilt/mock-program.json';
/** Bundler plug-in for a program that runs without the files of a package. */
const alone = {
  name: 'alone',
  load: (id: string) =>
    /[\\/]scripts[\\/]cli[\\/]packed\.ts$/.test(id) ? `export const PACKED = undefined; export const ROOT = '';` : null,
};
const SOURCES = ['package-lock.json', 'scripts', 'src/model', 'src/shared'];

/** Returns the program: prebuilt from the package or an earlier build, else bundled now. */
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
