/** README, CONTRIBUTING and the READMEs of rooms: each path and link that they name leads somewhere. */
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path/posix';
import { describe, expect, it } from 'vitest';
import { filesOf, textOf } from './imports.ts';

const TOP = ['.github', '.vscode', 'guides', 'openapi', 'scripts', 'src', 'tests'];
const FILES = TOP.flatMap((folder) => filesOf(folder, '')).filter((file) => !file.includes('node_modules/'));
const DOCUMENTS = ['README.md', 'CONTRIBUTING.md', ...FILES.filter((file) => /^(?!tests).*README\.md$/.test(file))];
/** Patterns, what users or builds create, and Mantine's style sheets. */
const OTHERS =
  /[<…*]|^openapi\/(baseline\.yaml|changes\/|versions\.yaml)|^guides\/images\/|^(dist|site|_hosting)\/|^(kebab-case|PascalCase)\.|^[A-Z]\w+\.css$/;

/** `a/{b,c}.ts` as `a/b.ts` and `a/c.ts`. */
function expanded(path: string): readonly string[] {
  const [, before = '', names, after = ''] = /^(.*)\{([\w,-]+)\}(.*)$/.exec(path) ?? [];
  return names === undefined ? [path] : names.split(',').map((name) => `${before}${name}${after}`);
}

/** Code spans that are paths: below a folder of the project, or folders and modules named by their end. */
function pathsIn(text: string): readonly string[] {
  const spans = [...text.replace(/^```[^]*?^```/gm, '').matchAll(/`([^`\s]+)`/g)].map(([, span = '']) => span);
  const isPath = (span: string): boolean =>
    TOP.some((folder) => span.startsWith(`${folder}/`)) || /^[\w{][\w{},/.-]*(\.(tsx?|mjs|css)|\/)$/.test(span);
  return spans.filter((span) => isPath(span) && !OTHERS.test(span)).flatMap(expanded);
}

function exists(path: string): boolean {
  return (
    existsSync(path) ||
    FILES.some((file) => (path.endsWith('/') ? file.includes(`/${path}`) : file.endsWith(`/${path}`)))
  );
}

function anchorsIn(file: string): readonly string[] {
  return [...textOf(file).matchAll(/^#{1,4} (.+)$/gm)].map(([, title = '']) =>
    title
      .toLowerCase()
      .replace(/[^\w -]/g, '')
      .replaceAll(' ', '-'),
  );
}

/** Links that lead to no file, or to no heading of a document. */
function brokenLinks(document: string): readonly string[] {
  // The package has its README at its root.
  const folder = document === 'scripts/build/package/README.md' ? '.' : dirname(document);
  const links = [...textOf(document).matchAll(/\]\(([^)\s]+)\)/g)].map(([, link = '']) => link);
  return links.filter((link) => {
    const [path = '', anchor] = link.split('#');
    const file = path === '' ? document : join(folder, path);
    if (/^(https?|mailto):/.test(link) || link.startsWith('/')) return false;
    return !existsSync(file) || (anchor !== undefined && !anchorsIn(file).includes(anchor));
  });
}

describe.each(DOCUMENTS)('%s', (document) => {
  it('names paths that exist', () => {
    expect(pathsIn(textOf(document)).filter((path) => !exists(path))).toEqual([]);
  });

  it('has links that lead somewhere', () => expect(brokenLinks(document)).toEqual([]));
});

it.each([
  ['README.md', 9_000],
  ['CONTRIBUTING.md', 12_000],
])('%s has at most %d bytes, in lines of 120 columns', (document, most) => {
  expect(Buffer.byteLength(textOf(document))).toBeLessThanOrEqual(most);
  expect(
    textOf(document)
      .split('\n')
      .filter((line) => line.length > 120),
  ).toEqual([]);
});
