import { createInterface } from 'node:readline/promises';
import { nearest, oneOf, suggest } from '#src/shared/text/nearest.ts';
import { UsageError } from '../cli/problem.ts';

/** A question about a new file, answered by an option or at a prompt. */
interface Question {
  /** Name of the command-line option that answers the question: `tag` for `--tag NAME`. */
  readonly option: string;
  readonly question: string;
  /** Accepted answers; if left out, any answer is accepted. */
  readonly choices?: readonly string[];
  /** A sentence that says where the choices come from. It ends the hint after a wrong answer. */
  readonly from?: string;
  /**
   * Whether answers outside the choices are accepted. Even then, an answer that looks like a misspelt choice is
   * rejected.
   */
  readonly isOpen?: boolean;
  /** Default answer, for an empty line or without a terminal. Without a default, an answer is required. */
  readonly fallback?: string;
}

/** Answers to questions, from command-line options or, on a terminal, from prompts. */
export interface Answers {
  /** Whether questions can be asked: true on a terminal. */
  readonly canAsk: boolean;
  /**
   * Returns the answer to a question.
   *
   * @throws {UsageError} when there is no answer, or the answer is not one of the choices.
   */
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

/**
 * Creates the answers for a command. `given` has the command's options, by name. If an option is missing, a prompt on
 * the terminal asks for it. Ctrl-C at a prompt ends the program.
 */
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
          choices === undefined ? `Give \`--${option}\`: ${question.question}.` : oneOf(choices),
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
  // Accepts `POST` for the choice `post`.
  const value = choices?.includes(given.toLowerCase()) === true ? given.toLowerCase() : given;
  if (choices === undefined || choices.includes(value) || value === fallback) return value;
  if (isOpen && nearest(value, choices) === undefined) return value;
  throw new UsageError(
    `\`${value}\` is not a valid value for \`--${option}\`.`,
    `${suggest(value, choices).hint} ${from}`.trim(),
  );
}

function promptOf({ question, choices = [], fallback }: Question): string {
  const listed = choices.length > 0 && choices.length <= 12 ? ` (${choices.join(', ')})` : '';
  return `${question}${listed}${fallback === undefined || fallback === '' ? '' : ` [${fallback}]`}: `;
}
