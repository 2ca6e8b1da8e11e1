import { join } from 'node:path';
import { compiledToolchain, failure, JVM } from './compile.ts';

/** Debian's jars of Jackson, with which receivers read JSON. */
const JACKSON = ['annotations', 'core', 'databind'].map((name) => `/usr/share/java/jackson-${name}.jar`);
const OPTIONS = ['-encoding', 'UTF-8', '-Xlint:all', '-Xmaxerrs', '10000', '-cp', JACKSON.join(':')];

/** A JDK. Each class has a package of its own. */
export const java = compiledToolchain({
  language: 'java',
  packages: ['default-jdk-headless', 'libjackson2-databind-java'],
  version: ['sh', '-c', `test -r ${JACKSON[2]} && javac -version`],
  file: ({ folder }) => join(folder, 'Main.java'),
  text: ({ id, text }) => `package ${id}; ${text}\n`,
  compile: (sources, folder) =>
    failure('javac', [...OPTIONS, '-d', join(folder, 'classes'), ...sources.map(({ file }) => file)]),
  command: ({ program }, folder) => [
    ...JVM,
    '-cp',
    [join(folder, 'classes'), ...JACKSON].join(':'),
    `${program.id}.Main`,
  ],
});
