/** The fixture site of another provider: nothing but its own folder tells the tools what a parcel is. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { compile } from '#scripts/checks/compile.ts';
import { VOCABULARY } from '#scripts/pages/vocabulary/index.ts';
import { PARCELS } from '../fixtures/parcels.ts';

describe('the site of a parcel carrier', () => {
  it('passes every check', async () => {
    const { problems, site } = await compile(PARCELS);
    expect(problems).toEqual([]);
    expect(site?.nav.map(({ label, links }) => `${label}: ${links.length}`)).toEqual([
      'Begin here: 2',
      'Send parcels: 2',
      'Follow up: 3',
      'Tools: 1',
    ]);
  });

  it('uses every word of the vocabulary', () => {
    const guides = readdirSync(PARCELS.guides, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.mdx'))
      .map((name) => readFileSync(join(PARCELS.guides, name), 'utf8'))
      .join('\n');
    expect(Object.keys(VOCABULARY).filter((name) => !new RegExp(`<${name}[\\s>]`).test(guides))).toEqual([]);
    expect(guides).toContain('```sequence');
  });
});
