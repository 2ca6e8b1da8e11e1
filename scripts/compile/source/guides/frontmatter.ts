import type { Root } from 'mdast';
import { hasIcon, ICON_HINT } from '../icons.ts';
import { asList, asRecord, asText, asTexts } from '#src/shared/schema/raw.ts';
import { type Suggestion, advice, suggest } from '#src/shared/text/nearest.ts';
import type { Problem } from '../../../cli/problem.ts';
import { parseYaml, type YamlFile } from '../yaml.ts';
import { isForeignName } from './foreign-names.ts';
import { FRONTMATTER_SCHEMA } from './settings-schemas.ts';
import type { Frontmatter } from './guide-source.ts';

const KEYS = Object.keys(FRONTMATTER_SCHEMA.properties);
/** The type of a key, as JSON Schema calls it. */
const TYPES: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(FRONTMATTER_SCHEMA.properties).map(([key, { type }]) => [key, type]),
);

const parsed = new WeakMap<Root, YamlFile>();

/** The frontmatter of a guide as YAML, parsed once for each tree; empty where there is none. */
export function frontmatterYaml(tree: Root, file: string): YamlFile {
  const known = parsed.get(tree);
  if (known?.file === file) return known;
  const node = tree.children[0];
  const yaml = node?.type === 'yaml' ? parseYaml(node.value, file, node.position?.start.line) : parseYaml('', file);
  parsed.set(tree, yaml);
  return yaml;
}

/** Reads and checks the frontmatter of a guide: what it lacks, or all of it where it is malformed, is as by default. */
export function readFrontmatter(tree: Root, file: string): { frontmatter: Frontmatter; problems: readonly Problem[] } {
  const yaml = frontmatterYaml(tree, file);
  const values = asRecord(yaml.value);
  const problems =
    yaml.problems.length > 0
      ? yaml.problems
      : [
          ...missing(values, yaml),
          ...unknown(values, yaml),
          ...wrongTypes(values, yaml),
          ...unknownIcon(values, yaml),
          ...wrongForeign(values, yaml),
          ...wrongFormerly(values, yaml),
        ];
  const title = asText(values['title']);
  const heading = asText(values['heading'], title);
  return {
    problems,
    frontmatter: {
      title,
      heading,
      navLabel: asText(values['navLabel'], heading),
      description: asText(values['description']),
      order: typeof values['order'] === 'number' ? values['order'] : Number.MAX_SAFE_INTEGER,
      icon: asText(values['icon'], 'file-text'),
      unlisted: values['unlisted'] === true,
      whileOpen: values['whileOpen'] === true,
      foreign: asTexts(values['foreign']).filter(isForeignName),
      formerly: asList(values['formerly']).flatMap((slug, index) =>
        isSlug(slug) ? [{ slug, location: yaml.locate(['formerly', index]) }] : [],
      ),
    },
  };
}

function missing(values: Readonly<Record<string, unknown>>, yaml: YamlFile): Problem[] {
  return FRONTMATTER_SCHEMA.required
    .filter((key) => asText(values[key]).trim() === '')
    .map((key) =>
      problem(
        `The guide has no \`${key}\`.`,
        `Add \`${key}: …\` to the frontmatter between the two \`---\` lines.`,
        yaml,
        key,
      ),
    );
}

function unknown(values: Readonly<Record<string, unknown>>, yaml: YamlFile): Problem[] {
  return Object.keys(values)
    .filter((key) => !KEYS.includes(key))
    .map((key) => problem(`\`${key}\` is no frontmatter key.`, suggest(key, KEYS), yaml, key));
}

function wrongTypes(values: Readonly<Record<string, unknown>>, yaml: YamlFile): Problem[] {
  return Object.entries(values).flatMap(([key, value]) => {
    const type = Object.hasOwn(TYPES, key) ? TYPES[key] : undefined;
    // Lists have checks of their own.
    if (type === undefined || type === 'array' || typeof value === type) return [];
    return [
      {
        ...problem(
          `\`${key}\` is \`${JSON.stringify(value)}\`, not a ${type}.`,
          type === 'string' ? 'Put the value in quotes.' : `Write a ${type} without quotes.`,
          yaml,
          key,
        ),
        correction: { kind: 'scalar', key, given: value, wanted: type },
      },
    ];
  });
}

function unknownIcon({ icon }: Readonly<Record<string, unknown>>, yaml: YamlFile): Problem[] {
  return typeof icon !== 'string' || hasIcon(icon)
    ? []
    : [problem(`There is no icon \`${icon}\`.`, ICON_HINT, yaml, 'icon')];
}

/** `foreign` is a list of names, of which a part may be `*`. */
function wrongForeign({ foreign }: Readonly<Record<string, unknown>>, yaml: YamlFile): Problem[] {
  const hint = 'Write a list of names, such as `foreign: [callback_url, x-paystack-*]`.';
  if (foreign === undefined) return [];
  if (!Array.isArray(foreign)) return [problem('`foreign` is not a list.', hint, yaml, 'foreign')];
  return foreign.flatMap((entry: unknown, index) =>
    isForeignName(entry)
      ? []
      : [
          {
            ...problem(`\`${JSON.stringify(entry)}\` is not a name.`, hint, yaml, 'foreign'),
            location: yaml.locate(['foreign', index]),
          },
        ],
  );
}

/** `formerly` is a list of slugs: file names that the guide had, without an ending. */
function wrongFormerly({ formerly }: Readonly<Record<string, unknown>>, yaml: YamlFile): Problem[] {
  const hint = 'Write a list of file names without an ending, such as `formerly: [old-name]`.';
  if (formerly === undefined) return [];
  if (!Array.isArray(formerly)) return [problem('`formerly` is not a list.', hint, yaml, 'formerly')];
  return formerly.flatMap((entry: unknown, index) =>
    isSlug(entry)
      ? []
      : [
          {
            ...problem(`\`${JSON.stringify(entry)}\` is not the name of a guide.`, hint, yaml, 'formerly'),
            location: yaml.locate(['formerly', index]),
          },
        ],
  );
}

/** Letters that need no encoding in a URL (RFC 3986, section 2.3). */
function isSlug(entry: unknown): entry is string {
  return typeof entry === 'string' && /^[\w~-][\w.~-]*$/.test(entry);
}

function problem(message: string, hint: string | Suggestion, yaml: YamlFile, key: string): Problem {
  return {
    check: 'guide-frontmatter',
    severity: 'error',
    message,
    ...advice(hint),
    location: yaml.locate([key], true),
  };
}
