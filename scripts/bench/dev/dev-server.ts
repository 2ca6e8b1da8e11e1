import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { UsageError } from '../../cli/problem.ts';

/** A development server under measurement. */
export interface DevServer {
  /** Without trailing slash. */
  readonly origin: string;
  stop(): Promise<void>;
}

/** Milliseconds that a server may take to say its address. */
const START = 180_000;

/**
 * Starts a command that prints the address it serves.
 *
 * @throws {UsageError} when it ends or stays silent.
 */
export async function startDevServer(
  command: readonly [string, ...string[]],
  cwd: string,
  env: NodeJS.ProcessEnv = process.env,
): Promise<DevServer> {
  const [program, ...args] = command;
  const child = spawn(program, args, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] });
  const origin = await addressOf(child);
  return {
    origin,
    stop: async () => {
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
    },
  };
}

function addressOf(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = '';
    const fail = (what: string): void =>
      reject(new UsageError(`A development server ${what}:\n${said.slice(-1000)}`, 'Run its command by hand.'));
    const timer = setTimeout(() => fail('does not say its address'), START);
    child.once('exit', (code) => fail(`has ended with ${code}`));
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (data: Buffer) => {
        said += data.toString();
        const [address] = /http:\/\/localhost:\d+/.exec(said) ?? [];
        if (address === undefined) return;
        clearTimeout(timer);
        resolve(address);
      });
  });
}
