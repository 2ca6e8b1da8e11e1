import type { Root } from 'mdast';
import { hasIcon, ICON_HINT } from '../../description/source/icons.ts';
import { asList, asRecord, asText } from '#src/shared/schema/raw.ts';
import { displayPath, type Problem } from '../../cli/problem.ts';
import { settingsProblems, parseYaml, type YamlFile } from '../../description/source/yaml.ts';
import { foreignNames } from './foreign-names.ts';
import { FRONTMATTER_SCHEMA } from './settings-schemas.ts';
import type { Frontmatter } from './guide-source.ts';

const parsed = new WeakMap<Root, YamlFile>();

/**
 * Returns the parsed frontmatter of a guide. For a guide without frontmatter, returns the result of parsing an empty
 * text. The result is cached for the tree.
 */
export function frontmatterYaml(tree: Root, file: string): YamlFile {
  const known = parsed.get(tree);
  if (known?.file === file) return known;
  const node = tree.children[0];
  const yaml = node?.type === 'yaml' ? parseYaml(node.value, file, node.position?.start.line) : parseYaml('', file);
  parsed.set(tree, yaml);
  return yaml;
}

/**
 * Reads and checks the frontmatter of a guide. Missing values, and all values of malformed frontmatter, get defaults.
 */
export function readFrontmatter(
  tree: Root,
  file: string,
  text: string,
): { frontmatter: Frontmatter; problems: readonly Problem[] } {
  const yaml = frontmatterYaml(tree, file);
  const values = asRecord(yaml.value);
  const title = asText(values['title']);
  const heading = asText(values['heading'], title);
  return {
    problems: [
      ...(tree.children[0]?.type === 'yaml'
        ? settingsProblems(yaml, FRONTMATTER_SCHEMA, 'guide-frontmatter')
        : [noFrontmatter(text, file)]),
      ...unknownIcon(values, yaml),
    ],
    frontmatter: {
      title,
      heading,
      navLabel: asText(values['navLabel'], heading),
      description: asText(values['description']),
      order: typeof values['order'] === 'number' ? values['order'] : Number.MAX_SAFE_INTEGER,
      icon: asText(values['icon'], 'file-text'),
      unlisted: values['unlisted'] === true,
      whileOpen: asText(values['whileOpen']),
      foreign: foreignNames(values['foreign'], 'foreign', yaml),
      formerly: asList(values['formerly']).flatMap((slug, index) =>
        isSlug(slug) ? [{ slug, location: yaml.locate(['formerly', index]) }] : [],
      ),
    },
  };
}

/** Creates the problem of a guide whose frontmatter is missing, is not closed, or does not begin in the first line. */
function noFrontmatter(text: string, file: string): Problem {
  const start = Math.max(0, text.search(/\S/));
  const [opening, block] = /^---[ \t]*$(?:[^]*?\n(---[ \t]*)$)?/m.exec(text.slice(start)) ?? [];
  const isFirst = opening !== undefined && text.startsWith('---', start);
  const [message, hint] = !isFirst
    ? [
        'The guide has no frontmatter.',
        'Begin the file with a line `---`, `title: …`, `description: …` and a line `---`.',
      ]
    : block === undefined
      ? ['The frontmatter is not closed.', 'Write a line `---` below its last key.']
      : ['The frontmatter does not begin in the first line.', 'Remove the empty lines above it.'];
  const endLine = text.slice(0, start + (isFirst ? opening.length : 0)).split('\n').length;
  const location = { file: displayPath(file), line: 1, column: 1, endLine };
  return { check: 'guide-frontmatter', severity: 'error', message, hint, location };
}

function unknownIcon({ icon }: Readonly<Record<string, unknown>>, yaml: YamlFile): Problem[] {
  if (typeof icon !== 'string' || hasIcon(icon)) return [];
  const message = `There is no icon \`${icon}\`.`;
  const location = yaml.locate(['icon'], true);
  return [{ check: 'guide-frontmatter', severity: 'error', message, hint: ICON_HINT, location }];
}

/** Whether a value is a slug: only characters that need no encoding in a URL (RFC 3986, section 2.3). */
export function isSlug(entry: unknown): entry is string {
  return typeof entry === 'string' && /^[\w~-][\w.~-]*$/.test(entry);
}
