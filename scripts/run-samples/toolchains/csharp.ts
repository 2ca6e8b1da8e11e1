import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { compileTogether, failure } from '../compile.ts';
import type { Toolchain } from '../toolchain.ts';

/**
 * Mono, whose compiler knows C# 7 and no top-level statements: those of a sample stand in a method of a class of its own,
 * which the one programme, built in the folder of the first sample, looks up by its name.
 */
export const csharp: Toolchain = {
  language: 'csharp',
  packages: ['mono-mcs', 'mono-runtime', 'libmono-system-net-http4.0-cil'],
  version: ['sh', '-c', 'mono --version > /dev/null && mcs --version'],
  prepare: async (programs) => {
    const folder = programs[0]?.folder ?? '';
    const [main, built] = [join(folder, 'Start.cs'), join(folder, 'samples.exe')];
    if (programs.length > 0) await writeFile(main, START);
    const sources = await Promise.all(
      programs.map(async (program) => {
        const file = join(program.folder, 'Sample.cs');
        await writeFile(file, wrapped(program.id, program.text));
        return { program, file };
      }),
    );
    return compileTogether(
      sources,
      (rest) =>
        failure('mcs', [
          '-codepage:utf8',
          '-warn:0',
          '-reference:System.Net.Http.dll',
          `-out:${built}`,
          main,
          ...rest.map(({ file }) => file),
        ]),
      ({ program }) => ['env', 'LC_ALL=C.UTF-8', 'mono', built, program.id],
    );
  },
};

/** Comments and `using` directives as they are, then the statements as they are in a method. */
function wrapped(id: string, text: string): string {
  const [directives = ''] = /^(?:(?:using [\w.]+;|\/\/.*)?\n)*/.exec(text) ?? [];
  // .NET has it since version 5. What a server makes of the certificate cannot be tried with Mono.
  const missing = text.includes('X509Certificate2.CreateFromPemFile(')
    ? 'static class X509Certificate2 { public static System.Security.Cryptography.X509Certificates.X509Certificate CreateFromPemFile(string certificate, string key) { return new System.Security.Cryptography.X509Certificates.X509Certificate2(); } }\n'
    : '';
  return `${directives}static class ${id} {\n${missing}public static async System.Threading.Tasks.Task Run() {\n${text.slice(directives.length)}\n}\n}\n`;
}

/** Mono that leaves `Main` by itself waits now and then half a minute for its thread pool. */
const START = `static class Start {
  static void Main(string[] names) {
    System.Console.OutputEncoding = new System.Text.UTF8Encoding(false);
    ((System.Threading.Tasks.Task)typeof(Start).Assembly.GetType(names[0]).GetMethod("Run").Invoke(null, null)).GetAwaiter().GetResult();
    System.Environment.Exit(0);
  }
}
`;
