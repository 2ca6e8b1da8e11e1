import { existsSync, statSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { VFileMessage } from 'vfile-message';
import type { Href } from '#src/model/nav.ts';
import { displayPath, UsageError, type Problem, type Location } from '../../cli/problem.ts';
import { isSlug, readFrontmatter } from './frontmatter.ts';
import { DISK, fileText, listFolder, type FileReader } from '../../description/source/file-reader.ts';
import { FileCache } from '../../description/source/file-cache.ts';
import { utf8Problem } from '../../description/source/source-text.ts';
import { mergeConflict } from '../../description/source/yaml-words.ts';
import { loadGroups } from './groups.ts';
import type { GroupSource, GuideSource, GuideSources, SettingsText } from './guide-source.ts';
import { loadImages } from '../../description/source/images.ts';
import { parsedGuide } from './parsed-guide.ts';
import { DEFAULT_CONFIG, readSiteConfig } from './site-config.ts';
import { readSynonyms, readTerms } from './terms.ts';

type Loaded<T> = { readonly problems: readonly Problem[] } & T;

type LoadedGuide = Loaded<{ guide: GuideSource | undefined }>;

/**
 * Reads the guides in a folder, their groups and the settings of the site. If `folder` is undefined, returns no guides
 * and default settings.
 *
 * @throws {UsageError} when there is no such folder.
 */
export async function loadGuides(
  folder: string | undefined,
  { files = DISK, cache = new FileCache() }: { readonly files?: FileReader; readonly cache?: FileCache } = {},
): Promise<Loaded<{ guides: GuideSources }>> {
  if (folder === undefined) return { guides: { config: DEFAULT_CONFIG, groups: [], guides: [] }, problems: [] };
  const root = resolve(folder);
  if (files.isDisk === true && !(existsSync(root) && statSync(root).isDirectory()))
    throw new UsageError(
      `There is no folder \`${displayPath(root)}\`.`,
      'Give the folder of the guides with --guides DIR, or build without them by --no-guides.',
    );
  const read = <Made>(name: string, make: (file: string, text: string | undefined) => Made): Promise<Made> =>
    cache.getOrMake(join(root, name), async (file) => make(file, await fileText(file, files)));
  const textAt = async (file: string): Promise<SettingsText> => ({ file, text: (await fileText(file, files)) ?? '' });
  const settings = [await textAt(join(root, 'site.yaml')), await textAt(join(root, 'groups.yaml'))] as const;
  const site = await read('site.yaml', readSiteConfig);
  const { groups, problems: groupProblems } = await loadGroups(settings[1]);
  const { terms, problems: termProblems } = await read('terms.yaml', readTerms);
  const { synonyms, problems: synonymProblems } = await read('synonyms.yaml', readSynonyms);
  const loaded = await Promise.all(groups.map((group) => loadGroup(root, group, { files, cache })));
  const guides = loaded.flatMap((group) => group.guides);
  return {
    guides: {
      config: site.config,
      groups,
      guides,
      settings,
      synonyms,
      redirects: site.redirects,
      images: site.images,
      ...(terms === undefined ? {} : { terms }),
    },
    problems: [
      ...site.problems,
      ...groupProblems,
      ...termProblems,
      ...synonymProblems,
      ...loaded.flatMap(({ problems }) => problems),
      ...sameSlug(guides),
      ...reservedSlug(guides),
      ...oddSlug(guides),
    ],
  };
}

async function loadGroup(
  root: string,
  { folder }: GroupSource,
  { files, cache }: { readonly files: FileReader; readonly cache: FileCache },
): Promise<Loaded<{ guides: readonly GuideSource[] }>> {
  const path = join(root, folder);
  const names = (await listFolder(path, files)).filter((name) => name.endsWith('.mdx')).sort();
  const loaded = await Promise.all(
    names.map((name) =>
      cache.getOrMake(join(path, name), async (file): Promise<LoadedGuide> => {
        // Leaves out a folder whose name ends with `.mdx`, and a file that was deleted meanwhile.
        if (!(await files.has(file))) return { guide: undefined, problems: [] };
        const bytes = await files.read(file);
        const { guide, problems } = readGuide(Buffer.from(bytes).toString(), file, folder);
        const encoding = utf8Problem(bytes, file);
        return { guide, problems: encoding === undefined ? problems : [encoding] };
      }),
    ),
  );
  const guides = loaded.flatMap(({ guide }) => guide ?? []).sort((a, b) => a.frontmatter.order - b.frontmatter.order);
  return { guides, problems: loaded.flatMap(({ problems }) => problems) };
}

function readGuide(text: string, file: string, group: string): LoadedGuide {
  const href: Href = `/${basename(file, '.mdx')}`;
  try {
    const { tree, htmlComments } = parsedGuide(text);
    const { frontmatter, problems: frontmatterProblems } = readFrontmatter(tree, file, text);
    const { images, problems: imageProblems } = loadImages(tree, file);
    const problems = [
      ...frontmatterProblems,
      ...imageProblems,
      ...htmlComments.map((offset) => commentProblem(text, offset, file)),
      ...unclosedFence(text, file),
    ];
    return { guide: { file, group, href, frontmatter, text, tree, images }, problems };
  } catch (error) {
    if (!(error instanceof VFileMessage)) throw error;
    // The guide keeps its page, without content, so that links to the page are not reported as broken.
    const [head = ''] = /^---\r?\n[^]*?\n---/.exec(text) ?? [];
    const { guide, problems = [] } = text === '' ? {} : readGuide(head === text ? '' : head, file, group);
    return { guide, problems: [...problems, unreadProblem(error, text, file)] };
  }
}

function sameSlug(guides: readonly GuideSource[]): Problem[] {
  // On case-insensitive file systems, one of two pages whose URLs differ only in case would overwrite the other.
  const byHref = new Map<string, GuideSource>();
  return guides.flatMap((guide) => {
    const key = guide.href.toLowerCase();
    const first = byHref.get(key);
    byHref.set(key, first ?? guide);
    return first === undefined
      ? []
      : [slugProblem(guide, `\`${guide.href}\` is also the URL of \`${displayPath(first.file)}\`.`)];
  });
}

function reservedSlug(guides: readonly GuideSource[]): Problem[] {
  return guides
    .filter(({ href }) => /^\/(reference|assets|404)$/.test(href))
    .map((guide) => slugProblem(guide, `The URL \`${guide.href}\` is reserved.`));
}

/** Reports guides whose name is not a slug. */
function oddSlug(guides: readonly GuideSource[]): Problem[] {
  return guides
    .filter(({ href }) => !isSlug(href.slice(1)))
    .map((guide) =>
      slugProblem(guide, `\`${guide.href.slice(1)}\` is not a valid URL path: use letters, digits and hyphens.`),
    );
}

function slugProblem({ file }: GuideSource, message: string): Problem {
  return {
    check: 'guide-address',
    severity: 'error',
    message,
    hint: 'Rename the file: its name determines its URL.',
    location: { file: displayPath(file), line: 1, column: 1 },
  };
}

/**
 * Creates the problem that says why a guide cannot be read: a merge conflict, an unclosed code block, or another error
 * of the parser.
 */
function unreadProblem(error: VFileMessage, text: string, file: string): Problem {
  const conflict = mergeConflict(text);
  const [fence] = unclosedFence(text, file);
  return conflict === undefined
    ? (fence ?? fromMessage(error, file))
    : syntaxProblem(conflict.message, conflict.hint, placeAt(text, conflict.offset, file));
}

/**
 * Reports the first code block that is not closed (CommonMark 0.31, section 4.5), as all text after it becomes code.
 */
function unclosedFence(text: string, file: string): readonly Problem[] {
  let open: { readonly mark: string; readonly offset: number } | undefined;
  for (const { 0: line, 1: mark = '', 2: info = '', index } of text.matchAll(FENCE)) {
    if (open === undefined) open = { mark, offset: index + line.indexOf(mark) };
    else if (mark.startsWith(open.mark) && info.trim() !== '') break;
    else if (mark.startsWith(open.mark)) open = undefined;
  }
  if (open === undefined) return [];
  const problem = syntaxProblem(
    'The code block that begins here is not closed.',
    `Write the same ${open.mark.startsWith('~') ? 'tildes' : 'backticks'} on a line of their own where it ends.`,
    placeAt(text, open.offset, file),
  );
  return [problem];
}

const FENCE = /^(?:[ \t>]|[-*+] |\d+[.)] )*(`{3,}|~{3,})([^`\n]*)$/gm;

/** Creates the problem for an HTML comment in a guide. */
function commentProblem(text: string, offset: number, file: string): Problem {
  return syntaxProblem(
    'A guide cannot contain an HTML comment.',
    'Write `{/* … */}` instead of `<!-- … -->`.',
    placeAt(text, offset, file),
  );
}

function fromMessage({ reason, note, line = 1, column = 1 }: VFileMessage, file: string): Problem {
  // Only the text of the parser's message says where an unclosed component begins.
  const [, name, openedLine, openedColumn] = /closing tag for `<(\w+)[^`]*>` \((\d+):(\d+)-/.exec(reason) ?? [];
  const location = {
    file: displayPath(file),
    line: Number(openedLine ?? line),
    column: Number(openedColumn ?? column),
  };
  if (/before attribute value/.test(reason))
    return syntaxProblem('The value of an attribute is not in straight quotes.', 'Write `name="value"`.', location);
  return name === undefined
    ? syntaxProblem(
        reason.replace(/\s+/g, ' '),
        note ??
          'In MDX `<` begins a component and `{` an expression: write them as `&lt;` and `&#123;`, or inside backticks.',
        location,
      )
    : syntaxProblem(
        `\`<${name}>\` is not closed.`,
        /^[a-z]/.test(name)
          ? 'Write Markdown: a guide cannot contain HTML tags.'
          : `Write \`</${name}>\` where it ends, or \`<${name} … />\` if nothing belongs inside.`,
        location,
      );
}

function placeAt(text: string, offset: number, file: string): Location {
  const before = text.slice(0, offset);
  return { file: displayPath(file), line: before.split('\n').length, column: offset - before.lastIndexOf('\n') };
}

function syntaxProblem(message: string, hint: string, location: Location): Problem {
  return { check: 'guide-syntax', severity: 'error', message, hint, location };
}
