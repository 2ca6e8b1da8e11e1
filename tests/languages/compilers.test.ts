/** Compilers accept what is printed, gofmt changes nothing in it, and a wrong program keeps no other from being built. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, mkdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { go } from '#src/shared/samples/go.ts';
import { literal } from '#src/shared/samples/go-literal.ts';
import { SAMPLE_RENDERERS } from '#src/shared/samples/index.ts';
import { go as receiver } from '#src/shared/samples/receivers/go.ts';
import { HOSTILE } from '../unit/src/shared/samples/hostile.ts';
import { REQUESTS, WEBHOOKS } from '../unit/src/shared/samples/requests.ts';
import { PATIENCE, toolchains } from './tools.ts';

const root = mkdtempSync(join(tmpdir(), 'compilers-'));
afterAll(() => rmSync(root, { recursive: true }));

for (const { language, toolchain, missing } of toolchains(['csharp', 'java', 'go', 'kotlin'])) {
  it.skipIf(missing)(
    `${language}: a wrong program is named, the others are built`,
    async () => {
      const renderer = SAMPLE_RENDERERS.find((each) => each.language.id === toolchain.language);
      const text = renderer?.render(REQUESTS['GET'] as (typeof REQUESTS)[string]) ?? '';
      const programs = ['good', 'bad'].map((id) => {
        const folder = join(root, toolchain.language, id);
        mkdirSync(folder, { recursive: true });
        const given = id === 'good' ? text : text.replaceAll('response', 'response.response');
        return { id, folder, response: 'json' as const, text: given };
      });
      const results = await toolchain.prepare(programs);
      expect(results.find(({ id }) => id === 'good')).toHaveProperty('command');
      expect(results.find(({ id }) => id === 'bad')).toHaveProperty(
        'problem',
        expect.stringMatching(/\.(go|java|kt|cs)\b/),
      );
    },
    PATIENCE,
  );
}

const GOFMT = 'gofmt';

describe.skipIf(spawnSync(GOFMT, ['-h']).status === null)('gofmt would change nothing', () => {
  const formatted = (source: string): string => {
    const { stdout, stderr } = spawnSync(GOFMT, ['-s'], { input: source, encoding: 'utf8' });
    return `${stdout}${stderr}`;
  };

  it.each([
    ...Object.entries(REQUESTS).map(([name, request]) => [name, `${go.comment(name)}\n${go.render(request)}\n`]),
    ...Object.entries(WEBHOOKS).map(([name, webhook]) => [`a receiver: ${name}`, `${receiver.render(webhook)}\n`]),
  ])('%s', (_, source) => expect(formatted(source)).toBe(source));

  it('literals of any shape', () => {
    let seed = 7;
    const below = (limit: number): number => (seed = (seed * 48271) % 2147483647) % limit;
    const value = (depth: number): unknown => {
      const kind = below(depth > 3 ? 4 : 7);
      if (kind < 4) return [1, 'é "q" ``', null, HOSTILE[below(HOSTILE.length)]?.value][kind];
      if (kind === 4) return Array.from({ length: below(4) }, () => value(depth + 1));
      const key = (): string => 'é"k\n'.slice(0, below(5)) + 'k'.repeat(below(4) === 0 ? below(150) : below(12));
      return Object.fromEntries(Array.from({ length: below(7) }, () => [key(), value(depth + 1)]));
    };
    const literals = Array.from({ length: 300 }, (_, index) => {
      const given = JSON.stringify(value(0)).replace(/\\ud83e/g, '');
      return `var v${index} = ${literal(JSON.parse(given))}`;
    });
    const source = `package main\n\n${literals.join('\n\n')}\n`;
    expect(formatted(source)).toBe(source);
  });
});
