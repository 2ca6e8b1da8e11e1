import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { RESULT, type Toolchain } from '../toolchain.ts';

interface ScriptLanguage extends Omit<Toolchain, 'prepare'> {
  /** Name of the file that contains a sample. */
  readonly file: string;
  /** Command that runs the file. The name of the file is added as the last argument. */
  readonly command: readonly string[];
  /** Text to write before the sample. */
  readonly before?: string;
  /** Returns code in this language that prints two lines: `marker`, then the variable `result` as JSON. */
  readonly printResult?: (marker: string) => string;
}

/** Creates the toolchain of a language whose programs run without compilation. */
export function scriptToolchain({ file, command, before = '', printResult, ...toolchain }: ScriptLanguage): Toolchain {
  return {
    ...toolchain,
    prepare: (programs) =>
      Promise.all(
        programs.map(async ({ id, text, response, folder }) => {
          const holdsResult = response === 'json' || response === 'text';
          const after = holdsResult && printResult !== undefined ? printResult(RESULT) : '';
          await writeFile(join(folder, file), `${before}${text}\n${after}`);
          return { id, command: [...command, file] };
        }),
      ),
  };
}
