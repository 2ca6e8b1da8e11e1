import { dirname, relative, resolve, sep } from 'node:path';
import { placeName, UsageError, type Problem } from '../cli/problem.ts';
import { isReading } from '../compile/checks/kinds.ts';
import { compile } from '../compile/compile.ts';
import { policyFile } from '../compile/describe.ts';
import type { SourceOptions } from '../compile/source/load.ts';
import type { Answers } from './answers.ts';
import { Draft } from './draft.ts';
import { addItem } from './edit-yaml.ts';
import { Overlay } from './overlay.ts';

/**
 * Writes an entry of `checks.yaml` for a problem, by the number that `--numbers` shows, and returns what it did.
 *
 * @throws {UsageError} when there is no such problem, it cannot be excused, or no reason is given.
 */
export async function excuse(number: string, options: SourceOptions, answers: Answers): Promise<readonly string[]> {
  const { problems } = await compile(options);
  const problem = problems[Number(number) - 1];
  if (!/^[1-9]\d*$/.test(number) || problem === undefined)
    throw new UsageError(
      `There is no problem \`${number}\`.`,
      problems.length === 0 ? 'There is none.' : `There are ${problems.length}: show their numbers with --numbers.`,
    );
  if (isReading(problem.check) || problem.check === 'check-policy')
    throw new UsageError(
      `\`${problem.check}\` cannot be excused.`,
      'Correct it: nothing can be built from what cannot be read.',
    );
  const reason = (await answers.ask({ option: 'reason', question: `${described(problem)}\nWhy is it right` })).trim();
  if (reason === '') throw new UsageError('An excuse needs a reason.', 'Say in one sentence why it is right.');
  return write(problem, reason, options, problems);
}

async function write(
  problem: Problem,
  reason: string,
  options: SourceOptions,
  before: readonly Problem[],
): Promise<readonly string[]> {
  const file = policyFile(options.openapi);
  const draft = new Draft();
  const old = draft.text(file);
  const entry = { check: problem.check, file: pathOf(problem, options), message: problem.message, reason };
  const text = addItem(old, ['excuses'], entry);
  const { problems: after } = await compile({ ...options, files: new Overlay(new Map([[file, text]])) });
  if (after.some((other) => isSame(other, problem)))
    throw new UsageError(
      'The excuse has no effect; nothing was written.',
      'Rules of Redocly are set in `redocly.yaml`.',
    );
  if (old === '') draft.create(file, text);
  else draft.change(file, () => text);
  const lines = draft.commit();
  const alike = before.filter((other) => isExcused(other, problem)).length - 1;
  return [...lines, ...(alike > 0 ? [`It excuses ${alike} more in this file that say the same.`] : [])];
}

function isSame(one: Problem, other: Problem): boolean {
  return (
    one.check === other.check && one.message === other.message && placeName(one.location) === placeName(other.location)
  );
}

function isExcused(one: Problem, { check, message, location }: Problem): boolean {
  return one.check === check && one.message === message && one.location.file === location.file;
}

/** Path of the file below the folder of the description or of the guides. */
function pathOf({ location }: Problem, { openapi, guides }: SourceOptions): string {
  const paths = [dirname(resolve(openapi)), ...(guides === undefined ? [] : [resolve(guides)])].map((folder) =>
    relative(folder, resolve(location.file)),
  );
  return (paths.find((path) => !path.startsWith('..')) ?? location.file).split(sep).join('/');
}

function described(problem: Problem): string {
  return `${placeName(problem.location)} ${problem.message} [${problem.check}]`;
}
