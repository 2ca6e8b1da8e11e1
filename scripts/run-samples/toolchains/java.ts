import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { compileTogether, failure, JVM } from '../compile.ts';
import type { Toolchain } from '../toolchain.ts';

/** A JDK. Each class has a package of its own; all are built in the folder of the first programme. */
export const java: Toolchain = {
  language: 'java',
  packages: ['default-jdk-headless'],
  version: ['javac', '-version'],
  prepare: async (programs) => {
    const built = join(programs[0]?.folder ?? '', 'classes');
    const sources = await Promise.all(
      programs.map(async (program) => {
        const file = join(program.folder, 'Main.java');
        await writeFile(file, `package ${program.id}; ${program.text}\n`);
        return { program, file };
      }),
    );
    return compileTogether(
      sources,
      (rest) =>
        failure('javac', [
          '-encoding',
          'UTF-8',
          '-Xlint:all',
          '-Xmaxerrs',
          '10000',
          '-d',
          built,
          ...rest.map(({ file }) => file),
        ]),
      ({ program }) => [...JVM, '-cp', built, `${program.id}.Main`],
    );
  },
};
