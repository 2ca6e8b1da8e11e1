import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join, relative, resolve } from 'node:path';
import { BuildError, displayPath, UsageError, type Problem } from '../cli/problem.ts';
import { isReading } from '../compile/checks/kinds.ts';
import { compile } from '../compile/compile.ts';
import { UNKNOWN_HOST } from '../text/fill-in.ts';
import { Draft } from './draft.ts';
import { toYaml } from './edit-yaml.ts';
import { softened } from './provider-policy.ts';

const ENTRY = 'openapi.yaml';
const SETTINGS = ['redocly.yaml', 'checks.yaml'];
/** Files by their path in the new folder. */
type Files = ReadonlyMap<string, string>;

/**
 * Writes an empty site for another API: its description, and guides with one page. The site builds at once: checks that
 * the description does not pass are set to warnings, each with how often it failed.
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
  return write(target, softened(site, await errorsOf(site)));
}

function write(folder: string, files: Files): readonly string[] {
  const draft = new Draft();
  for (const [name, text] of files) draft.create(join(folder, name), text);
  return draft.commit();
}

/** What the check says of the new site, tried in a folder of its own. */
async function errorsOf(files: Files): Promise<readonly Problem[]> {
  const folder = mkdtempSync(join(tmpdir(), 'new-provider-'));
  try {
    write(folder, files);
    const { problems, heldBack } = await compile({
      openapi: join(folder, 'openapi', ENTRY),
      guides: join(folder, 'guides'),
    });
    return [...problems, ...heldBack].filter(({ severity }) => severity === 'error');
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
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
  const host = `https://${UNKNOWN_HOST}`;
  const brand = title.trim() === '' ? 'API' : title;
  const site = {
    brand,
    url: host,
    supportEmail: `support@${UNKNOWN_HOST}`,
    signInUrl: `${host}/sign-in`,
    signUpUrl: `${host}/sign-up`,
    chatUrl: `${host}/chat`,
  };
  const head = { title: brand, navLabel: 'Introduction', description: `Documentation of the ${brand}.`, order: 10 };
  return new Map([
    ['guides/site.yaml', toYaml(site)],
    ['guides/groups.yaml', toYaml([{ folder: 'start', label: 'Start', open: true, icon: 'rocket' }])],
    [
      'guides/start/introduction.mdx',
      `---\n${toYaml(head)}---\n\n[All operations](/reference) are described in the reference.\n`,
    ],
  ]);
}
