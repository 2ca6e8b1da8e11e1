import { writeFile } from 'node:fs/promises';
import { homedir } from 'node:os';
import { join } from 'node:path';
import type { Toolchain } from '../toolchain.ts';
import { csharp } from './csharp.ts';
import { scriptToolchain } from './script.ts';
import { compiledToolchain, failure, JVM } from './compile.ts';

/**
 * Options for the Kotlin compiler. The target is Java 1.8, so that samples can call static methods of interfaces. The
 * default target of Kotlin before version 1.5 is Java 1.6.
 */
const KOTLIN_OPTIONS = ['-J-Xmx1g', '-nowarn', '-jvm-target', '1.8', '-include-runtime'];

/** The toolchain for Kotlin on the JVM. Each file has a package of its own. */
const kotlin = compiledToolchain({
  language: 'kotlin',
  packages: ['kotlin', 'default-jdk-headless'],
  // The JVM may print a line about its options first.
  version: ['sh', '-c', 'kotlinc -version 2>&1 | grep -o "kotlinc-jvm [0-9.]*"'],
  file: ({ folder }) => join(folder, 'sample.kt'),
  text: ({ id, text }) => `package ${id}; ${text}\n`,
  compile: (sources, folder) =>
    failure('kotlinc', [...KOTLIN_OPTIONS, '-d', join(folder, 'samples.jar'), ...sources.map(({ file }) => file)]),
  command: ({ program }, folder) => [...JVM, '-cp', join(folder, 'samples.jar'), `${program.id}.SampleKt`],
});

/** The toolchain for Ruby, with its standard library. */
const ruby = scriptToolchain({
  language: 'ruby',
  packages: ['ruby'],
  version: ['ruby', '-e', 'puts RUBY_DESCRIPTION'],
  file: 'sample.rb',
  command: ['ruby'],
  printResult: (marker) => `\nrequire 'json'\n\nputs "\\n${marker}", result.to_json\n`,
});

/** Path of Debian's own Python. Another Python would not find Debian's package of the library `requests`. */
const PYTHON = '/usr/bin/python3';

const python = scriptToolchain({
  language: 'python',
  packages: ['python3', 'python3-requests'],
  version: [
    PYTHON,
    '-c',
    'import platform, requests; print("Python", platform.python_version(), "requests", requests.__version__)',
  ],
  file: 'sample.py',
  command: [PYTHON],
  printResult: (marker) => `\nimport json\n\nprint("\\n${marker}")\nprint(json.dumps(result))\n`,
});

/** The toolchain for PHP at the command line, with the cURL extension. */
const php = scriptToolchain({
  language: 'php',
  packages: ['php-cli', 'php-curl'],
  version: ['php', '-r', 'echo "PHP ", PHP_VERSION, " cURL ", curl_version()["version"], PHP_EOL;'],
  file: 'sample.php',
  command: ['php'],
  printResult: (marker) => `\necho "\\n${marker}\\n", json_encode($result, JSON_THROW_ON_ERROR), "\\n";\n`,
  serve: ([php = 'php', ...script], port) => [php, '-S', `localhost:${port}`, ...script],
  refuses: 'body in parts',
});

/** The toolchain for JavaScript: the Node.js of this process. */
export const javascript = scriptToolchain({
  language: 'javascript',
  packages: [],
  version: [process.execPath, '-p', '`Node.js ${process.versions.node}`'],
  file: 'sample.mjs',
  command: [process.execPath],
  printResult: (marker) => `console.log('${marker}');\nconsole.log(JSON.stringify(result));\n`,
});

const JAVA_OPTIONS = ['-encoding', 'UTF-8', '-Xlint:all', '-Xmaxerrs', '10000'];

/** The toolchain for Java: a JDK. Each class has a package of its own. */
const java = compiledToolchain({
  language: 'java',
  packages: ['default-jdk-headless'],
  version: ['javac', '-version'],
  file: ({ folder }) => join(folder, 'Main.java'),
  text: ({ id, text }) => `package ${id}; ${text}\n`,
  compile: (sources, folder) =>
    failure('javac', [...JAVA_OPTIONS, '-d', join(folder, 'classes'), ...sources.map(({ file }) => file)]),
  command: ({ program }, folder) => [...JVM, '-cp', join(folder, 'classes'), `${program.id}.Main`],
});

/** The toolchain for Go, without network: one module, in which each program has a package. */
const go = compiledToolchain({
  language: 'go',
  packages: ['golang-go'],
  version: ['go', 'env', 'GOVERSION'],
  file: ({ id }) => `${id}/main.go`,
  text: ({ text }) => `${text}\n`,
  writeShared: (folder) => writeFile(join(folder, 'go.mod'), 'module samples\n\ngo 1.18\n'),
  compile: (sources, folder) =>
    failure('go', ['build', '-ldflags=-s -w', '-o', 'bin/', ...sources.map(({ program }) => `./${program.id}`)], {
      cwd: folder,
      env: {
        GOCACHE: process.env['GOCACHE'] ?? join(homedir(), '.cache', 'go-build'),
        GOFLAGS: '-buildvcs=false',
        GOPROXY: 'off',
        GOWORK: 'off',
        GOTOOLCHAIN: 'local',
      },
    }),
  command: ({ program }, folder) => [join(folder, 'bin', program.id)],
});

/** The toolchain for cURL in a POSIX shell. */
export const curl = scriptToolchain({
  language: 'curl',
  packages: ['curl'],
  version: ['curl', '--version'],
  file: 'sample.sh',
  command: ['sh', '-u'],
  before: 'curl() { command curl --silent --show-error "$@"; }\n',
});

/** One toolchain for each sample language. */
export const TOOLCHAINS: readonly Toolchain[] = [curl, javascript, python, php, csharp, java, go, ruby, kotlin];
