/** The package: packed, installed into an empty folder without a network, and used there. */
import { cpSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SHIPPED } from '#scripts/build/package/programs.ts';
import { digests } from '../unit/scripts/command.ts';
import { Installed } from './installed.ts';

const FIXTURE = 'tests/fixtures/parcels';
const PARCELS = ['--openapi', `${FIXTURE}/openapi/openapi.yaml`, '--guides', `${FIXTURE}/guides`];
const HERE = resolve('.');

let installed: Installed;
beforeAll(() => void (installed = new Installed()));
afterAll(() => installed.remove());

const text = (file: string): string => readFileSync(join(installed.folder, file), 'utf8');
const inPackage = (file: string): string => text(`node_modules/openapi-docs/${file}`);

it('is one package of 25 MB at most', () => {
  expect(installed.packages).toEqual(['openapi-docs']);
  expect(installed.size).toBeLessThan(25_000_000);
  const { dependencies = {}, optionalDependencies = {} } = JSON.parse(inPackage('package.json')) as Record<
    string,
    object
  >;
  expect({ ...dependencies, ...optionalDependencies }).toEqual({});
});

it('has the licences of what is in it', () => {
  const notices = inPackage('THIRD_PARTY_NOTICES');
  for (const name of ['react', '@redocly/openapi-core', '@tabler/icons'])
    expect(notices).toMatch(new RegExp(`^${name} \\d+\\.\\d+\\.\\d+: `, 'm'));
});

it('builds a site of the bytes that the repository builds', async () => {
  // In the repository, whose history pages tell.
  const out = join(installed.folder, 'parcels');
  const { code } = await installed.run(['build', ...PARCELS, '--out', out], HERE);
  expect(code).toBe(0);
  expect(digests(out)).toEqual(digests('node_modules/.cache/parcels'));
});

it('builds a reference alone', async () => {
  const folder = installed.emptyFolder('alone');
  const api = resolve(FIXTURE, 'openapi/openapi.yaml');
  const { code, stderr } = await installed.run(['build', '--openapi', api], folder);
  expect(stderr).toContain('There is no folder `guides`: reading only the description.');
  expect(code).toBe(0);
  expect(text('alone/dist/reference/index.html')).not.toContain('og:image');
  expect(existsSync(join(installed.folder, 'node_modules/.cache/openapi-docs')), 'the cache of the project').toBe(true);
});

it('begins a project that stands alone: what is to be filled in stops its build, and nothing else', async () => {
  const folder = installed.emptyFolder('empty');
  const given = ['--openapi', resolve(FIXTURE, 'openapi/openapi.yaml')];
  const { stderr } = await installed.run(['new', 'my docs', ...given], folder);
  expect(stderr).toBe("\ncd 'my docs'\nnpm install\nnpm run dev\n");
  const project = join(folder, 'my docs');
  expect(Installed.npm(project, 'install', '--offline')).toContain('added 1 package');
  const settings = JSON.parse(text('empty/my docs/.vscode/settings.json')) as { 'yaml.schemas': object };
  for (const schema of Object.keys(settings['yaml.schemas']))
    expect(existsSync(join(project, schema)), schema).toBe(true);
  expect(await installed.run(['build'], project)).toMatchObject({
    code: 1,
    stderr: expect.stringMatching(
      /^guides\/start\/introduction\.mdx:\d+:1 error To be filled in.*\n[^]*\n1 error in 1 file\.$/m,
    ),
  });
  Installed.npm(project, 'run', 'build', '--', '--draft');
  expect(text('empty/my docs/dist/introduction/index.html')).toContain('A first call');
  const guide = 'empty/my docs/guides/start/introduction.mdx';
  writeFileSync(join(installed.folder, guide), text(guide).replace(/\[fill in.*\]/, 'Ask us.'));
  for (const command of ['check', 'build', 'diff -- --base openapi', 'new -- guide next --group start --title Next'])
    expect(() => Installed.npm(project, 'run', ...command.split(' ')), command).not.toThrow();
});

describe('its command', () => {
  it.each(SHIPPED)('%s tells its help under its own name', async (name) => {
    const { code, stdout, stderr } = await installed.run([name, '--help']);
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    expect(stdout).toContain(`\nUsage: npx openapi-docs ${name} [options]`);
    expect(stdout).not.toContain('npm run');
  });

  it('lists the others, and knows the nearest', async () => {
    expect((await installed.run([])).stdout).toContain(`Commands: ${SHIPPED.join(', ')}.`);
    const { code, stderr } = await installed.run(['biuld']);
    expect(code).toBe(2);
    expect(stderr).toContain('Did you mean `build`?');
  });

  it('dev shows an edit, and tells the open page of it', async () => {
    const folder = installed.emptyFolder('edited');
    cpSync(FIXTURE, join(folder, FIXTURE), { recursive: true });
    const server = installed.start(['dev', ...PARCELS, '--port', '0'], folder);
    try {
      const address = await new Promise<string>((found) =>
        server.stderr?.on('data', (said: Buffer) => {
          const [url] = /http:\/\/localhost:\d+/.exec(said.toString()) ?? [];
          if (url !== undefined) found(url);
        }),
      );
      const page = async (): Promise<string> => (await fetch(`${address}/welcome`)).text();
      const version = async (): Promise<string> => /"docs-version" content="(\d+)"/.exec(await page())?.[1] ?? '';
      expect(await page()).toMatch(/src="\/assets\/live-[^"]+\.js"/);
      const before = await version();
      const guide = `${FIXTURE}/guides/begin/welcome.mdx`;
      writeFileSync(join(folder, guide), `${text(`edited/${guide}`)}\nWritten just now.\n`);
      await expect.poll(page).toContain('Written just now.');
      const news = await fetch(`${address}/@docs/news`);
      expect(news.headers.get('content-type')).toBe('text/event-stream');
      await news.body?.cancel();
      expect(await version()).not.toBe(before);
    } finally {
      server.kill('SIGINT');
    }
  });

  it('check finds a mistake in its place, and explains it in a file that is there', async () => {
    const folder = installed.emptyFolder('mistaken');
    cpSync(FIXTURE, join(folder, FIXTURE), { recursive: true });
    const guide = `${FIXTURE}/guides/send/book-a-shipment.mdx`;
    writeFileSync(join(folder, guide), text(`mistaken/${guide}`).replace('id="getShipment"', 'id="getShipmint"'));
    const { code, stdout } = await installed.run(['check', ...PARCELS], folder);
    expect(code).toBe(1);
    expect(stdout).toMatch(/book-a-shipment\.mdx:25:12 error .*\n.*getShipmint/s);
    const [docs = ''] = /\S+README\.md/.exec(stdout) ?? [];
    expect(existsSync(join(folder, docs))).toBe(true);
  });
});
