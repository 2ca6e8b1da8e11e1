import { PROGRAM } from './cache-folder.ts';
import { PACKED } from './packed.ts';

/** Returns a command as users type it. In the repository, `check --baseline` becomes `npm run check -- --baseline`. */
export function commandLine(words: string): string {
  if (PACKED !== undefined) return `npx ${PROGRAM} ${words}`;
  const [name, ...rest] = words.split(' ');
  return ['npm run', name, ...(rest.length === 0 ? [] : ['--', ...rest])].join(' ');
}
