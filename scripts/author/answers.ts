import { createInterface } from 'node:readline/promises';
import { nearest, oneOf, suggest } from '#src/shared/text/nearest.ts';
import { UsageError } from '../cli/problem.ts';

/** A question whose answer a new file depends on. */
interface Question {
  /** The command-line option that answers the question: `--tag NAME`. */
  readonly option: string;
  readonly question: string;
  /** Accepted answers; if left out, any answer is accepted. */
  readonly choices?: readonly string[];
  /** Sentence for hints that tells where the choices come from. */
  readonly from?: string;
  /** Whether other answers than the choices are accepted, unless they look like a mistyped choice. */
  readonly isOpen?: boolean;
  /** Default answer, for an empty line or without a terminal. Without a default, the question has to be answered. */
  readonly fallback?: string;
}

/** Obtains answers from options, or on a terminal by prompting. */
export interface Answers {
  /** Whether questions can be asked: true on a terminal. */
  readonly canAsk: boolean;
  /** @throws {UsageError} when there is no answer, or the answer is not one of the choices. */
  ask(question: Question): Promise<string>;
  close(): void;
}

/** Streams of a terminal. */
interface Terminal {
  readonly input: NodeJS.ReadableStream;
  readonly output: NodeJS.WritableStream;
}

/** Returns the terminal of this process; undefined unless both its input and its output are terminals. */
export function terminalOf(): Terminal | undefined {
  return process.stdin.isTTY && process.stderr.isTTY ? { input: process.stdin, output: process.stderr } : undefined;
}

/** Answers questions with the options of a command and, on a terminal, by prompting. Ctrl-C ends the program. */
export function answersOf(given: Readonly<Record<string, string | boolean | undefined>>, terminal?: Terminal): Answers {
  const reader = terminal === undefined ? undefined : createInterface(terminal);
  reader?.on('SIGINT', () => {
    terminal?.output.write('\nNothing was written.\n');
    process.exit(130);
  });
  return {
    canAsk: reader !== undefined,
    async ask(question) {
      const { option, choices, fallback } = question;
      const value = given[option];
      if (typeof value === 'string') return checked(value, question);
      if (reader === undefined) {
        if (fallback !== undefined) return fallback;
        throw new UsageError(
          `\`--${option}\` is missing.`,
          choices === undefined ? `Give it: ${question.question}.` : oneOf(choices),
        );
      }
      for (;;) {
        const answer = (await reader.question(promptOf(question))).trim() || (fallback ?? '');
        if (answer === fallback) return answer;
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

function checked(given: string, { option, choices, from = '', fallback, isOpen = false }: Question): string {
  // `POST` for `post`.
  const value = choices?.includes(given.toLowerCase()) === true ? given.toLowerCase() : given;
  if (choices === undefined || choices.includes(value) || value === fallback) return value;
  if (isOpen && nearest(value, choices) === undefined) return value;
  throw new UsageError(
    `\`${value}\` is not a value of \`--${option}\`.`,
    `${suggest(value, choices).hint} ${from}`.trim(),
  );
}

function promptOf({ question, choices = [], fallback }: Question): string {
  const listed = choices.length > 0 && choices.length <= 12 ? ` (${choices.join(', ')})` : '';
  return `${question}${listed}${fallback === undefined || fallback === '' ? '' : ` [${fallback}]`}: `;
}
