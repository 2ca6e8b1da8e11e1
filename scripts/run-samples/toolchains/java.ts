import { join } from 'node:path';
import { compiledToolchain, failure, JVM } from './compile.ts';

const OPTIONS = ['-encoding', 'UTF-8', '-Xlint:all', '-Xmaxerrs', '10000'];

/** A JDK. Each class has a package of its own. */
export const java = compiledToolchain({
  language: 'java',
  packages: ['default-jdk-headless'],
  version: ['javac', '-version'],
  file: ({ folder }) => join(folder, 'Main.java'),
  text: ({ id, text }) => `package ${id}; ${text}\n`,
  compile: (sources, folder) =>
    failure('javac', [...OPTIONS, '-d', join(folder, 'classes'), ...sources.map(({ file }) => file)]),
  command: ({ program }, folder) => [...JVM, '-cp', join(folder, 'classes'), `${program.id}.Main`],
});
