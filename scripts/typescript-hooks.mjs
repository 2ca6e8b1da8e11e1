// Module hook behind typescript.mjs: erases the types of a `.ts` file of this project as it is loaded.
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { transformSync } from 'rolldown/experimental';

export async function load(url, context, next) {
  if (!url.endsWith('.ts') || url.includes('/node_modules/')) return next(url, context);
  const file = fileURLToPath(url);
  const { code, errors } = transformSync(file, await readFile(file, 'utf8'), { sourcemap: false });
  if (errors.length > 0) throw new SyntaxError(`${file}: ${errors[0].message}`);
  return { format: 'module', shortCircuit: true, source: code };
}
