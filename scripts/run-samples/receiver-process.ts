import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';
import { timesPrinted, type Delivery, type Reception } from './check-receiver.ts';

/** A receiver that is ready to be started. */
export interface ReceiverProcess {
  readonly command: readonly string[];
  readonly folder: string;
  readonly port: number;
}

export interface Sending {
  readonly deliveries: readonly { readonly delivery: Delivery; readonly send: () => Promise<number> }[];
  /** Lines that are waited for before the receiver is ended, each as often as it is listed. */
  readonly lines: readonly string[];
}

/** Longest wait until a receiver listens; in milliseconds. */
const START = 60_000;
/** Longest wait between the last response and its output; in milliseconds. */
const AFTERMATH = 5_000;
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
  // PHP stores deliveries in the folder of temporary files; Python would print when it ends.
  const env = { PATH: process.env['PATH'] ?? '', HOME: folder, TMPDIR: folder, LANG: 'C.UTF-8', PYTHONUNBUFFERED: '1' };
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

/** Starts a receiver, sends to it, and ends it. */
export function receive(receiver: ReceiverProcess, { deliveries, lines }: Sending): Promise<Reception> {
  return withReceiver(receiver, async ({ listens, output, isOver }) => {
    const responses: Reception['responses'][number][] = [];
    if (listens) {
      for (const { delivery, send } of deliveries)
        responses.push({ delivery, response: await send().catch((error: unknown) => `nothing: ${String(error)}`) });
      await becomesTrue(
        () => lines.every((line) => timesPrinted(output(), line) >= lines.filter((each) => each === line).length),
        AFTERMATH,
        isOver,
      );
    }
    return { responses, output: output(), running: !isOver() };
  });
}

function hasEnded({ pid, exitCode, signalCode }: ChildProcess): boolean {
  return pid === undefined || exitCode !== null || signalCode !== null;
}

async function end(child: ChildProcess): Promise<void> {
  if (hasEnded(child)) return;
  const ended = once(child, 'exit');
  child.kill();
  const late = setTimeout(() => child.kill('SIGKILL'), AFTERMATH);
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
