import { PROGRAM } from './cache-folder.ts';
import { PACKED } from './packed.ts';

/**
 * Returns a command as its user types it: `check --baseline`, for example, is `npm run check -- --baseline` in the
 * repository.
 */
export function commandLine(words: string): string {
  if (PACKED !== undefined) return `npx ${PROGRAM} ${words}`;
  const [name, ...rest] = words.split(' ');
  return ['npm run', name, ...(rest.length === 0 ? [] : ['--', ...rest])].join(' ');
}
