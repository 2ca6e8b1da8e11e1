import type { Output } from './streams.ts';

/** Shows the progress of long work: on a terminal in one line that changes, elsewhere in one line for each stage. */
export interface Progress {
  /** Begins a stage, and ends the previous one. */
  stage(name: string): void;
  /** Shows how much of the stage is done, on a terminal only. */
  step(done: number, total: number): void;
  /** Ends the last stage. Returns the seconds since the creation of this object. */
  end(): number;
}

/** Creates a progress display on stderr, as stdout is for results. */
export function createProgress(stderr: Output = process.stderr): Progress {
  const terminal = stderr.isTTY === true;
  const started = performance.now();
  let current = '';
  const write = (text: string) => stderr.write(terminal ? `\r\u001b[2K${text}` : `${text}\n`);
  return {
    stage(name) {
      current = name;
      write(`${name} …`);
    },
    step(done, total) {
      if (terminal) write(`${current} … ${done} of ${total}`);
    },
    end() {
      if (terminal) write('');
      return (performance.now() - started) / 1000;
    },
  };
}
