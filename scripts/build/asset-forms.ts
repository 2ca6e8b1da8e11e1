/** Compressed forms of the application's files, kept beside them: the best compression takes longer than a page. */
import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { withCompressed } from './compress.ts';
import type { OutputFile } from './output-file.ts';

/**
 * A file of the application with its compressed forms, made once for each of its contents.
 *
 * @param folder where the forms are kept, for one state of the sources alone
 */
export async function assetForms(file: OutputFile, folder: string): Promise<readonly OutputFile[]> {
  const list = path.join(folder, `${file.path}.forms.json`);
  const names = await readFile(list, 'utf8').then(
    (text) => JSON.parse(text) as readonly string[],
    () => undefined,
  );
  if (names !== undefined)
    return [
      file,
      ...(await Promise.all(
        names.map(async (name) => ({ path: name, contents: await readFile(path.join(folder, name)) })),
      )),
    ];
  const forms = await withCompressed(file);
  const packed = forms.slice(1);
  for (const { path: name, contents } of packed) await put(path.join(folder, name), contents);
  // Last: whoever finds the list finds the forms.
  await put(list, JSON.stringify(packed.map((form) => form.path)));
  return forms;
}

/** Writes a file at one go: another build may do the same. */
async function put(file: string, contents: string | Uint8Array): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true });
  const fresh = `${file}.${randomUUID()}`;
  await writeFile(fresh, contents);
  await rename(fresh, file);
}
