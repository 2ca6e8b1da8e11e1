import { createInterface } from 'node:readline/promises';
import { nearest, oneOf, suggest } from '#src/shared/text/nearest.ts';
import { UsageError } from '../cli/problem.ts';

/** A question that a new file depends on. */
interface Question {
  /** The option that answers it: `--tag NAME`. */
  readonly option: string;
  readonly question: string;
  /** Accepted answers; any if left out. */
  readonly choices?: readonly string[];
  /** States where the choices come from. */
  readonly from?: string;
  /** Accepts an answer outside the choices, unless it looks like a mistyped one. */
  readonly isOpen?: boolean;
  /** The answer for an empty line, and for runs without a terminal; without a default, an answer is required. */
  readonly fallback?: string;
}

/** Obtains answers from options, or on a terminal by prompting. */
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

/** The terminal of this process, if both its input and output are one. */
export function terminalOf(): Terminal | undefined {
  return process.stdin.isTTY && process.stderr.isTTY ? { input: process.stdin, output: process.stderr } : undefined;
}

/** Answers questions by the options of a command and, on a terminal, by prompting. Ctrl-C ends the program. */
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
    `\`--${option} ${value}\` is none of the choices.`,
    `${suggest(value, choices).hint} ${from}`.trim(),
  );
}

function promptOf({ question, choices = [], fallback }: Question): string {
  const listed = choices.length > 0 && choices.length <= 12 ? ` (${choices.join(', ')})` : '';
  return `${question}${listed}${fallback === undefined || fallback === '' ? '' : ` [${fallback}]`}: `;
}
