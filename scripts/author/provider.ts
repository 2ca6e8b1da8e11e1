import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join, relative, resolve } from 'node:path';
import { escapeRegExp } from '#src/shared/text/escape-reg-exp.ts';
import { BuildError, displayPath, UsageError, type Problem } from '../cli/problem.ts';
import type { KnownProblem } from '../compile/checks/baseline.ts';
import { isReading } from '../compile/checks/index.ts';
import { compile } from '../compile/compile.ts';
import { Draft } from './draft.ts';
import { addItem, toYaml } from './edit-yaml.ts';
import { baselineText } from './baseline.ts';

const ENTRY = 'openapi.yaml';
const SETTINGS = ['redocly.yaml', 'checks.yaml'];
/** Files by their path in the new folder. */
type Files = ReadonlyMap<string, string>;

/** A problem of the new site, and the path of its file. */
interface Found {
  readonly problem: Problem;
  readonly name: string;
}

const KNOWN = 'Known when this site was begun.';
const POLICY = join('openapi', 'checks.yaml');

/**
 * Writes an empty site for another API: its description, and guides with one page. The site builds at once: problems that
 * the description has are known ones, in `baseline.yaml`; what looks like a secret is allowed in `checks.yaml`, to be
 * looked through.
 *
 * @throws {UsageError} when the folder holds something, or the description files outside its own folder.
 * @throws {BuildError} when the description cannot be read.
 */
export async function newProvider(folder: string, openapi: string): Promise<readonly string[]> {
  const target = resolve(folder);
  if (existsSync(target) && readdirSync(target).length > 0)
    throw new UsageError(`\`${displayPath(target)}\` is not empty.`, 'Name a new folder.');
  const { api, problems, files } = await compile({ openapi });
  const unreadable = problems.filter(({ severity, check }) => severity === 'error' && isReading(check));
  if (api === undefined || unreadable.length > 0) throw new BuildError(unreadable.length > 0 ? unreadable : problems);
  const site = new Map([...descriptionFiles(resolve(openapi), files), ...guideFiles(api.info.title)]);
  const found = await tried(site);
  const dummies = secretsOf(site, found.told);
  for (const dummy of dummies)
    site.set(
      POLICY,
      addItem(site.get(POLICY) ?? '', ['allowed', 'patterns'], {
        pattern: escapeRegExp(dummy),
        reason: 'It was in the description when this site was begun. Look whether it is real.',
      }),
    );
  const { known } = dummies.length === 0 ? found : await tried(site);
  const text = baselineText(known);
  if (text !== '') site.set(join('openapi', 'baseline.yaml'), text);
  const lines = write(target, site);
  const [values, them, one] =
    dummies.length === 1 ? ['value looks like a secret', 'it', 'it'] : ['values look like secrets', 'them', 'one'];
  const file = displayPath(join(target, POLICY));
  return dummies.length === 0
    ? lines
    : [...lines, `${dummies.length} ${values}: \`${file}\` allows ${them}. Look whether ${one} is real.`];
}

function write(folder: string, files: Files): readonly string[] {
  const draft = new Draft();
  for (const [name, text] of files) draft.create(join(folder, name), text);
  return draft.commit();
}

/** Checks the new site in a folder of its own; returns its problems and the entries of its baseline. */
async function tried(
  files: Files,
): Promise<{ readonly told: readonly Found[]; readonly known: readonly KnownProblem[] }> {
  const folder = mkdtempSync(join(tmpdir(), 'new-provider-'));
  try {
    write(folder, files);
    const { problems, heldBack, known } = await compile({
      openapi: join(folder, 'openapi', ENTRY),
      guides: join(folder, 'guides'),
    });
    const told = [...problems, ...heldBack];
    return {
      told: told.map((problem) => ({ problem, name: relative(folder, resolve(problem.location.file)) })),
      known: (await known?.entriesFor(told, KNOWN)) ?? [],
    };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The values that look like secrets, each once, as they are written. */
function secretsOf(files: Files, found: readonly Found[]): readonly string[] {
  const values = found
    .filter(({ problem }) => problem.check === 'secrets')
    .flatMap(({ problem: { location }, name }) => {
      const line = files.get(name)?.split('\n')[location.line - 1] ?? '';
      return /^[^\s"'`,;&<>{}()[\]\\]+/.exec(line.slice(location.column - 1))?.[0].replace(/[.!?]+$/, '') ?? [];
    });
  return [...new Set(values)].sort();
}

/** Every file of the description; the entry gets the usual name, and references to it with it. */
function descriptionFiles(entry: string, files: readonly string[]): Files {
  const root = dirname(entry);
  const outside = files.find((file) => relative(root, file).startsWith('..'));
  if (outside !== undefined)
    throw new UsageError(
      `\`${displayPath(outside)}\` is not below the folder of the description.`,
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

function guideFiles(title: string): Files {
  const brand = title.trim() === '' ? 'API' : title;
  // On a domain that nobody has (RFC 2606): a site may be looked at before its address is known.
  const site = { brand, url: 'https://docs.example.com' };
  const head = {
    title: brand,
    navLabel: 'Introduction',
    description: `Documentation of the ${brand.replace(/^the /i, '')}.`,
    order: 10,
  };
  return new Map([
    ['guides/site.yaml', toYaml(site)],
    ['guides/groups.yaml', toYaml([{ folder: 'start', label: 'Start', open: true, icon: 'rocket' }])],
    [
      'guides/start/introduction.mdx',
      `---\n${toYaml(head)}---\n\n[All operations](/reference) are described in the reference.\n`,
    ],
  ]);
}
