import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { compileTogether, failure, JVM } from '../compile.ts';
import type { Toolchain } from '../toolchain.ts';

/** Kotlin for the JVM. Each file has a package of its own; all are built in the folder of the first programme. */
export const kotlin: Toolchain = {
  language: 'kotlin',
  packages: ['kotlin', 'default-jdk-headless'],
  // A word of the JVM on its options comes first.
  version: ['sh', '-c', 'kotlinc -version 2>&1 | grep -o "kotlinc-jvm [0-9.]*"'],
  prepare: async (programs) => {
    const built = join(programs[0]?.folder ?? '', 'samples.jar');
    const sources = await Promise.all(
      programs.map(async (program) => {
        const file = join(program.folder, 'sample.kt');
        await writeFile(file, `package ${program.id}; ${program.text}\n`);
        return { program, file };
      }),
    );
    return compileTogether(
      sources,
      // Static methods of interfaces need the target that later compilers have by default.
      (rest) =>
        failure('kotlinc', [
          '-J-Xmx1g',
          '-nowarn',
          '-jvm-target',
          '1.8',
          '-include-runtime',
          '-d',
          built,
          ...rest.map(({ file }) => file),
        ]),
      ({ program }) => [...JVM, '-cp', built, `${program.id}.SampleKt`],
    );
  },
};
