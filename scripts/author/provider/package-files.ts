import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { asRecord, asText } from '#src/shared/schema/raw.ts';
import { PROGRAM } from '../../cli/cache-folder.ts';
import { packedCommands, ROOT, type Packed } from '../../cli/packed.ts';
import { parsed } from '../../text/json.ts';

/** Files that are copied unchanged from the package into a new project: its CI workflow and Node.js version. */
const SAME = ['.github/workflows/documentation.yml', '.nvmrc'];

/** Path of the VS Code settings. They state which JSON Schema of the package validates which file of the project. */
export const EDITOR_SETTINGS = '.vscode/settings.json';

/** Returns the path of the tarball that the package was installed from; undefined if it came from a registry. */
export function ownTarball(): string | undefined {
  const folder = path.join(ROOT, '../..');
  const lock = path.join(folder, 'node_modules/.package-lock.json');
  if (!existsSync(lock)) return undefined;
  const { packages } = asRecord(parsed(readFileSync(lock, 'utf8')));
  const resolved = asText(asRecord(asRecord(packages)[`node_modules/${PROGRAM}`])['resolved']);
  const tarball = path.resolve(folder, resolved.replace('file:', ''));
  return resolved.startsWith('file:') && existsSync(tarball) ? tarball : undefined;
}

/**
 * Returns the files that a project has besides its sources, such as `package.json`, by path. The package is the
 * project's only dependency.
 */
export function packageFiles(brand: string, packed: Packed, tarball?: string): ReadonlyMap<string, string> {
  const names = [...packedCommands(packed).keys()];
  const manifest = {
    private: true,
    scripts: Object.fromEntries(names.map((name) => [name, `${PROGRAM} ${name}`])),
    devDependencies: {
      [PROGRAM]: tarball === undefined ? `^${packed.version}` : `file:${path.basename(tarball)}`,
    },
  };
  const read = (name: string): string => readFileSync(path.join(ROOT, name), 'utf8');
  return new Map([
    ['package.json', `${JSON.stringify(manifest, null, 2)}\n`],
    ['.gitignore', 'node_modules/\ndist/\n'],
    ['README.md', readme(brand)],
    [EDITOR_SETTINGS, read(EDITOR_SETTINGS).replaceAll('.vscode/schemas/', `node_modules/${PROGRAM}/.vscode/schemas/`)],
    ...SAME.map((name) => [name, read(name)] as const),
  ]);
}

const readme = (brand: string): string => `# Documentation: ${brand}

\`\`\`sh
npm install              # once; commit package-lock.json
npm run dev              # shows edits and their problems in the open page
npm run check            # proves that description, examples, guides and links agree
npm run build            # writes dist/, for any static host; \`-- --draft\` while placeholders remain
npm run diff -- --base v1   # lists the changes since a revision or file, and what they break
\`\`\`

- \`openapi/openapi.yaml\` is the description. \`openapi/baseline.yaml\`, if it exists, lists known problems, which do not count.
- \`guides/site.yaml\` has the site's name, URL and appearance, \`guides/groups.yaml\` the groups of guides.
- \`guides/start/introduction.mdx\` is the first guide. \`[fill in: …]\` marks what a person has to decide, and stops the build.
- \`npm run new -- guide NAME\` creates another. [Writing guides](node_modules/${PROGRAM}/guides/README.md) lists all components and keys.

Every change is checked by \`.github/workflows/documentation.yml\`. The comment at its top lists the repository variables that enable GitHub Pages, previews, comments and code scanning.
`;
