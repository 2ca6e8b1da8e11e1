import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';

/** A receiver that is ready to be started. */
export interface ReceiverProcess {
  readonly command: readonly string[];
  readonly folder: string;
  readonly port: number;
}

/** Longest wait until a receiver listens; in milliseconds. */
const START = 60_000;
/** Longest wait for an end that was asked for; in milliseconds. */
const PATIENCE = 5_000;
const POLL = 50;

/** A receiver that was started. */
export interface RunningReceiver {
  /** Whether it listens; it may have ended instead. */
  readonly listens: boolean;
  /** All it has printed. */
  output(): string;
  isOver(): boolean;
}

/** Starts a receiver, does something once it listens, and ends it. */
export async function withReceiver<T>(
  { command: [program = '', ...args], folder, port }: ReceiverProcess,
  act: (receiver: RunningReceiver) => Promise<T>,
): Promise<T> {
  // Python would print when it ends.
  const env = { PATH: process.env['PATH'] ?? '', HOME: folder, LANG: 'C.UTF-8', PYTHONUNBUFFERED: '1' };
  const child = spawn(program, args, { cwd: folder, env, stdio: ['ignore', 'pipe', 'pipe'] });
  // Kept apart: a line of a server's log may fall into the middle of one that is printed.
  const streams = { stdout: '', stderr: '' };
  child.stdout.setEncoding('utf8').on('data', (text: string) => (streams.stdout += text));
  child.stderr.setEncoding('utf8').on('data', (text: string) => (streams.stderr += text));
  child.on('error', (error) => (streams.stderr += error.message));
  const isOver = (): boolean => hasEnded(child);
  try {
    const listens = await becomesTrue(() => accepts(port), START, isOver);
    return await act({ listens, output: () => `${streams.stdout}\n${streams.stderr}`, isOver });
  } finally {
    await end(child);
  }
}

function hasEnded({ pid, exitCode, signalCode }: ChildProcess): boolean {
  return pid === undefined || exitCode !== null || signalCode !== null;
}

async function end(child: ChildProcess): Promise<void> {
  if (hasEnded(child)) return;
  const ended = once(child, 'exit');
  child.kill();
  const late = setTimeout(() => child.kill('SIGKILL'), PATIENCE);
  await ended;
  clearTimeout(late);
}

/** Polls a condition until it is true (then true), `milliseconds` have passed or all is over. */
async function becomesTrue(
  condition: () => boolean | Promise<boolean>,
  milliseconds: number,
  isOver: () => boolean,
): Promise<boolean> {
  for (const end = Date.now() + milliseconds; Date.now() < end && !isOver();) {
    if (await condition()) return true;
    await new Promise((resolve) => setTimeout(resolve, POLL));
  }
  return false;
}

function accepts(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ host: 'localhost', port });
    socket
      .on('connect', () => resolve(true))
      .on('error', () => resolve(false))
      .on('connect', () => socket.destroy());
  });
}
