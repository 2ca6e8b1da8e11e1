import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { appendFileSync, cpSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { BUILD_MARK } from '#scripts/build/output-folder.ts';
import { PARCELS } from '../../fixtures/parcels.ts';
import { freshFolder } from '../own-folder.ts';
import { call, digests, run, siteOptions } from './command.ts';

const folder = freshFolder();
let out = '';
beforeEach(() => {
  out = join(folder.root, 'site');
  folder.write(`site/${BUILD_MARK.path}`, BUILD_MARK.contents);
  folder.write('site/index.html', 'The last build.');
  folder.write('site/old/page.html', Uint8Array.of(0, 255, 13, 10));
});

it.each([
  ['build', ['--openapi FILE', '--guides DIR', '--no-guides', '--out DIR', '--force']],
  ['check', ['--openapi FILE', '--guides DIR', '--no-guides', '--format NAME', '--fix', '--baseline', '--watch']],
  ['diff', ['--base REV|FILE', '--head REV|FILE', '--openapi FILE', '--format NAME']],
  ['mcp', ['--out DIR']],
  ['mock', ['--openapi FILE', '--port N', '--host ADDRESS', '--cors', '--webhooks URL']],
  ['new', ['--openapi FILE', '--guides DIR', '--path PATH', 'KIND NAME']],
] as const)('--help of %s goes to stdout and ends well', async (command, options) => {
  const { code, stdout, stderr } = await call(command, ['--help']);
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  const always = [`Usage: npm run ${command} -- [options]`, '--help', 'Exit codes: 0 clean, 1 problems found, 2 usage'];
  for (const part of [...always, ...options]) expect(stdout).toContain(part);
});

/** The command, what it is given, and what it says of that. */
const MISTAKES: readonly (readonly [command: string, readonly string[], ...string[]])[] = [
  ['check', ['--coverage'], '`npm run check` no longer has `--coverage`.', 'Write `--gaps`'],
  ['build', ['--guide', 'x'], '`--guide` is not an option of `npm run build`.', 'Did you mean `--guides`?'],
  ['build', ['--openapi', 'nowhere.yaml'], 'There is no description at `nowhere.yaml`.', '--openapi FILE'],
  ['build', ['--guides', 'nowhere'], 'There is no folder `nowhere`.', '--no-guides'],
  ['build', ['--out', '.'], '`.` contains', '--out DIR'],
  ['build', ['--base', 'https://docs.example'], '`https://docs.example`'],
  ['build', ['--mode', 'fast'], '`fast` is not a mode.'],
  ['check', ['--fix', '--watch'], '`--fix` cannot be combined with `--watch`.'],
  ['check', ['--add', 'x'], '`--add` needs `--baseline`.'],
  ['check', ['--baseline', '--add', ' '], '`--add` needs a reason.'],
  ['check', ['--only', 'secrts'], 'There is no check `secrts`.', 'Did you mean `secrets`?'],
  ['check', ['--only', 'operation-4xx-reponse'], 'Did you mean `operation-4xx-response`?'],
  ['check', ['--only', 'nothing'], 'There is no check `nothing`.', 'ids that problems show in brackets'],
  ['check', ['nowhere'], 'There is no file or folder `nowhere`.'],
  ['check', ['--max-warnings', 'few'], '`--max-warnings few` is not a number.'],
  ['check', ['--format', 'jsn'], '`jsn` is not a format.', 'Write one of `stylish`, `json`'],
  ['diff', [], 'There is nothing to compare with.', '--base origin/main'],
  [
    'diff',
    ['--base', 'nowhere-to-be-found'],
    '`nowhere-to-be-found` is not a revision of this repository',
    'a file or a folder',
  ],
  ['diff', ['--base', 'HEAD:nowhere.yaml'], 'At `HEAD` there is no description at `nowhere.yaml`.', '`HEAD:FILE`'],
  ['diff', ['--base', 'scripts'], 'There is no description in `scripts`.', '`openapi.yaml`'],
  ['diff', ['--base', 'HEAD', '--format', 'markdwn'], '`markdwn` is not a format.', 'Did you mean `markdown`?'],
  [
    'new',
    ['operation', 'x', '--path', '/x', '--method', 'get', '--tag', 'X'],
    'is not a valid value for',
    'under `tags:`',
  ],
  ['new', ['gide', 'x'], 'Unknown kind of file `gide`.', 'Did you mean `guide`?'],
  ['new', ['operation', 'payNow'], '`--path` is missing.'],
  ['new', ['schema'], 'The name is missing.'],
  ['new', ['docs'], 'Unknown kind of file `docs`.'],
  ['new', ['docs', '--openapi', 'nowhere.yaml'], 'There is no description at `nowhere.yaml`.'],
  ['mcp', ['--out', 'nowhere'], 'Run `npm run build` first'],
  ['mock', ['--port', '70000'], '`70000` is not a valid port.'],
  ['mock', ['--openapi', 'nowhere.yaml'], 'There is no description at `nowhere.yaml`.'],
  ['mock', ['--host', '192.0.2.1'], '`192.0.2.1` is not an address of this machine.', '`0.0.0.0` for all addresses'],
  ['mock', ['--webhooks', 'http://example.com/hook'], 'The host of `http://example.com/hook` is not this machine.'],
];

for (const [command, given, ...want] of MISTAKES)
  it(`${command} ${given.join(' ')} is refused on stderr, with what to do`, async () => {
    const { code, stdout, stderr } = await call(command, given);
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
    for (const part of [...want, `See \`npm run ${command} -- --help\`.`]) expect(stderr).toContain(part);
    expect(stderr).not.toMatch(/crashed|\n\s+at /);
  });

describe('build', () => {
  /** Copies a site into the folder, and returns its options. */
  function copied(): readonly string[] {
    cpSync('tests/fixtures/sites/good', folder.root, { recursive: true });
    const [openapi, guides] = [join(folder.root, 'openapi', 'openapi.yaml'), join(folder.root, 'guides')];
    return ['--openapi', openapi, '--guides', guides, '--out', out];
  }

  it('of a bad site tells every problem with its frame, and leaves the last build as it was', async () => {
    const before = digests(out);
    const { code, stdout, stderr } = await call('build', [...siteOptions('several-faults'), '--out', out]);
    expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
    expect(stderr).toContain(
      [
        'tests/fixtures/sites/several-faults/guides/start/help.mdx:6:1 error There is no component `<Opration>`.  [guide-vocabulary]',
        '> 6 | <Opration id="getOrder" />',
        '      ^^^^^^^^^^^^^^^^^^^^^^^^^^',
        '  Did you mean `Operation`?',
      ].join('\n'),
    );
    expect(stderr).toMatch(
      /\n\d+ errors.* in 6 files\.\n\d+ further problems are not shown, because these errors may be the cause\. Correct them, then run the check again\.\n$/,
    );
    expect(stderr).not.toMatch(/crashed|\n\s+at /);
    expect(digests(out)).toEqual(before);
    expect(readdirSync(folder.root)).toEqual(['site']);
  });

  it('stops at what is to be filled in, with its place, unless it is a draft', async () => {
    const given = copied();
    const entry = join('openapi', 'openapi.yaml');
    folder.write(entry, folder.read(entry).replace(/title: .*/, "title: '[fill in: its name]'"));
    const refused = {
      code: 1,
      stderr: expect.stringContaining('openapi.yaml:3:10 error To be filled in: its name.'),
    };
    expect(await call('build', given)).toMatchObject(refused);
    expect(await call('build', ['--no-guides', ...given])).toMatchObject(refused);
    expect(await call('build', [...given, '--draft'])).toMatchObject({ code: 0 });
  });

  it('gives a site its own looks, and its policy lets them in', async () => {
    const given = copied();
    const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 90 30"><rect width="90" height="30"/></svg>';
    folder.write('guides/logo.svg', svg);
    appendFileSync(
      join(folder.root, 'guides/site.yaml'),
      "logo: logo.svg\nfavicon: logo.svg\naccent: { light: '#1a4fb4', dark: '#8ab4f8' }\nlinks: { Status: https://status.example.com }\n",
    );
    expect(await call('build', given)).toMatchObject({ code: 0 });
    const html = folder.read('site/reference/index.html');
    const headers = folder.read('site/_headers');
    expect(html).toMatch(
      /<img class="site-logo" src="(\/assets\/logo-[\w-]+\.svg)" alt="Shop" loading="lazy" width="84" height="28"\/>/,
    );
    expect(html).toMatch(/<link rel="icon" href="\/assets\/logo-[\w-]+\.svg" type="image\/svg\+xml"\/>/);
    expect(html).toContain('href="https://status.example.com">Status</a>');
    const styles = [...html.matchAll(/<style[^>]*>(.*?)<\/style>/gs)].map(([, css = '']) => css);
    expect(styles.at(-2)).toContain('--accent:light-dark(#1a4fb4,#8ab4f8)');
    for (const css of styles) expect(headers).toContain(createHash('sha256').update(css).digest('base64'));
  });

  it('leaves a folder alone that no build has made, unless it is forced to replace it', async () => {
    const mine = join(folder.root, 'mine');
    folder.write('mine/notes.txt', 'mine');
    const { code, stderr } = await call('build', [...siteOptions('good'), '--out', mine]);
    expect(code).toBe(2);
    expect(stderr).toContain('was not created by a build: it has no `.site-build`');
    expect(Object.keys(digests(mine))).toEqual(['notes.txt']);
    expect((await call('build', [...siteOptions('good'), '--out', mine, '--force'])).code).toBe(0);
    expect(Object.keys(digests(mine))).toEqual(expect.arrayContaining(['.site-build', '404.html']));
    expect(digests(mine)).not.toHaveProperty('notes.txt');
  });

  it('of a description that cannot be read leaves the last build as it was', async () => {
    const before = digests(out);
    const { code, stdout, stderr } = await call('build', [...siteOptions('malformed-yaml-in-entry'), '--out', out]);
    expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
    expect(stderr).toContain('> 3 |   title: Orders');
    expect(digests(out)).toEqual(before);
    expect(readdirSync(folder.root)).toEqual(['site']);
  });

  it('of a good site replaces the last build as a whole, and says so on stderr alone', async () => {
    const { code, stdout, stderr } = await call('build', [...siteOptions('good'), '--out', out]);
    expect({ code, stdout }).toEqual({ code: 0, stdout: '' });
    // What leads to a page that has moved is none.
    const pages = Object.keys(digests(out)).filter(
      (file) => file.endsWith('.html') && readFileSync(join(out, file), 'utf8').includes('<main'),
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
    expect(readdirSync(folder.root)).toEqual(['site']);
  });

  it('stops at Ctrl-C while writing files, and leaves the last build as it was', async () => {
    const before = digests(out);
    const { code, stdout } = await run('build', [...siteOptions('good'), '--out', out], 'Writing files');
    expect({ code, stdout }).toEqual({ code: 130, stdout: '' });
    expect(digests(out)).toEqual(before);
    expect(readdirSync(folder.root)).toEqual(['site']);
  });
});

describe('check', () => {
  it('of a good site finds nothing, and lists as many gaps as it counts, with their places', async () => {
    const { code, stdout, stderr } = await call('check', [
      '--openapi',
      PARCELS.openapi,
      '--guides',
      PARCELS.guides,
      '--gaps',
    ]);
    const [gaps = '', questions = '', counts = ''] = stdout.split('\n\n');
    const lines = gaps.split('\n');
    expect(code).toBe(0);
    expect(stdout).toMatch(/\n\nNo problems\.\n$/);
    expect(questions).toMatch(/^map-after-delivery \(operation\): How long .*\?$/);
    expect(counts.split('\n').map((line) => line.split(/ +/)[0])).toEqual(
      'evidence names types values required statuses paths'.split(' '),
    );
    expect(
      lines.filter((line) => !/^tests\/fixtures\/parcels\/openapi\/\S+\.yaml:\d+:\d+ \S.*: [a-z, ]+$/.test(line)),
    ).toEqual([]);
    expect(stderr).toContain(`${lines.length} gaps: places marked as not published.`);
  });

  it('tells problems on stdout, and remarks on stderr', async () => {
    const { code, stdout, stderr } = await call('check', siteOptions('unknown-site-key'));
    expect({ code, stderr }).toEqual({ code: 1, stderr: expect.stringMatching(/^.*1 gap: .*\n$/) });
    expect(stdout).toContain('> 6 | First [sign in](site:signinUrl).');
    expect(stdout).toMatch(/\n\d+ errors? in \d+ files?\.\n/);
  });

  it('prints JSON alone on stdout, even beside the list of gaps', async () => {
    const { code, stdout, stderr } = await call('check', [
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
  });

  it('prints an empty list where there is nothing to tell, and counts one gap as one', async () => {
    const { code, stdout, stderr } = await call('check', [...siteOptions('good'), '--format', 'json']);
    expect({ code, stdout }).toEqual({ code: 0, stdout: '[]\n' });
    expect(stderr).toContain('1 gap: ');
  });
});

describe('check of a part', () => {
  const site = siteOptions('several-faults');
  it.each([
    [['--only', 'guide-vocabulary'], 1, /^[^]*\[guide-vocabulary\][^]*\n1 error in 1 file\.\n$/],
    [['--only', 'secrets,operation-4xx-response,rule/of-our-own'], 0, /^No problems\.\n$/],
    [site.slice(1, 2), 1, /^[^\n]*\[no-unresolved-refs\][^]*\[example-schema\][^]*\n2 errors in 1 file\.\n$/],
    [['--max-problems', '1'], 1, /not shown: `--max-problems \d+` shows all\./],
  ])('%j ends with %d', async (given, code, want) => {
    const outcome = await call('check', [...site, ...given]);
    expect(outcome.stdout).toMatch(want);
    expect(outcome.code).toBe(code);
  });

  it('counts warnings against --max-warnings', async () => {
    const plain = ['--no-guides', '--openapi', 'tests/golden/schema-annotations/openapi.yaml', '--only', 'struct'];
    expect((await call('check', [...plain, '--max-warnings', '2'])).code).toBe(0);
    const { code, stderr } = await call('check', [...plain, '--max-warnings', '1']);
    expect(code).toBe(1);
    expect(stderr).toContain('2 warnings are more than --max-warnings 1.');
  });

  it('ends quietly, with its exit code, where nobody reads what it prints', async () => {
    const child = spawn(process.execPath, ['scripts/run.mjs', 'check', ...site]);
    child.stdout.destroy();
    let said = '';
    child.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()));
    const code = await new Promise((resolve) => child.on('close', resolve));
    expect({ code, said }).toEqual({
      code: 1,
      said: expect.stringMatching(
        /^(?:\d+ further problems are not shown.*\n)?(?:\d+ gaps?: |Readers do not see ).*\n$/,
      ),
    });
  });
});

describe('mock', () => {
  it('responds where it is told, says what was wrong, reloads what can be read, and ends on Ctrl-C', async () => {
    cpSync('tests/fixtures/parcels/openapi', folder.root, { recursive: true });
    const text = folder.read('openapi.yaml');
    const given = ['--openapi', join(folder.root, 'openapi.yaml'), '--port', '0', '--host', '0.0.0.0', '--cors'];
    const { code, stdout, stderr } = await run('mock', given, 'Press Ctrl-C to stop.', async (out) => {
      const [, origin = '', path = '', header = ''] =
        /curl '(http:\/\/127\.0\.0\.1:\d+)(\S+)' --header '([^']+)'/.exec(out.stderr) ?? [];
      const [name = '', value = ''] = header.split(': ');
      expect((await fetch(origin + path, { headers: { [name]: value } })).status).toBe(200);
      const refused = await fetch(origin + path, { headers: { Origin: 'http://a.example' } });
      expect([refused.status, refused.headers.get('access-control-allow-origin')]).toEqual([401, '*']);
      await expect
        .poll(() => out.stderr)
        .toContain(`GET ${path} 401: the header ${name} with the Bearer credentials is missing`);
      const statusOf = async (of: string) => (await fetch(origin + of, { method: 'POST' })).status;
      expect(await statusOf('/v2/collections')).toBe(404);
      folder.write('openapi.yaml', text.replace('  /pickups:', '  /collections:'));
      await expect.poll(() => out.stderr).toMatch(/Reloaded: \d+ operations\./);
      expect(await statusOf('/v2/collections')).toBe(401);
      folder.write('openapi.yaml', text.replace('paths:', 'paths: ['));
      await expect.poll(() => out.stderr, { timeout: 5000 }).toContain('Not reloaded');
      expect(await statusOf('/v2/collections')).toBe(401);
    });
    expect({ code, stdout }).toEqual({ code: 0, stdout: '' });
    expect(stderr).toMatch(/^Mocking Heron Parcel API at http/);
    expect(stderr).toMatch(/\d+ operations; \d+ more (?:is|are) not served, as path or method is not documented\./);
  });

  it('says where a description cannot be read', async () => {
    const { code, stderr } = await call('mock', siteOptions('malformed-yaml-in-entry').slice(0, 2));
    expect(code).toBe(1);
    expect(stderr).toContain('> 3 |   title: Orders');
  });
});
