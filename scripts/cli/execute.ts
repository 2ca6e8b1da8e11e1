import { spawn } from 'node:child_process';

/** The result of running a program. */
export interface Execution {
  /**
   * Exit code. It is 127 if the program could not be started, and null if it was terminated, for example at the time
   * limit.
   */
  readonly code: number | null;
  readonly stdout: Buffer;
  readonly stderr: string;
}

export interface ExecuteOptions {
  readonly cwd?: string;
  /** All environment variables of the program; by default, those of this process. */
  readonly env?: Readonly<Record<string, string>>;
  /** Time limit, in milliseconds. */
  readonly timeout?: number;
  /** Text for the program's standard input; none by default. */
  readonly input?: string;
  /** Limit of the output on stdout and stderr together, in bytes. */
  readonly largest?: number;
}

/** Default time limit, in milliseconds. A program that takes longer is assumed to hang. */
const TIMEOUT = 60_000;
/** Default output limit, in bytes. */
const LARGEST = 4 * 1024 * 1024;

/** Runs a program, and returns its exit code and output. Never rejects. */
export function execute(
  [program = '', ...args]: readonly string[],
  { timeout = TIMEOUT, input, largest = LARGEST, ...options }: ExecuteOptions = {},
): Promise<Execution> {
  return new Promise((resolve) => {
    const stdout: Buffer[] = [];
    const stderr: Buffer[] = [];
    let size = 0;
    const keep =
      (chunks: Buffer[]) =>
      (chunk: Buffer): void => {
        size += chunk.length;
        if (size <= largest) return void chunks.push(chunk);
        child.kill('SIGKILL');
        resolve({ code: null, stdout: Buffer.alloc(0), stderr: `It printed more than ${largest} bytes.` });
      };
    const child = spawn(program, args, {
      ...options,
      env: options.env ?? process.env,
      stdio: [input === undefined ? 'ignore' : 'pipe', 'pipe', 'pipe'],
      timeout,
      killSignal: 'SIGKILL',
    });
    child.stdout?.on('data', keep(stdout));
    child.stderr?.on('data', keep(stderr));
    // A program that ends early may close its input before all of it is written.
    child.stdin?.on('error', () => undefined).end(input);
    child.on('error', (error) => resolve({ code: 127, stdout: Buffer.alloc(0), stderr: error.message }));
    child.on('close', (code) =>
      resolve({ code, stdout: Buffer.concat(stdout), stderr: Buffer.concat(stderr).toString() }),
    );
  });
}
