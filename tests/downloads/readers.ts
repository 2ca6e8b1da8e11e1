import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { execute } from '#scripts/cli/execute.ts';
import type { Variable } from '#scripts/downloads/variables.ts';

/** Where a reader finds what it reads. */
interface Place {
  /** Folder of the programs. */
  readonly programs: string;
  /** Folder with the downloads; archives are unpacked into folders of their names. */
  readonly folder: string;
  /** Variables with the values of the mock. */
  readonly variables: readonly Variable[];
}

/** A program that runs the requests of a download. */
export interface Reader {
  readonly name: string;
  readonly file: string;
  run(place: Place): Promise<{ readonly output: string }>;
}

const TIMEOUT = 300_000;
const values = (variables: readonly Variable[]): readonly string[] =>
  variables.flatMap(({ name, value }) => ['--env-var', `${name}=${value}`]);

const newman: Reader = {
  name: 'newman',
  file: 'postman-collection.json',
  run: ({ programs, folder, variables }) =>
    said(['newman', 'run', 'postman-collection.json', '--working-dir', folder, ...values(variables)], programs, folder),
};

const httpyac: Reader = {
  name: 'httpyac',
  file: 'http-requests.zip',
  run({ programs, folder, variables }) {
    const inside = join(folder, 'http-requests');
    const files = readdirSync(inside).filter((name) => name.endsWith('.http'));
    for (const name of files) {
      const text = readFileSync(join(inside, name), 'utf8');
      const filled = variables.reduce(
        (given, { name: variable, value }) =>
          given.replace(new RegExp(`^@${variable} = .*$`, 'm'), `@${variable} = ${value}`),
        text,
      );
      writeFileSync(join(inside, name), filled);
    }
    return said(['httpyac', 'send', ...files, '--all', '--output', 'none'], programs, inside);
  },
};

export const READERS: readonly Reader[] = [newman, httpyac];

async function said(
  [name = '', ...args]: readonly string[],
  programs: string,
  cwd: string,
): Promise<{ readonly output: string }> {
  const { stdout, stderr } = await execute([join(programs, name), ...args], { cwd, timeout: TIMEOUT });
  return { output: `${stdout.toString()}${stderr}` };
}
