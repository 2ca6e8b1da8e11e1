import { stripVTControlCharacters } from 'node:util';

/** Milliseconds after which plain output says that something still runs. */
const MINUTE = 60_000;

/** Says on stderr how far the suites are: one changing line on a terminal, plain lines elsewhere. */
export class Display {
  readonly #isTerminal = process.stderr.isTTY;
  readonly #running = new Map<string, { readonly started: number; line: string }>();
  readonly #timer = setInterval(() => this.#tick(), this.#isTerminal ? 1000 : MINUTE);

  start(name: string): void {
    this.#running.set(name, { started: performance.now(), line: '' });
    if (this.#isTerminal) this.#tick();
  }

  /** Shows the last line of a suite. */
  line(name: string, text: string): void {
    const suite = this.#running.get(name);
    const line = stripVTControlCharacters(text).trim();
    if (suite !== undefined && line !== '') suite.line = line;
  }

  /** A suite is done; its line stays. */
  end(name: string, line: string): void {
    this.#running.delete(name);
    this.say(line);
    if (this.#isTerminal) this.#tick();
  }

  say(line: string): void {
    process.stderr.write(`${this.#isTerminal ? '\r\u001b[2K' : ''}${line}\n`);
  }

  close(): void {
    clearInterval(this.#timer);
  }

  #tick(): void {
    const text = [...this.#running]
      .map(([name, { started, line }]) => `${name} ${Math.round((performance.now() - started) / 1000)} s ${line}`)
      .join(' | ');
    if (!this.#isTerminal) this.say(`… ${text}`);
    else process.stderr.write(`\r\u001b[2K${text.slice(0, process.stderr.columns - 1)}`);
  }
}
