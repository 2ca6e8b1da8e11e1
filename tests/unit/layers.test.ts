/** The house: its rooms in order, and which room may import what. */
import { describe, expect, it } from 'vitest';
import { exportsOf, filesOf, importsOf, reachableFrom, reexportsOf, textOf, type Import } from './imports.ts';

const MODULES = ['.ts', '.tsx', '.mjs', '.js'];
const SRC = filesOf('src', ...MODULES);
const SCRIPTS = filesOf('scripts', ...MODULES);
const HOUSE = [...SRC, ...SCRIPTS];

/** What both worlds stand on. */
const SHARED = [
  'src/model',
  'src/shared/text',
  'src/shared/secrets',
  'src/shared/schema',
  'src/shared/content',
  'src/shared/samples',
  'src/shared/pasted',
  'src/shared/explain',
  'src/shared/request',
  'src/shared/search',
];

/**
 * Rooms in order: a room imports those above it, never those below. A file or folder belongs to the longest name it
 * begins with.
 */
const ROOMS: Readonly<Record<'compiler' | 'application' | 'head' | 'actions' | 'live' | 'start', readonly string[]>> = {
  compiler: [
    ...SHARED,
    'scripts/text',
    'scripts/cli',
    'scripts/description/markdown',
    'scripts/description/source',
    'scripts/description/lint',
    'scripts/description/own-document.ts',
    'scripts/description/model',
    'scripts/description/publish',
    'scripts/description',
    'scripts/guides',
    'scripts/examples',
    'scripts/downloads',
    'scripts/pages/context',
    'scripts/pages/fields',
    'scripts/pages/operation',
    'scripts/pages/vocabulary',
    'scripts/pages/guide',
    'scripts/pages/reference',
    'scripts/pages/urls',
    'scripts/pages/data',
    'scripts/pages',
    'scripts/checks/lookup',
    'scripts/checks/sensitive',
    'scripts/checks/evidence',
    'scripts/checks/prose',
    'scripts/checks/openapi',
    'scripts/checks/guides',
    'scripts/checks',
    'scripts/compare',
    'scripts/outputs',
    'scripts/author',
    'scripts/build',
    'scripts/serve',
    'scripts/mock',
    'scripts/mcp',
    'scripts/run-samples',
    'scripts/test',
    'scripts/bench',
    'scripts/commands',
  ],
  application: [
    ...SHARED,
    'src/page/contract',
    'src/views/content',
    'src/tools/panel',
    'src/views/sample',
    'src/views/schema',
    'src/views/operation',
    'src/tools/explain',
    'src/tools/builder',
    'src/views/reference',
    'src/views/guide',
    'src/app/search',
    'src/app/reading',
    'src/app/reference',
    'src/app/shell',
    'src/app/routes.tsx',
    'src/entry-client.tsx',
    'src/entry-server.tsx',
  ],
  // What runs in a page: these meet in `src/page/contract` alone.
  head: ['src/page/contract', 'src/page/head'],
  actions: ['src/model', 'src/shared/content', 'src/shared/text', 'src/page/contract', 'src/page/actions'],
  live: ['src/model', 'src/page/contract', 'src/page/live'],
  start: ['scripts/run.mjs', 'scripts/bootstrap.mjs'],
};

/** In the page before the application: it imports nothing of the house but itself. */
const ALONE = ['src/page/not-found', 'src/page/moved'];

const isInside = (file: string, room: string): boolean => file === room || file.startsWith(`${room}/`);

function roomOf(file: string, rooms: readonly string[]): string | undefined {
  return rooms.filter((room) => isInside(file, room)).sort((a, b) => b.length - a.length)[0];
}

/** Imports of some files that a rule does not allow, as `file → import`. */
function against(files: readonly string[], allowed: (one: Import, file: string) => boolean): readonly string[] {
  return files.flatMap((file) =>
    importsOf(file)
      .filter((one) => !allowed(one, file))
      .map(({ specifier }) => `${file} → ${specifier}`),
  );
}

const isModule = (file: string | undefined): file is string => file !== undefined && /\.(tsx?|mjs)$/.test(file);

/** Circles of imports, each by its files; types count. */
function circles(files: readonly string[]): readonly (readonly string[])[] {
  const reach = new Map(
    files.map((file) => [
      file,
      new Set(
        reachableFrom(
          importsOf(file)
            .map((one) => one.file)
            .filter(isModule),
          true,
        ),
      ),
    ]),
  );
  const inCircle = files.filter((file) => reach.get(file)?.has(file));
  const named = inCircle.map((file) =>
    inCircle.filter((other) => reach.get(file)?.has(other) && reach.get(other)?.has(file)),
  );
  return [...new Map(named.map((circle) => [circle.join(), circle])).values()];
}

describe('the order of rooms', () => {
  it('has a place for every module', () => {
    const rooms = [...Object.values(ROOMS).flat(), ...ALONE];
    expect(HOUSE.filter((file) => roomOf(file, rooms) === undefined)).toEqual([]);
  });

  it('has no room that is empty', () => {
    const rooms = new Set([...Object.values(ROOMS).flat(), ...ALONE]);
    expect([...rooms].filter((room) => !HOUSE.some((file) => isInside(file, room)))).toEqual([]);
  });

  for (const [side, rooms] of Object.entries(ROOMS)) {
    it(`holds in the ${side}: no import leads to a room below, or out of it`, () => {
      const files = HOUSE.filter((file) => roomOf(file, rooms) !== undefined);
      const rank = (file: string): number => rooms.indexOf(roomOf(file, rooms) ?? '');
      const allowed = ({ file }: Import, from: string): boolean =>
        !isModule(file) || (rank(file) >= 0 && rank(file) <= rank(from));
      expect(against(files, allowed)).toEqual([]);
    });
  }

  it('has nothing that stands alone import another room', () => {
    const allowed = ({ file }: Import, from: string): boolean =>
      !isModule(file) || ALONE.some((room) => isInside(file, room) && isInside(from, room));
    expect(
      against(
        HOUSE.filter((file) => roomOf(file, ALONE) !== undefined),
        allowed,
      ),
    ).toEqual([]);
  });

  it('has no circle of files', () => {
    expect(circles(HOUSE)).toEqual([]);
  });

  it('has nineteen rooms at most in scripts/, and two loose files', () => {
    const top = new Set(SCRIPTS.map((file) => file.split('/')[1] ?? ''));
    const loose = [...top].filter((name) => name.includes('.'));
    expect(loose).toEqual(['bootstrap.mjs', 'run.mjs']);
    expect(top.size - loose.length).toBeLessThanOrEqual(19);
  });
});

describe('src/model', () => {
  const MODEL = SRC.filter((file) => isInside(file, 'src/model'));

  it('imports types alone', () => {
    expect(against(MODEL, ({ type }) => type)).toEqual([]);
  });

  it('holds types and no value', () => {
    const value = /^export (const|let|var|function|async|class|enum|default)\b/m;
    expect(MODEL.filter((file) => value.test(textOf(file)))).toEqual([]);
  });
});

describe('src', () => {
  const FORBIDDEN =
    /^(node:|yaml$|yaml\/|@redocly\/|shiki|@shikijs\/|unified$|remark-|mdast-|ajv$|ajv\/|vite$|vitest$)/;
  const NODE = /^(fs|path|os|url|util|crypto|http|https|stream|process|child_process)(\/|$)/;

  it('never imports Node, the compiler, YAML or Redocly', () => {
    expect(against(SRC, ({ specifier }) => !FORBIDDEN.test(specifier) && !NODE.test(specifier))).toEqual([]);
  });

  it('shares code that needs few packages, each in one room', () => {
    const shared = SRC.filter((file) => isInside(file, 'src/shared'));
    const packages: Readonly<Record<string, string>> = {
      'ajv-formats/dist/formats.js': 'src/shared/schema',
      minisearch: 'src/shared/search',
      stemmer: 'src/shared/search',
    };
    expect(
      against(
        shared,
        ({ file, specifier }, from) => file !== undefined || isInside(from, packages[specifier] ?? 'nowhere'),
      ),
    ).toEqual([]);
  });

  it('keeps the article out of what the browser loads', () => {
    const rooms = ['src/views/guide', 'src/views/operation', 'src/views/schema', 'src/views/sample'];
    const loaded = reachableFrom(['src/entry-client.tsx']);
    expect(loaded).toContain('src/app/routes.tsx');
    expect(loaded.filter((file) => rooms.some((room) => isInside(file, room)))).toEqual([]);
    expect(loaded).not.toContain('src/entry-server.tsx');
  });

  it('draws the article at build', () => {
    expect(reachableFrom(['src/entry-server.tsx'])).toEqual(
      expect.arrayContaining([
        'src/views/guide/Article.tsx',
        'src/views/operation/Operation.tsx',
        'src/views/sample/CodeBlock.tsx',
      ]),
    );
  });

  it('keeps React and Mantine out of the scripts that every page holds', () => {
    const script = reachableFrom(['src/page/head/main.ts', 'src/page/actions/main.ts']).filter(isModule);
    expect(against(script, ({ file, type }) => file !== undefined || type)).toEqual([]);
  });
});

describe('scripts', () => {
  const REACT = /^(react|react-dom|react-router|react-router-dom|@mantine\/.*|@tabler\/icons-react)(\/|$)/;

  it('never imports React or Mantine', () => {
    expect(against(SCRIPTS, ({ specifier }) => !REACT.test(specifier))).toEqual([]);
  });

  it('is erasable TypeScript: every relative import names its file', () => {
    expect(against(SCRIPTS, ({ specifier, file }) => file === undefined || /\.(ts|mjs)$/.test(specifier))).toEqual([]);
  });
});

describe('every module', () => {
  it('leaves the tests alone', () => {
    const files = [...HOUSE, 'vite.config.ts'];
    expect(against(files, ({ file }) => file === undefined || !isInside(file, 'tests'))).toEqual([]);
  });

  it('exports by name, except where a tool demands a default', () => {
    const named = HOUSE.filter((file) => !file.endsWith('/astro.config.mjs'));
    expect(named.filter((file) => exportsOf(file).includes('default'))).toEqual([]);
  });

  it('exports its own: nothing, and no type, passes through a barrel', () => {
    expect(HOUSE.flatMap((file) => reexportsOf(file).map((name) => `${file}: ${name}`))).toEqual([]);
  });

  it('stays below 250 lines', () => {
    const long = [...HOUSE, ...filesOf('src', '.css')].filter((file) => textOf(file).split('\n').length > 251);
    expect(long).toEqual([]);
  });
});

describe('guides', () => {
  it('hold no import and no export', () => {
    const guides = filesOf('guides', '.mdx');
    expect(guides.length).toBeGreaterThan(10);
    const statement = /^(import|export)\b/m;
    expect(guides.filter((file) => statement.test(textOf(file).replace(/^```[\s\S]*?^```/gm, '')))).toEqual([]);
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
