/** The fence of the house: which room may import what. */
import { describe, expect, it } from 'vitest';
import { exportsOf, filesOf, importsOf, reachableFrom, textOf, type Import } from './imports.ts';

const MODULES = ['.ts', '.tsx', '.mjs', '.js'];
const SRC = filesOf('src', ...MODULES);
const SCRIPTS = filesOf('scripts', ...MODULES);
const MODEL = SRC.filter((file) => file.startsWith('src/model/'));
const CONFIG = ['vite.config.ts'];

/** Imports of some files that a rule does not allow, as `file → import`. */
function against(files: readonly string[], allowed: (one: Import) => boolean): readonly string[] {
  return files.flatMap((file) =>
    importsOf(file)
      .filter((one) => !allowed(one))
      .map(({ specifier }) => `${file} → ${specifier}`),
  );
}

const inside = (file: string | undefined, folder: string): boolean => file?.startsWith(`${folder}/`) === true;

describe('src/model', () => {
  it('imports itself, and packages for their types alone', () => {
    expect(against(MODEL, ({ file, type }) => type && (file === undefined || inside(file, 'src/model')))).toEqual([]);
  });

  it('holds types and no value', () => {
    const values = MODEL.filter((file) =>
      /^export (const|let|var|function|async|class|enum|default)\b/m.test(textOf(file)),
    );
    expect(values).toEqual([]);
  });
});

describe('src', () => {
  const FORBIDDEN = /^(node:|yaml$|yaml\/|@redocly\/|shiki|@shikijs\/|unified$|remark-|mdast-|ajv|vite$|vitest$)/;

  it('never imports Node, the compiler, YAML or Redocly', () => {
    expect(
      against(SRC, ({ specifier, file }) => !FORBIDDEN.test(specifier) && (file === undefined || inside(file, 'src'))),
    ).toEqual([]);
  });

  it('names no module of Node without its prefix', () => {
    expect(
      against(
        SRC,
        ({ specifier }) =>
          !/^(fs|path|os|url|util|crypto|http|https|stream|process|child_process)(\/|$)/.test(specifier),
      ),
    ).toEqual([]);
  });

  it('keeps the article out of what the browser loads', () => {
    const rooms = ['src/guide', 'src/operation', 'src/schema', 'src/sample'];
    const loaded = reachableFrom(['src/entry-client.tsx']);
    expect(loaded).toContain('src/routes.tsx');
    expect(loaded.filter((file) => rooms.some((room) => inside(file, room)))).toEqual([]);
    expect(loaded.filter((file) => file === 'src/entry-server.tsx')).toEqual([]);
  });

  it('draws the article at build', () => {
    expect(reachableFrom(['src/entry-server.tsx'])).toEqual(
      expect.arrayContaining([
        'src/guide/Article.tsx',
        'src/operation/Operation.tsx',
        'src/schema/FieldTable.tsx',
        'src/sample/CodeBlock.tsx',
      ]),
    );
  });

  it('keeps React and Mantine out of the script every page begins with', () => {
    const packages = reachableFrom(['src/head/main.ts']).flatMap((file) =>
      file.endsWith('.css')
        ? []
        : importsOf(file)
            .filter(({ file: own, type }) => own === undefined && !type)
            .map(({ specifier }) => `${file} → ${specifier}`),
    );
    expect(packages).toEqual([]);
  });
});

describe('scripts', () => {
  it('never imports React or Mantine', () => {
    expect(
      against(
        SCRIPTS,
        ({ specifier }) =>
          !/^(react|react-dom|react-router|react-router-dom|@mantine\/.*|@tabler\/icons-react)(\/|$)/.test(specifier),
      ),
    ).toEqual([]);
  });

  it('takes nothing of src but the types of its model', () => {
    expect(against(SCRIPTS, ({ file, type }) => !inside(file, 'src') || (type && inside(file, 'src/model')))).toEqual(
      [],
    );
  });

  it('is erasable TypeScript: every relative import names its file', () => {
    expect(against(SCRIPTS, ({ specifier, file }) => file === undefined || /\.(ts|mjs)$/.test(specifier))).toEqual([]);
  });
});

describe('every module', () => {
  it('leaves the tests alone', () => {
    expect(against([...SRC, ...SCRIPTS, ...CONFIG], ({ file }) => !inside(file, 'tests'))).toEqual([]);
  });

  it('exports by name, except where a tool demands a default', () => {
    expect(
      [...SRC, ...SCRIPTS].filter((file) => exportsOf(file).includes('default') && !file.endsWith('/astro.config.mjs')),
    ).toEqual([]);
  });

  it('re-exports nothing wholesale', () => {
    expect([...SRC, ...SCRIPTS].filter((file) => /^export \* from/m.test(textOf(file)))).toEqual([]);
  });

  it('stays below 200 lines', () => {
    const long = [...filesOf('src', ...MODULES, '.css'), ...SCRIPTS].filter(
      (file) => textOf(file).split('\n').length > 201,
    );
    expect(long).toEqual([]);
  });

  it('is reached from a command, an entry or a test: no file is left behind', () => {
    const entries = [
      ...SCRIPTS.filter((file) => /^scripts\/([^/]+|test\/run|bench\/.*)\.(ts|mjs)$/.test(file)),
      'src/entry-server.tsx',
      'src/entry-client.tsx',
      'src/head/main.ts',
      'src/not-found/main.ts',
    ];
    const reached = new Set(reachableFrom(entries, true));
    expect([...SRC, ...SCRIPTS].filter((file) => !reached.has(file))).toEqual([]);
  });
});

describe('guides', () => {
  it('hold no import and no export', () => {
    const guides = filesOf('guides', '.mdx');
    expect(guides.length).toBeGreaterThan(10);
    expect(guides.filter((file) => /^(import|export)\b/m.test(textOf(file).replace(/^```[\s\S]*?^```/gm, '')))).toEqual(
      [],
    );
  });
});

describe('openapi', () => {
  it('refers to its own files and to nothing else', () => {
    const files = filesOf('openapi', '.yaml');
    const known = new Set(files);
    const references = files.flatMap((file) =>
      [...textOf(file).matchAll(/\$ref:\s*['"]?([^'"\s#]+)/g)].map(([, path = '']) => ({
        file,
        path,
        target: new URL(path, `file:///${file}`).pathname.slice(1),
      })),
    );
    expect(references.length).toBeGreaterThan(100);
    expect(references.filter(({ target }) => !known.has(target)).map(({ file, path }) => `${file} → ${path}`)).toEqual(
      [],
    );
  });
});
