import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';

/** A webhook receiver that is ready to start. Its program is a small server, whose code a page shows. */
export interface ReceiverProcess {
  readonly command: readonly string[];
  readonly folder: string;
  readonly port: number;
}

/** Milliseconds within which a receiver has to listen on its port. */
const START = 60_000;
/** Milliseconds that a receiver has to exit after SIGTERM, before it is killed. */
const PATIENCE = 5_000;
const POLL = 50;

/** A running webhook receiver. */
export interface RunningReceiver {
  /** Whether the receiver listens on its port; false if it exited or did not listen in time. */
  readonly listens: boolean;
  /** Returns the output of the receiver so far. */
  output(): string;
  isOver(): boolean;
}

/**
 * Starts a webhook receiver, waits until it listens, calls `act`, and stops the receiver. Calls `act` even if the
 * receiver does not listen.
 */
export async function withReceiver<T>(
  { command: [program = '', ...args], folder, port }: ReceiverProcess,
  act: (receiver: RunningReceiver) => Promise<T>,
): Promise<T> {
  // Without `PYTHONUNBUFFERED`, Python would print only on exit.
  const env = { PATH: process.env['PATH'] ?? '', HOME: folder, LANG: 'C.UTF-8', PYTHONUNBUFFERED: '1' };
  const child = spawn(program, args, { cwd: folder, env, stdio: ['ignore', 'pipe', 'pipe'] });
  // The streams are collected separately, as a line on stderr may interrupt a line on stdout.
  const streams = { stdout: '', stderr: '' };
  child.stdout.setEncoding('utf8').on('data', (text: string) => (streams.stdout += text));
  child.stderr.setEncoding('utf8').on('data', (text: string) => (streams.stderr += text));
  child.on('error', (error) => (streams.stderr += error.message));
  const isOver = (): boolean => hasEnded(child);
  try {
    const listens = await startsListening(port, isOver);
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

/** Waits until a process listens on its port. Returns false if it has ended or does not listen in time. */
async function startsListening(port: number, isOver: () => boolean): Promise<boolean> {
  for (const end = Date.now() + START; Date.now() < end && !isOver();) {
    if (await accepts(port)) return true;
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
