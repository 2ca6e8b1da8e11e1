import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { basename, dirname, join, resolve, relative } from 'node:path';
import { counted } from '#src/shared/text/words.ts';
import { escapeRegExp } from '#src/shared/text/escape-reg-exp.ts';
import { PACKED } from '../../cli/packed.ts';
import { BuildError, displayPath, UsageError, type Problem } from '../../cli/problem.ts';
import { concernsFiles } from '../../checks/index.ts';
import { compile, type Compilation } from '../../checks/compile.ts';
import { baselineText } from '../baseline.ts';
import { Draft } from '../draft.ts';
import { addItem, toYaml } from '../edit-yaml.ts';
import { offsetAt } from '../fix/fix.ts';
import { firstGuide } from './first-guide.ts';
import { ownTarball, packageFiles } from './package-files.ts';

/** Name of the entry file of the description in a new site. */
const ENTRY = 'openapi.yaml';
const SETTINGS = ['redocly.yaml', 'checks.yaml'];

const KNOWN = 'Already in the description when this site was created.';
const POLICY = join('openapi', 'checks.yaml');
const BASELINE = join('openapi', 'baseline.yaml');

/**
 * Creates the sources of a documentation site for another API: a copy of its description, and one guide. If run from
 * the installed npm package, creates a whole project. `baseline.yaml` lists the problems of the description, and
 * `checks.yaml` allows its values that look like secrets. The author should review both files. With them, only
 * placeholders stop the build. Returns lines that say what was done.
 *
 * @throws {UsageError} when the folder is not empty, or the description has files outside its own folder.
 * @throws {BuildError} when the description cannot be read.
 */
export async function newProvider(folder: string, openapi: string): Promise<readonly string[]> {
  const target = resolve(folder);
  if (existsSync(target) && readdirSync(target).some((name) => name !== '.git'))
    throw new UsageError(`The folder \`${displayPath(target)}\` is not empty.`, 'Name a new folder.');
  const { api, site, problems, files } = await compile({ openapi });
  const unreadable = problems.filter(({ severity, check }) => severity === 'error' && concernsFiles(check));
  if (api === undefined || site === undefined || unreadable.length > 0)
    throw new BuildError(unreadable.length > 0 ? unreadable : problems);
  const brand = api.info.title.trim() || 'API';
  const tarball = PACKED && ownTarball();
  const contents = new Map([
    ...(PACKED === undefined ? [] : packageFiles(brand, PACKED, tarball)),
    ...descriptionFiles(resolve(openapi), files),
    ['guides/site.yaml', `${toYaml({ brand })}# url: https://… # its public address, once it is known\n`],
    ['guides/groups.yaml', toYaml([{ folder: 'start', label: 'Start', open: true, icon: 'rocket' }])],
    ['guides/start/introduction.mdx', firstGuide(brand, api, site)],
  ]);
  mkdirSync(dirname(target), { recursive: true });
  const draft = mkdtempSync(join(dirname(target), '.new-'));
  const remove = (): void => rmSync(draft, { recursive: true, force: true });
  process.once('exit', remove);
  try {
    const files = new Draft();
    for (const [name, text] of contents) files.create(join(draft, name), text);
    files.commit();
    if (tarball !== undefined) copyFileSync(tarball, join(draft, basename(tarball)));
    const notes = await acceptProblems(draft, target);
    const written = readdirSync(draft, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
    mkdirSync(target, { recursive: true });
    for (const name of readdirSync(draft)) renameSync(join(draft, name), join(target, name));
    const names = written.map(({ parentPath, name }) => displayPath(join(parentPath.replace(draft, target), name)));
    const copied = `\`${displayPath(openapi)}\` was copied${/\.json$/i.test(openapi) ? ' as YAML' : ''}: edit \`${displayPath(join(target, 'openapi', ENTRY))}\` from now on.`;
    return [...names.sort().map((name) => `wrote   ${name}`), copied, ...notes];
  } finally {
    process.off('exit', remove);
    remove();
  }
}

/**
 * Writes the problems of a new description to `baseline.yaml`, and its values that look like secrets to `checks.yaml`.
 * The check then tolerates both. Problems of the first guide are not written, as the author has to correct them.
 * Returns a line about each of the two files, unless nothing was written to it.
 */
async function acceptProblems(folder: string, target: string): Promise<readonly string[]> {
  const sources = { openapi: join(folder, 'openapi', ENTRY), guides: join(folder, 'guides') };
  const found = await compile(sources);
  const dummies = secretsIn(found);
  const files = new Draft();
  const reason = 'Already in the description when this site was created. Check whether it is real.';
  for (const pattern of dummies)
    files.change(join(folder, POLICY), (text) => addItem(text, ['allowed', 'patterns'], { pattern, reason }));
  const { problems, heldBack, known } = dummies.length === 0 ? found : await compile({ ...sources, files });
  const described = [...problems, ...heldBack].filter(({ location }) => !location.file.endsWith('.mdx'));
  const entries = (await known?.entriesFor(described, KNOWN)) ?? [];
  if (entries.length > 0) files.create(join(folder, BASELINE), baselineText(entries));
  files.commit();
  return [
    ...remark(
      [entries.length, 'problem', 'of the description'],
      `listed in \`${displayPath(join(target, BASELINE))}\`; \`check\` reports only new ones.`,
    ),
    ...remark(
      [dummies.length, 'value', 'that may be secret'],
      `allowed in \`${displayPath(join(target, POLICY))}\`. Check whether any is real.`,
    ),
  ];
}

/** Returns a pattern for each distinct value that looks like a secret. */
function secretsIn({ problems, heldBack }: Compilation): readonly string[] {
  const values = [...problems, ...heldBack].filter(({ check }) => check === 'secrets').flatMap(patternAt);
  return [...new Set(values)].sort();
}

/**
 * Returns a list with one pattern, which matches the value at the location of a problem. The list is empty if there is
 * no value. The pattern for a private key is the header, the first characters of the key, and everything after them, as
 * the key may continue on further lines.
 */
function patternAt({ location: { file, line, column } }: Problem): readonly string[] {
  const text = readFileSync(file, 'utf8');
  const rest = text.slice(offsetAt(text, line, column));
  const [, head, key] = /^(-----BEGIN [A-Z ]+-----)(?:\\[rn]|\s)*([A-Za-z\d+/=]{16,})/.exec(rest) ?? [];
  if (head !== undefined && key !== undefined) return [`${head}\\s*${escapeRegExp(key)}[^]*`];
  const [value = ''] = /^[^\s"'`,;&<>{}()[\]\\]+/.exec(rest) ?? [];
  return value === '' ? [] : [escapeRegExp(value.replace(/[.!?]+$/, ''))];
}

function remark([count, thing, which]: readonly [number, string, string], where: string): readonly string[] {
  return count === 0 ? [] : [`${counted(count, thing)} ${which} ${count === 1 ? 'is' : 'are'} ${where}`];
}

/**
 * Returns the text of each file of a description, by its path in the new site. The entry file is renamed to
 * `openapi.yaml`, also in `$ref`s to it.
 *
 * @throws {UsageError} when a file is outside the folder of the entry file.
 */
function descriptionFiles(entry: string, files: readonly string[]): ReadonlyMap<string, string> {
  const root = dirname(entry);
  const outside = files.find((file) => relative(root, file).startsWith('..'));
  if (outside !== undefined)
    throw new UsageError(
      `\`${displayPath(outside)}\` is outside the folder of the description.`,
      'Bundle the description into one file first.',
    );
  const settings = SETTINGS.map((name) => join(root, name)).filter((file) => existsSync(file));
  return new Map(
    [...new Set([entry, ...files, ...settings])].map((file) => {
      const text = readFileSync(file, 'utf8').replaceAll(
        /(\$ref['"]?\s*:\s*['"]?)([^'"\s#,}]+)/g,
        (whole, before: string, path: string) =>
          resolve(dirname(file), path) === entry ? before + path.slice(0, -basename(entry).length) + ENTRY : whole,
      );
      const isJson = file === entry && /^\s*\{/.test(text);
      return [
        join('openapi', file === entry ? ENTRY : relative(root, file)),
        isJson ? toYaml(JSON.parse(text)) : text,
      ] as const;
    }),
  );
}
