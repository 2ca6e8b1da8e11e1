import { existsSync } from 'node:fs';
import path from 'node:path';
import { commandLine } from '../cli/command-line.ts';
import { displayPath, UsageError } from '../cli/problem.ts';
import { listen, stopOnSignal } from './listen.ts';
import { staticListener } from './serve-static.ts';

export interface ServeOptions {
  /** Folder of the built site. */
  readonly out: string;
  /** URL path under which the site is served, such as `/docs/`: it begins and ends with a slash. */
  readonly base: string;
  /** Port to listen on; 0 selects any free port. */
  readonly port: number;
}

/**
 * Serves a built site until the process is told to stop, and prints its address.
 *
 * @throws {UsageError} when the folder contains no site, or the port is taken (the hint names a free one).
 */
export async function serve({ out, base, port: wanted }: ServeOptions): Promise<void> {
  const root = path.resolve(out);
  if (!existsSync(path.join(root, '404.html')))
    throw new UsageError(`\`${out}\` contains no built site.`, `Run \`${commandLine('build')}\` first.`);
  const { server, port } = await listen(staticListener({ root, base }), wanted);
  process.stderr.write(`Serving ${displayPath(root)} at http://localhost:${port}${base}\nPress Ctrl-C to stop.\n`);
  stopOnSignal(server);
}
