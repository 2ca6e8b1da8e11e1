import { mkdtempSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { digests, run, siteOptions } from './command.ts';

/** A build takes a few seconds, and more beside other work. */
const PATIENCE = 180_000;

let folder = '';
let out = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'commands-'));
  out = join(folder, 'site');
  mkdirSync(join(out, 'old'), { recursive: true });
  writeFileSync(join(out, 'index.html'), 'The last build.');
  writeFileSync(join(out, 'old/page.html'), Uint8Array.of(0, 255, 13, 10));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe('--help', () => {
  for (const command of ['build', 'check'] as const) {
    it(
      `of ${command} goes to stdout and ends well`,
      async () => {
        const { code, stdout, stderr } = await run(command, ['--help']);
        expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
        expect(stdout).toContain(`Usage: npm run ${command} -- [options]`);
        for (const option of [
          '--openapi FILE',
          '--guides DIR',
          '--no-guides',
          '--help',
          'Exit codes: 0 clean, 1 problems found, 2 usage or crash.',
        ])
          expect(stdout).toContain(option);
      },
      PATIENCE,
    );
  }
});

const MISTAKES: readonly {
  name: string;
  command: 'build' | 'check';
  given: readonly string[];
  want: readonly string[];
}[] = [
  {
    name: 'an unknown option, with the nearest one',
    command: 'build',
    given: ['--guide', 'x'],
    want: ['`--guide` is no option of `npm run build`.', 'Did you mean `--guides`?'],
  },
  {
    name: 'a description that does not exist',
    command: 'build',
    given: ['--openapi', 'nowhere.yaml'],
    want: ['There is no description at `nowhere.yaml`.', '--openapi FILE'],
  },
  {
    name: 'a folder of guides that does not exist',
    command: 'build',
    given: ['--guides', 'nowhere'],
    want: ['There is no folder `nowhere`.', '--no-guides'],
  },
  {
    name: 'an output folder that holds the sources',
    command: 'build',
    given: ['--out', '.'],
    want: ['`.` holds', '--out DIR'],
  },
  {
    name: 'a base that is no path',
    command: 'build',
    given: ['--base', 'https://docs.example'],
    want: ['`https://docs.example`'],
  },
  { name: 'an unknown mode', command: 'build', given: ['--mode', 'fast'], want: ['`fast` is no mode.'] },
  {
    name: 'an unknown format, with the nearest one',
    command: 'check',
    given: ['--format', 'jsn'],
    want: ['`jsn` is no format.', 'Did you mean `json`?'],
  },
];

describe('a mistake in the call', () => {
  for (const { name, command, given, want } of MISTAKES) {
    it(
      `${name}: is told on stderr with what to do`,
      async () => {
        const { code, stdout, stderr } = await run(command, given);
        expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
        for (const part of [...want, `See \`npm run ${command} -- --help\`.`]) expect(stderr).toContain(part);
        expect(stderr).not.toMatch(/crashed|\n\s+at /);
      },
      PATIENCE,
    );
  }
});

describe('build', () => {
  it(
    'of a bad site tells every problem with its frame, and leaves the last build as it was',
    async () => {
      const before = digests(out);
      const { code, stdout, stderr } = await run('build', [...siteOptions('several-faults'), '--out', out]);
      expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
      expect(stderr).toContain(
        [
          'tests/fixtures/sites/several-faults/guides/start/orders.mdx:5:12 error There is no operation `getOrdr`.  [guide-ids]',
          '> 5 | <Operation id="getOrdr" />',
          '                 ^^^^^^^^^^^^',
          '  Did you mean `getOrder`?',
        ].join('\n'),
      );
      expect(stderr).toMatch(/\n\d+ errors.* in 6 files\.\n$/);
      expect(stderr).not.toMatch(/crashed|\n\s+at /);
      expect(digests(out)).toEqual(before);
      expect(readdirSync(folder)).toEqual(['site']);
    },
    PATIENCE,
  );

  it(
    'of a description that cannot be read leaves the last build as it was',
    async () => {
      const before = digests(out);
      const { code, stdout, stderr } = await run('build', [...siteOptions('malformed-yaml-in-entry'), '--out', out]);
      expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
      expect(stderr).toContain('> 3 |   title: Orders');
      expect(digests(out)).toEqual(before);
      expect(readdirSync(folder)).toEqual(['site']);
    },
    PATIENCE,
  );

  it(
    'of a good site replaces the last build as a whole, and says so on stderr alone',
    async () => {
      const { code, stdout, stderr } = await run('build', [...siteOptions('good'), '--out', out]);
      expect({ code, stdout }).toEqual({ code: 0, stdout: '' });
      const pages = Object.keys(digests(out)).filter(
        (file) => /(^|[\\/])(404|index)\.html$/.test(file) && file !== 'index.html',
      );
      expect(stderr).toMatch(new RegExp(`\\n${pages.length} pages in .*site, \\d+\\.\\d s\\.\\n$`));
      expect(Object.keys(digests(out))).toEqual(
        expect.arrayContaining([
          '404.html',
          'orders/index.html',
          'help/index.html',
          'reference/index.html',
          'sitemap.xml',
        ]),
      );
      expect(digests(out)).not.toHaveProperty(join('old', 'page.html'));
      expect(readdirSync(folder)).toEqual(['site']);
    },
    PATIENCE,
  );

  it(
    'of the same sources gives the same bytes',
    async () => {
      const [one, two] = [join(folder, 'one'), join(folder, 'two')];
      const outcomes = [await run('build', ['--out', one]), await run('build', ['--out', two])];
      expect(outcomes.map(({ code }) => code)).toEqual([0, 0]);
      expect(Object.keys(digests(one)).length).toBeGreaterThan(50);
      expect(digests(two)).toEqual(digests(one));
    },
    PATIENCE,
  );

  for (const stage of ['Compiling the description', 'Rendering pages', 'Writing files']) {
    it(
      `stops at Ctrl-C while ${stage.toLowerCase()}, and leaves the last build as it was`,
      async () => {
        const before = digests(out);
        const { code, stdout } = await run('build', [...siteOptions('good'), '--out', out], stage);
        expect({ code, stdout }).toEqual({ code: 130, stdout: '' });
        expect(digests(out)).toEqual(before);
        expect(readdirSync(folder)).toEqual(['site']);
      },
      PATIENCE,
    );
  }
});

describe('check', () => {
  it(
    'of this project finds nothing, and lists as many gaps as it counts, with their places',
    async () => {
      const { code, stdout, stderr } = await run('check', ['--gaps']);
      const lines = stdout.trimEnd().split('\n');
      expect(code).toBe(0);
      expect(stderr).toContain('No problems.');
      expect(lines.filter((line) => !/^openapi\/\S+\.yaml:\d+:\d+ \S.*: [a-z, ]+$/.test(line))).toEqual([]);
      expect(stderr).toContain(`${lines.length} gaps: places marked as not published.`);
    },
    PATIENCE,
  );

  it(
    'tells problems to people on stderr',
    async () => {
      const { code, stdout, stderr } = await run('check', siteOptions('unknown-site-key'));
      expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
      expect(stderr).toContain('> 6 | First [sign in](site:signinUrl).');
      expect(stderr).toMatch(/\n\d+ errors? in \d+ files?\.\n/);
    },
    PATIENCE,
  );

  it(
    'prints JSON alone on stdout, even beside the list of gaps',
    async () => {
      const { code, stdout, stderr } = await run('check', [
        ...siteOptions('unknown-site-key'),
        '--format',
        'json',
        '--gaps',
      ]);
      expect(code).toBe(1);
      expect(JSON.parse(stdout)).toContainEqual(
        expect.objectContaining({
          check: 'guide-links',
          severity: 'error',
          message: '`site.yaml` has no key `signinUrl`.',
          location: expect.objectContaining({ line: 6, column: 7 }),
        }),
      );
      expect(stderr).toContain('operation getOrder: parameters');
    },
    PATIENCE,
  );

  it(
    'prints an empty list where there is nothing to tell, and counts one gap as one',
    async () => {
      const { code, stdout, stderr } = await run('check', [...siteOptions('good'), '--format', 'json']);
      expect({ code, stdout }).toEqual({ code: 0, stdout: '[]\n' });
      expect(stderr).toContain('1 gap: ');
    },
    PATIENCE,
  );
});
