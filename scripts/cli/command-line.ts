import { PROGRAM } from './cache-folder.ts';
import { PACKED } from './packed.ts';

/** A command as its user writes it: `check --baseline` is `npm run check -- --baseline` in the repository. */
export function commandLine(words: string): string {
  if (PACKED !== undefined) return `npx ${PROGRAM} ${words}`;
  const [name, ...rest] = words.split(' ');
  return ['npm run', name, ...(rest.length === 0 ? [] : ['--', ...rest])].join(' ');
}
