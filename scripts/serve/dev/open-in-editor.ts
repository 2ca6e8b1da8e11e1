import { spawn } from 'node:child_process';
import path from 'node:path';

/**
 * Patterns for the names of editors, each with the arguments that open a file at a line and a column. Any other editor
 * is passed `file:line:column`.
 */
const ARGUMENTS: readonly (readonly [RegExp, (file: string, line: string, column: string) => readonly string[]])[] = [
  [/^(code|code-insiders|codium|cursor|windsurf)$/, (...place) => ['--goto', place.join(':')]],
  [/^(idea|webstorm|phpstorm|pycharm|goland|rider)/, (file, line) => ['--line', line, file]],
  [/^(emacs|emacsclient|g?vim|nvim)$/, (file, line) => [`+${line}`, file]],
];

/**
 * Opens a source location (`/site/guides/a.mdx:3:5`) in the editor that `LAUNCH_EDITOR`, `VISUAL` or `EDITOR` names,
 * else in Visual Studio Code. Returns false, without opening anything, if the file is not a source.
 */
export function openInEditor(place: string, isSource: (file: string) => boolean): boolean {
  const [, file = '', line = '', column = ''] = /^(.*):(\d+):(\d+)$/.exec(place) ?? [];
  if (!isSource(path.normalize(file))) return false;
  const { LAUNCH_EDITOR, VISUAL, EDITOR } = process.env;
  const [program = 'code', ...options] = (LAUNCH_EDITOR ?? VISUAL ?? EDITOR ?? 'code').split(' ');
  const name = path.basename(program).replace(/\.(exe|cmd)$/, '');
  const [, argumentsOf] = ARGUMENTS.find(([known]) => known.test(name)) ?? [];
  const child = spawn(program, [...options, ...(argumentsOf?.(file, line, column) ?? [place])], { stdio: 'ignore' });
  child.once('error', () => process.stderr.write(`\`${program}\` cannot be started: set LAUNCH_EDITOR.\n`));
  return true;
}
