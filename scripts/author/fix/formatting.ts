import type { Draft } from '../draft.ts';

/**
 * Formats files as Prettier does, where their project configures it, and returns those that are others then. A file that
 * cannot be parsed, or that `.prettierignore` names, stays as it is; so do all where Prettier is not installed.
 */
export async function formatted(files: readonly string[], draft: Draft): Promise<readonly string[]> {
  const prettier = await import('prettier').catch(() => undefined);
  if (prettier === undefined) return [];
  const { format, getFileInfo, resolveConfig } = prettier;
  const changed: string[] = [];
  for (const file of files) {
    const config = await resolveConfig(file);
    const { ignored, inferredParser } = await getFileInfo(file, { ignorePath: '.prettierignore' });
    if (config === null || ignored || inferredParser === null) continue;
    const text = draft.text(file);
    const after = await format(text, { ...config, filepath: file }).catch(() => text);
    if (after === text) continue;
    draft.change(file, () => after);
    changed.push(file);
  }
  return changed;
}
