import { spawn } from 'node:child_process';
import { connect } from 'node:net';
import { leasePorts, type Ports } from '#scripts/run-samples/receive.ts';
import type { BuiltSite } from './built-site.ts';
import type { Row } from './row.ts';
import { SEARCHED, type Tool } from './tools.ts';

/** A host on a port of this machine. */
export interface Server {
  readonly port: number;
  stop(): Promise<void>;
}

/** A host that can serve a built site with the configuration that the build wrote. */
export interface Host {
  readonly name: string;
  /** Where it comes from; absent for our own. */
  readonly tool?: Tool;
  /** What it cannot be brought to do, each with the reason. */
  readonly excuses?: readonly Excuse[];
  /** Serves a site with temporary files below `folder`. */
  start(site: BuiltSite, folder: string): Promise<Server>;
}

/** A fault that is counted apart. */
interface Excuse {
  readonly reason: string;
  matches(answer: { readonly row: Row; readonly status: number; readonly fault: string }): boolean;
}

let ports: Promise<Ports> | undefined;

/** A port for a host, from a range that no other process of this project uses. */
export async function freePort(): Promise<number> {
  ports ??= leasePorts();
  return (await ports).next();
}

/** Milliseconds a server has to open its port. */
const PATIENCE = 60_000;

/**
 * Starts a programme that stays in the foreground and waits until it takes connections.
 *
 * @throws what it printed, when it ends or stays silent.
 */
export async function startProgramme(
  [program = '', ...args]: readonly string[],
  port: number,
  env: Readonly<Record<string, string>> = {},
): Promise<Server> {
  const child = spawn(program, args, {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, PATH: SEARCHED, ...env },
  });
  const printed: string[] = [];
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => printed.push(chunk.toString()));
  const ended = new Promise<void>((resolve) =>
    child
      .once('error', (error) => {
        printed.push(error.message);
        resolve();
      })
      .once('close', () => resolve()),
  );
  let isOver = false;
  void ended.then(() => {
    isOver = true;
  });
  const deadline = Date.now() + PATIENCE;
  while (!(await accepts(port))) {
    if (isOver || Date.now() > deadline) {
      child.kill('SIGKILL');
      throw new Error(`\`${program}\` does not start: ${printed.join('').slice(-2000)}`);
    }
  }
  return {
    port,
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
    },
  };
}

/** Whether something answers at a port; a refusal is told after a short while. */
function accepts(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => setTimeout(() => resolve(false), 20));
  });
}
