import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { compiledToolchain, failure } from './compile.ts';

const OPTIONS = ['-codepage:utf8', '-warn:0', '-reference:System.Net.Http.dll'];

/**
 * The toolchain for C#: Mono, whose compiler supports C# 7 without top-level statements. The statements of each sample
 * become a method of a class. One program, shared by all samples, finds the class by the id of the sample.
 */
export const csharp = compiledToolchain({
  language: 'csharp',
  packages: ['mono-mcs', 'mono-runtime', 'libmono-system-net-http4.0-cil'],
  version: ['sh', '-c', 'mono --version > /dev/null && mcs --version'],
  file: ({ folder }) => join(folder, 'Sample.cs'),
  text: ({ id, text }) => wrapped(id, text),
  writeShared: (folder) => writeFile(join(folder, 'Start.cs'), START),
  compile: (sources, folder) =>
    failure('mcs', [
      ...OPTIONS,
      `-out:${join(folder, 'samples.exe')}`,
      join(folder, 'Start.cs'),
      ...sources.map(({ file }) => file),
    ]),
  command: ({ program }, folder) => ['env', 'LC_ALL=C.UTF-8', 'mono', join(folder, 'samples.exe'), program.id],
});

/**
 * C# source of the method `CreateFromPemFile`, because Mono lacks it (.NET has it since version 5). The method returns
 * an empty certificate, so that runs with Mono do not test the certificate.
 */
const CERTIFICATE =
  'static class X509Certificate2 { public static System.Security.Cryptography.X509Certificates.X509Certificate CreateFromPemFile(string certificate, string key) { return new System.Security.Cryptography.X509Certificates.X509Certificate2(); } }\n';

/**
 * Wraps a sample in a class. Comments and `using` directives at the beginning stay first. The statements after them
 * become the method `Run`.
 */
function wrapped(id: string, text: string): string {
  const [directives = ''] = /^(?:(?:using [\w.]+;|\/\/.*)?\n)*/.exec(text) ?? [];
  const missing = text.includes('X509Certificate2.CreateFromPemFile(') ? CERTIFICATE : '';
  return `${directives}static class ${id} {\n${missing}public static async System.Threading.Tasks.Task Run() {\n${text.slice(directives.length)}\n}\n}\n`;
}

/**
 * C# source of a program that runs a sample, then calls `Exit`. Without this call, Mono sometimes waits half a minute
 * for its thread pool when `Main` ends.
 */
const START = `static class Start {
  static void Main(string[] names) {
    System.Console.OutputEncoding = new System.Text.UTF8Encoding(false);
    ((System.Threading.Tasks.Task)typeof(Start).Assembly.GetType(names[0]).GetMethod("Run").Invoke(null, null)).GetAwaiter().GetResult();
    System.Environment.Exit(0);
  }
}
`;
