/**
 * What each language prints: the whole program of a plain request, of every other request the lines that no program before
 * it has. That all run, with any text, is proven in `tests/languages`.
 * `npx vitest run tests/unit/src/shared/samples -u` writes the files anew.
 */
import { describe, expect, it } from 'vitest';
import { sampleProgram, SAMPLE_RENDERERS } from '#src/shared/samples/index.ts';
import { REQUESTS } from './requests.ts';

/** Programs under their names, each line where it comes first; a mark stands for lines in between. */
function printed(programs: readonly (readonly [name: string, program: string])[]): string {
  const known = new Set<string>();
  return programs
    .map(([name, program], section) => {
      const lines = program.split('\n');
      const shown = lines.map((line) => (section > 0 && known.has(line) ? '…' : line)).join('\n');
      for (const line of lines) known.add(line);
      return `=== ${name}\n${shown.replace(/(…\n)+/g, '…\n').replace(/^…\n|\n…$/g, '')}\n`;
    })
    .join('\n');
}

describe('a renderer', () => {
  it.each(SAMPLE_RENDERERS.map((renderer) => [renderer.language.label, renderer] as const))(
    'prints %s',
    async (_, renderer) => {
      const programs = Object.entries(REQUESTS).map(
        ([name, request]) => [name, sampleProgram(renderer, request, 'A remark.')] as const,
      );
      await expect(printed(programs)).toMatchFileSnapshot(`printed/${renderer.language.id}.txt`);
    },
  );

  it.each(['csharp', 'java', 'go', 'kotlin'])('prints a comment on one line in %s', (id) =>
    expect(SAMPLE_RENDERERS.find(({ language }) => language.id === id)?.comment('one\r\ntwo\u2028\0three')).toBe(
      '// one two three',
    ),
  );
});
