import { spawn } from 'node:child_process';

export interface Program {
  /** Arguments of Node.js. */
  readonly args: readonly string[];
  readonly env: Readonly<Record<string, string>>;
  /** Called with every line it prints. */
  onLine(line: string): void;
}

const running = new Set<number>();

// A process group each, so that browsers and compilers end with the suite that started them.
process.on('exit', () => {
  for (const group of running) end(group);
});
process.once('SIGTERM', () => process.exit(143));

/** Runs a program of Node.js in a process group of its own, which ends when this process does. */
export function runProgram({ args, env, onLine }: Program): Promise<{ code: number; output: string }> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, args, {
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: true,
      env: { ...process.env, FORCE_COLOR: '0', ...env },
    });
    const { pid = 0 } = child;
    running.add(pid);
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text: string) => {
        output += text;
        onLine(text.trimEnd().split('\n').at(-1) ?? '');
      });
    child.on('close', (code) => {
      running.delete(pid);
      resolve({ code: code ?? 1, output });
    });
  });
}

function end(group: number): void {
  try {
    process.kill(-group, 'SIGTERM');
  } catch {
    // It has ended by itself.
  }
}
