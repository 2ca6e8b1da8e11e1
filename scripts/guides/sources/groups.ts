import { readFileSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import { hasIcon, ICON_HINT } from '../../description/source/icons.ts';
import { asList, asRecord, asText } from '#src/shared/schema/raw.ts';
import { type Suggestion, advice, suggest } from '#src/shared/text/nearest.ts';
import { displayPath, type Problem } from '../../cli/problem.ts';
import { settingsProblems, parseYaml, type YamlFile } from '../../description/source/yaml.ts';
import { GROUPS_SCHEMA } from './settings-schemas.ts';
import type { GroupSource, SettingsText } from './guide-source.ts';

/** Reads `groups.yaml`, which lists the folders of guides with their order and labels. */
export async function loadGroups({
  file,
  text,
}: SettingsText): Promise<{ groups: readonly GroupSource[]; problems: readonly Problem[] }> {
  const root = dirname(file);
  const yaml = parseYaml(text, file);
  const folders = await foldersOf(root);
  const groups = asList(yaml.value).map((raw) => {
    const { folder, label, open, icon } = asRecord(raw);
    return {
      folder: asText(folder),
      label: asText(label, asText(folder)),
      open: open === true,
      icon: asText(icon, 'folder'),
    };
  });
  const faults = groups.flatMap((_, index) => groupProblems(groups, index, { yaml, folders }));
  return {
    groups: groups.filter(({ folder }, index) => folders.has(folder) && isFirst(groups, index)),
    problems:
      yaml.problems.length > 0
        ? yaml.problems
        : [
            ...faults,
            ...settingsProblems(yaml, GROUPS_SCHEMA, 'guide-groups'),
            ...unlistedFolders(
              [...groups.map(({ folder }) => folder), ...faults.map(({ suggested }) => suggested)],
              yaml,
              folders,
            ),
            ...(await strayGuides(root)),
          ],
  };
}

/** File names of the guides, by folder. */
type Folders = ReadonlyMap<string, readonly string[]>;

async function foldersOf(root: string): Promise<Folders> {
  const entries = await readdir(root, { withFileTypes: true });
  const names = entries
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort();
  return new Map(
    await Promise.all(
      names.map(
        async (name) => [name, (await readdir(join(root, name))).filter((file) => file.endsWith('.mdx'))] as const,
      ),
    ),
  );
}

function isFirst(groups: readonly GroupSource[], index: number): boolean {
  return groups.findIndex(({ folder }) => folder === groups[index]?.folder) === index;
}

function groupProblems(
  groups: readonly GroupSource[],
  index: number,
  { yaml, folders }: { yaml: YamlFile; folders: Folders },
): Problem[] {
  const { folder = '', icon = '' } = groups[index] ?? {};
  const guides = folders.get(folder);
  if (folder === '') return [];
  if (!isFirst(groups, index))
    return [problem(`The group \`${folder}\` is listed twice.`, 'Remove one of the two.', yaml, [index, 'folder'])];
  if (guides === undefined) {
    const near = suggest(folder, folders.keys());
    const unread = folders.get(near.suggested ?? '')?.join(' ');
    const found = problem(`The group \`${folder}\` has no folder.`, near, yaml, [index, 'folder']);
    return [{ ...found, ...(unread === undefined ? {} : { unread }) }];
  }
  if (guides.length === 0)
    return [
      problem(
        `The group \`${folder}\` has no page.`,
        `Add a guide to \`guides/${folder}/\`, or remove the group.`,
        yaml,
        [index, 'folder'],
      ),
    ];
  return hasIcon(icon) ? [] : [problem(`There is no icon \`${icon}\`.`, ICON_HINT, yaml, [index, 'icon'])];
}

/**
 * Reports each folder that contains guides but belongs to no group.
 *
 * @param named folders that are not reported: those in `groups.yaml`, and those that another problem suggests in place
 * of a misspelt folder
 */
function unlistedFolders(named: readonly (string | undefined)[], yaml: YamlFile, folders: Folders): Problem[] {
  return [...folders]
    .filter(([folder, guides]) => guides.length > 0 && !named.includes(folder))
    .map(([folder, guides]) => ({
      ...problem(
        `The folder \`${folder}\` contains guides but is not a group.`,
        `Add \`- folder: ${folder}\` with a label.`,
        yaml,
        [],
      ),
      correction: { kind: 'group', folder },
      unread: guides.join(' '),
    }));
}

/** Reports guides without a page: `.mdx` files outside the folder of a group, and `.md` files with frontmatter. */
async function strayGuides(root: string): Promise<Problem[]> {
  const entries = await readdir(root, { recursive: true, withFileTypes: true });
  // Symbolic links are not followed, as a link may lead to a folder that contains it.
  const files = entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name));
  const names = files.map((file) => relative(root, file).split(sep).join('/')).sort();
  return names.flatMap((name) => {
    const isInGroup = name.split('/').length === 2;
    if (name.endsWith('.mdx') ? isInGroup : !isMarkdownGuide(join(root, name))) return [];
    const [what, rename] = name.endsWith('.mdx')
      ? ['is in no group', []]
      : ['has the ending `.md`', [`Rename it \`${name.slice(name.lastIndexOf('/') + 1)}x\`.`]];
    return {
      check: 'guide-groups',
      severity: 'error',
      message: `\`${name}\` ${what}, so it has no page.`,
      hint: [...rename, ...(isInGroup ? [] : ['Move it into the folder of a group.'])].join(' '),
      location: { file: displayPath(join(root, name)), line: 1, column: 1 },
      unread: name,
    };
  });
}

/** Whether a file is a guide with the extension `.md`. It begins with frontmatter, unlike notes such as `README.md`. */
function isMarkdownGuide(file: string): boolean {
  return file.endsWith('.md') && /^---\r?\n/.test(readFileSync(file, 'utf8'));
}

function problem(
  message: string,
  hint: string | Suggestion,
  yaml: YamlFile,
  path: readonly (string | number)[],
): Problem {
  return { check: 'guide-groups', severity: 'error', message, ...advice(hint), location: yaml.locate(path) };
}
