/**
 * Files as Prettier formats them, where their project configures it: path, and the new text. A file that cannot be
 * parsed, or that `.prettierignore` names, stays as it is; so do all where Prettier is not installed.
 */
export async function formatted(
  files: readonly string[],
  read: (file: string) => string,
): Promise<ReadonlyMap<string, string>> {
  const prettier = await import('prettier').catch(() => undefined);
  if (prettier === undefined) return new Map();
  const { format, getFileInfo, resolveConfig } = prettier;
  const changed = new Map<string, string>();
  for (const file of files) {
    const config = await resolveConfig(file);
    const { ignored, inferredParser } = await getFileInfo(file, { ignorePath: '.prettierignore' });
    if (config === null || ignored || inferredParser === null) continue;
    const text = read(file);
    const after = await format(text, { ...config, filepath: file }).catch(() => text);
    if (after !== text) changed.set(file, after);
  }
  return changed;
}
