import { createInterface } from 'node:readline/promises';
import { nearest, oneOf, suggest } from '#src/shared/text/nearest.ts';
import { UsageError } from '../cli/problem.ts';

/** Something that a new file needs to know. */
interface Question {
  /** The option that answers it: `--tag NAME`. */
  readonly option: string;
  readonly question: string;
  /** Accepted answers; anything if left out. */
  readonly choices?: readonly string[];
  /** Tells where the choices come from. */
  readonly from?: string;
  /** Accepts an answer that is none of the choices, unless it may be one of them mistyped. */
  readonly isOpen?: boolean;
  /** The answer of an empty line, and where nobody can be asked; without one, the answer is needed. */
  readonly otherwise?: string;
}

/** Answers questions: by options, on a terminal by asking. */
export interface Answers {
  /** True on a terminal. */
  readonly canAsk: boolean;
  /** @throws {UsageError} when there is no answer, or none of the choices. */
  ask(question: Question): Promise<string>;
  close(): void;
}

/** Streams of a terminal. */
interface Terminal {
  readonly input: NodeJS.ReadableStream;
  readonly output: NodeJS.WritableStream;
}

/** The terminal of this program, where it has one for both ways. */
export function terminalOf(): Terminal | undefined {
  return process.stdin.isTTY && process.stderr.isTTY ? { input: process.stdin, output: process.stderr } : undefined;
}

/** Answers by the options of a command and, where there is a terminal, by its reader. Ctrl-C ends the program. */
export function answersOf(given: Readonly<Record<string, string | boolean | undefined>>, terminal?: Terminal): Answers {
  const reader = terminal === undefined ? undefined : createInterface(terminal);
  reader?.on('SIGINT', () => {
    terminal?.output.write('\nNothing was written.\n');
    process.exit(130);
  });
  return {
    canAsk: reader !== undefined,
    async ask(question) {
      const { option, choices, otherwise } = question;
      const value = given[option];
      if (typeof value === 'string') return checked(value, question);
      if (reader === undefined) {
        if (otherwise !== undefined) return otherwise;
        throw new UsageError(
          `\`--${option}\` is missing.`,
          choices === undefined ? `Give it: ${question.question}.` : oneOf(choices),
        );
      }
      for (;;) {
        const answer = (await reader.question(promptOf(question))).trim() || (otherwise ?? '');
        if (answer === otherwise) return answer;
        try {
          if (answer !== '') return checked(answer, question);
        } catch (error) {
          terminal?.output.write(`${(error as UsageError).message} ${(error as UsageError).hint ?? ''}\n`);
        }
      }
    },
    close: () => reader?.close(),
  };
}

function checked(given: string, { option, choices, from = '', otherwise, isOpen = false }: Question): string {
  // `POST` for `post`.
  const value = choices?.includes(given.toLowerCase()) === true ? given.toLowerCase() : given;
  if (choices === undefined || choices.includes(value) || value === otherwise) return value;
  if (isOpen && nearest(value, choices) === undefined) return value;
  throw new UsageError(
    `\`--${option} ${value}\` is none of the choices.`,
    `${suggest(value, choices).hint} ${from}`.trim(),
  );
}

function promptOf({ question, choices = [], otherwise }: Question): string {
  const listed = choices.length > 0 && choices.length <= 12 ? ` (${choices.join(', ')})` : '';
  return `${question}${listed}${otherwise === undefined || otherwise === '' ? '' : ` [${otherwise}]`}: `;
}
