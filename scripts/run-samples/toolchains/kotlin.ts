import { join } from 'node:path';
import { compiledToolchain, failure, JVM } from './compile.ts';

/** Static methods of interfaces need the target that later compilers have by default. */
const OPTIONS = ['-J-Xmx1g', '-nowarn', '-jvm-target', '1.8', '-include-runtime'];

/** Kotlin for the JVM. Each file has a package of its own. */
export const kotlin = compiledToolchain({
  language: 'kotlin',
  packages: ['kotlin', 'default-jdk-headless'],
  // A word of the JVM on its options comes first.
  version: ['sh', '-c', 'kotlinc -version 2>&1 | grep -o "kotlinc-jvm [0-9.]*"'],
  file: ({ folder }) => join(folder, 'sample.kt'),
  text: ({ id, text }) => `package ${id}; ${text}\n`,
  compile: (sources, folder) =>
    failure('kotlinc', [...OPTIONS, '-d', join(folder, 'samples.jar'), ...sources.map(({ file }) => file)]),
  command: ({ program }, folder) => [...JVM, '-cp', join(folder, 'samples.jar'), `${program.id}.SampleKt`],
});
