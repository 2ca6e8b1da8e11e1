import { writeFileSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { amount, port, text, type Command, type OptionValues } from '#scripts/cli/command.ts';
import { BuildError, UsageError } from '#scripts/cli/problem.ts';
import { callCommand } from '../command.ts';

const OPTIONS: Command['options'] = {
  out: { type: 'string', value: 'DIR', default: 'dist', help: 'Folder to write.' },
  port: { type: 'string', value: 'N', help: 'Port.' },
  'no-guides': { type: 'boolean', help: 'Leaves the guides out.' },
};

/** Runs a command that does this. */
function call(
  args: readonly string[],
  act: (values: OptionValues, words: readonly string[]) => number | Promise<number> = () => 0,
  more: Partial<Command> = {},
) {
  return callCommand(
    {
      name: 'npm run tool',
      summary: 'Does it.',
      options: OPTIONS,
      run: async (values, words) => act(values, words),
      ...more,
    },
    args,
  );
}

beforeEach(() => vi.stubEnv('NO_COLOR', '1'));
afterEach(() => vi.unstubAllEnvs());

const MISTAKES: readonly { name: string; given: readonly string[]; want: string }[] = [
  {
    name: 'an unknown option, with the nearest one',
    given: ['--otu', 'x'],
    want: '`--otu` is not an option of `npm run tool`.\nDid you mean `--out`?\n',
  },
  {
    name: 'an unknown option with a value',
    given: ['--no-guide=yes'],
    want: '`--no-guide=yes` is not an option of `npm run tool`.\nDid you mean `--no-guides`?\n',
  },
  {
    name: 'an option far from all, with those there are',
    given: ['--verbose'],
    want: '`--verbose` is not an option of `npm run tool`.\nWrite one of `--out`, `--port`, `--no-guides`, `--help`.\n',
  },
  { name: 'an option like none', given: ['--pirate'], want: '`npm run tool`.\nWrite one of `--out`' },
  { name: 'an unknown short option', given: ['-x'], want: "Unknown option '-x'" },
  { name: 'an option without its value', given: ['--out'], want: '--out <value>' },
  { name: 'a value for an option that takes none', given: ['--no-guides=yes'], want: '--no-guides' },
  { name: 'a plain word', given: ['guides'], want: "'guides'" },
];

describe('a command', () => {
  it.each([
    ['npm_config_no_guides', 'npm took `--no-guides` as an option of its own.\nWrite `npm run tool -- --no-guides`.\n'],
    ['npm_config_tag', undefined],
  ])('explains an option that npm took: %s', async (variable, want) => {
    vi.stubEnv(variable, 'true');
    const { code, stderr } = await call([], () => 0, { options: { ...OPTIONS, tag: { type: 'string', help: '' } } });
    expect(code).toBe(want === undefined ? 0 : 2);
    expect(stderr).toContain(want ?? '');
  });

  for (const { name, given, want } of MISTAKES) {
    it(`refuses ${name}`, async () => {
      const { code, stdout, stderr } = await call(given);
      expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
      expect(stderr).toContain(want);
      expect(stderr).toMatch(/See `npm run tool -- --help`\.\n$/);
      expect(stderr.match(/See /g)).toHaveLength(1);
    });
  }

  it('hands over options, defaults and words, and ends with the code of the command', async () => {
    const seen: unknown[] = [];
    const { code } = await call(
      ['--no-guides', 'one', '--', '--two'],
      (values, words) => {
        seen.push(values, words);
        return 1;
      },
      { words: 'NAME …' },
    );
    expect(code).toBe(1);
    expect(seen).toEqual([{ out: 'dist', 'no-guides': true }, ['one', '--two']]);
  });

  it('explains itself on stdout, by --help and by -h', async () => {
    const long = await call(['--help', '--out', 'x']);
    expect(long).toMatchObject({ code: 0, stderr: '' });
    expect(long.stdout).toBe(
      [
        'Does it.',
        '',
        'Usage: npm run tool -- [options]',
        '',
        '  --out DIR          Folder to write. Default: dist',
        '  --port N           Port.',
        '  --no-guides        Leaves the guides out.',
        '  --help             Shows this help.',
        '',
        'Exit codes: 0 clean, 1 problems found, 2 usage or crash.',
        '',
      ].join('\n'),
    );
    expect((await call(['-h'])).stdout).toBe(long.stdout);
  });

  it('prints the problems of a build and ends with 1', async () => {
    const { code, stdout, stderr } = await call([], () => {
      throw new BuildError([
        { check: 'a', severity: 'error', message: 'Wrong.', location: { file: 'gone.yaml', line: 1, column: 2 } },
      ]);
    });
    expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
    expect(stderr).toMatch(/^gone\.yaml:1:2 error Wrong\.  \[a\]\n[^]*\n\n1 error in 1 file\.\n$/);
  });

  it('tells a mistake of the surroundings with its hint', async () => {
    expect(
      await call([], () => {
        throw new UsageError('There is none.', 'Make one.');
      }),
    ).toEqual({ code: 2, stdout: '', stderr: 'There is none.\nMake one.\nSee `npm run tool -- --help`.\n' });
  });

  it('calls no file that cannot be written a bug', async () => {
    const { code, stderr } = await call([], () => writeFileSync('tests', '') as never);
    expect({ code, stderr }).toEqual({ code: 2, stderr: expect.stringMatching(/^`tests` cannot be used: EISDIR/) });
    expect(stderr).not.toContain('bug');
  });

  it('never shows a stack for a fault of its own, unless asked', async () => {
    const crash = () => {
      throw new Error('Oh.');
    };
    const quiet = await call([], crash);
    expect(quiet.code).toBe(2);
    expect(quiet.stderr).toContain('`npm run tool` crashed: Oh.');
    expect(quiet.stderr).not.toMatch(/\n\s+at /);
    vi.stubEnv('DEBUG', '1');
    expect((await call([], crash)).stderr).toMatch(/\n\s+at /);
  });
});

describe('text and port', () => {
  it('read what was given', () => {
    expect([text({ out: 'a' }, 'out'), text({ out: true }, 'out'), text({}, 'out')]).toEqual([
      'a',
      undefined,
      undefined,
    ]);
    expect([port({}, 4000), port({ port: '0' }, 4000), port({ port: '65535' }, 4000)]).toEqual([4000, 0, 65535]);
  });
  it('and amount read numbers alone', () => {
    expect([amount({}, 'n'), amount({ n: '0' }, 'n'), amount({ n: '12' }, 'n')]).toEqual([undefined, 0, 12]);
    for (const n of ['', '-1', 'few', '1.5']) expect(() => amount({ n }, 'n')).toThrow(UsageError);
  });
  for (const given of ['65536', '-1', '80a', '', ' 80', '1e3'])
    it(`refuse "${given}" as a port`, () => expect(() => port({ port: given }, 1)).toThrow(UsageError));
});
