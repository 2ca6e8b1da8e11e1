import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { didYouMean, nearest, oneOf } from '#src/shared/text/nearest.ts';
import { BuildError, displayPath, UsageError } from './problem.ts';
import { stylish, waitingLine } from './report/stylish.ts';
import type { Streams } from './streams.ts';
import { endThreads } from './thread.ts';

/** A command with its options and its action. */
export interface Command {
  /** The command as users type it: `npm run build`. */
  readonly name: string;
  readonly summary: string;
  readonly options: Readonly<Record<string, CommandOption>>;
  /** Options of earlier versions that no longer exist, each with a sentence that names the replacement. */
  readonly removed?: Readonly<Record<string, string>>;
  /** Name of the arguments after the options, for the help: `NAME …`. Absent if the command has none. */
  readonly words?: string;
  /** Runs the command, and returns its exit code: 0 for no problems, 1 for problems. */
  run(values: OptionValues, words: readonly string[], streams: Streams): Promise<number>;
}

export interface CommandOption {
  readonly type: 'string' | 'boolean';
  /** Name of the option's value, for the help: `FILE`. */
  readonly value?: string;
  readonly default?: string;
  readonly help: string;
}

export type OptionValues = Readonly<Record<string, string | boolean | undefined>>;

/**
 * Runs a command with the arguments and streams of this process, and sets the exit code. Writing to a closed pipe is no
 * error.
 */
export async function main(command: Command): Promise<void> {
  // Partial output is removed when the process exits; before that, all threads have to stop writing.
  process.once('SIGINT', () => void endThreads().finally(() => process.exit(130)));
  for (const stream of [process.stdout, process.stderr]) stream.off('error', ignoreClosed).on('error', ignoreClosed);
  process.exitCode = await runCommand(command, process.argv.slice(2), process);
}

/**
 * Whether Node.js was started with this module, so that the module has to run its command.
 *
 * @param url the `import.meta.url` of the module; in a bundle, `run.mjs` replaces it with the URL of the source file
 */
export function isProgram(url: string): boolean {
  return pathToFileURL(process.argv[1] ?? '').href === url;
}

/** Runs a command, and returns its exit code: 0 for no problems, 1 for problems, 2 for a usage error or a crash. */
export async function runCommand(command: Command, args: readonly string[], streams: Streams): Promise<number> {
  try {
    refuseNpmOptions(command);
    const { values, words } = parse(command, args);
    if (values['help'] !== true) return await command.run(values, words, streams);
    streams.stdout.write(help(command));
    return 0;
  } catch (error) {
    return fail(error, command, streams);
  }
}

/** Ignores a closed pipe (EPIPE), as the exit code is still useful. */
function ignoreClosed(error: NodeJS.ErrnoException): void {
  if (error.code !== 'EPIPE') throw error;
}

/**
 * Options with the same names as settings of npm. npm sets their environment variables from the user's settings, too,
 * so a variable does not prove that npm has consumed the option.
 */
const OF_NPM = ['force', 'only', 'tag', 'long'];

/**
 * Checks that npm has not consumed an option because `--` was missing. A consumed option reaches this process only as
 * an environment variable.
 *
 * @throws {UsageError} when npm has consumed an option.
 */
function refuseNpmOptions({ name, options }: Command): void {
  const taken = Object.keys(options).find(
    (option) => !OF_NPM.includes(option) && process.env[`npm_config_${option.replaceAll('-', '_')}`] !== undefined,
  );
  if (taken !== undefined)
    throw new UsageError(`npm took \`--${taken}\` as an option of its own.`, `Write \`${name} -- --${taken}\`.`);
}

/** Returns the value of a string option; undefined if the option is absent. */
export function text(values: OptionValues, name: string): string | undefined {
  const value = values[name];
  return typeof value === 'string' ? value : undefined;
}

/**
 * Returns the port number in the option `--port` (RFC 6335: 0 to 65535), or `fallback` if the option is absent.
 *
 * @throws {UsageError} when the value is not a port number.
 */
export function port(values: OptionValues, fallback: number): number {
  const value = text(values, 'port');
  if (value === undefined) return fallback;
  if (!/^\d+$/.test(value) || Number(value) > 65535)
    throw new UsageError(`\`${value}\` is not a valid port.`, 'Write a number from 0 to 65535.');
  return Number(value);
}

/**
 * Returns the value of an option that is a whole number; undefined if the option is absent.
 *
 * @throws {UsageError} when the value is not a whole number.
 */
export function amount(values: OptionValues, name: string): number | undefined {
  const value = text(values, name);
  if (value !== undefined && !/^\d+$/.test(value))
    throw new UsageError(`\`--${name} ${value}\` is not a number.`, 'Write a whole number, 0 or greater.');
  return value === undefined ? undefined : Number(value);
}

/**
 * Returns the format that the option `--format` names.
 *
 * @throws {UsageError} when there is no such format.
 */
export function formatCalled<Format>(name: string, formats: Readonly<Record<string, Format>>): Format {
  const format = Object.hasOwn(formats, name) ? formats[name] : undefined;
  if (format !== undefined) return format;
  throw new UsageError(`\`${name}\` is not a format.`, didYouMean(name, Object.keys(formats)));
}

function parse(
  { options, removed = {}, name, words }: Command,
  args: readonly string[],
): { values: OptionValues; words: readonly string[] } {
  const known = [...Object.keys(options), 'help'];
  const end = args.indexOf('--');
  const unknown = args
    .slice(0, end < 0 ? args.length : end)
    .find((arg) => /^--./.test(arg) && !known.includes(arg.slice(2).split('=')[0] ?? ''));
  if (unknown !== undefined) {
    const option = unknown.slice(2).split('=')[0] ?? '';
    if (Object.hasOwn(removed, option))
      throw new UsageError(`\`${name}\` no longer has \`--${option}\`.`, removed[option]);
    const all = known.map((option) => `--${option}`);
    const near = nearest(unknown.split('=')[0] ?? '', all, Math.floor(unknown.length / 4));
    throw new UsageError(
      `\`${unknown}\` is not an option of \`${name}\`.`,
      near === undefined ? oneOf(all) : `Did you mean \`${near}\`?`,
    );
  }
  try {
    const config = Object.fromEntries(Object.entries(options).map(([option, { type }]) => [option, { type }]));
    const { values, positionals } = parseArgs({
      args: [...args],
      options: { ...config, help: { type: 'boolean', short: 'h' } },
      allowPositionals: words !== undefined,
    });
    const defaults = Object.fromEntries(
      Object.entries(options).flatMap(([option, { default: value }]) => (value === undefined ? [] : [[option, value]])),
    );
    return { values: { ...defaults, ...(values as OptionValues) }, words: positionals };
  } catch (error) {
    throw new UsageError((error as Error).message.split('. ')[0] ?? '');
  }
}

/** Removes the `--` before options from a message, unless the command is run with npm, which needs the `--`. */
function forCaller(name: string, message: string): string {
  return name.startsWith('npm ') ? message : message.replace(/-- (?=--|\[)/g, '');
}

function help({ name, summary, options, words }: Command): string {
  const all: Command['options'] = { ...options, help: { type: 'boolean', help: 'Shows this help.' } };
  const lines = Object.entries(all).map(([option, { value, help: line, default: fallback }]) => ({
    left: `  --${option}${value === undefined ? '' : ` ${value}`}`,
    right: `${line}${fallback === undefined ? '' : ` Default: ${fallback}`}`,
  }));
  const width = Math.max(20, ...lines.map(({ left }) => left.length));
  const rows = lines.map(({ left, right }) => `${left.padEnd(width)} ${right}`);
  const usage = forCaller(name, `${name} -- [options]${words === undefined ? '' : ` ${words}`}`);
  return `${summary}\n\nUsage: ${usage}\n\n${rows.join('\n')}\n\nExit codes: 0 clean, 1 problems found, 2 usage or crash.\n`;
}

function fail(error: unknown, { name }: Command, { stderr }: Streams): number {
  if (error instanceof BuildError) {
    stderr.write(`${stylish(error.problems, { stream: stderr })}\n${waitingLine(error.waiting)}`);
    return 1;
  }
  if (error instanceof UsageError) {
    stderr.write(
      forCaller(
        name,
        `${error.message}${error.hint === undefined ? '' : `\n${error.hint}`}\nSee \`${name} -- --help\`.\n`,
      ),
    );
    return 2;
  }
  const { path, syscall, message = String(error) } = Object(error) as NodeJS.ErrnoException;
  stderr.write(
    path !== undefined && syscall !== undefined
      ? `\`${displayPath(path)}\` cannot be used: ${message}\n`
      : `\`${name}\` crashed: ${message}\nThis is a bug. Run it with DEBUG=1 for details.\n`,
  );
  if (process.env['DEBUG'] !== undefined && error instanceof Error) stderr.write(`${error.stack ?? ''}\n`);
  return 2;
}
