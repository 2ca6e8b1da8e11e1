import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { buildAssets, type BuiltAssets } from '#scripts/build/assets/assets.ts';
import { CASES, GOLDEN, goldenPage, type GoldenPage } from './golden-page.ts';

const UPDATE = 'UPDATE_GOLDEN=1 npx vitest run tests/unit/golden.test.ts';
/** The first build of the application takes a while beside other tests. */

let assets: BuiltAssets;
beforeAll(async () => {
  assets = await buildAssets({ mode: 'production' });
});

describe('the golden page', () => {
  it('has a case for everything a page can hold', () => {
    expect(CASES).toEqual([
      'brand',
      'empty-description',
      'enum-table',
      'error-catalogue',
      'hostile-markdown',
      'not-published',
      'operation',
      'operation-bodies',
      'operation-callbacks',
      'operation-external',
      'operation-links',
      'operation-parameters',
      'operation-responses',
      'operation-security',
      'operation-servers',
      'recursive-schema',
      'schema-all-of',
      'schema-annotations',
      'schema-any-of',
      'schema-conditions',
      'schema-discriminator',
      'schema-enums',
      'schema-lists',
      'schema-maps',
      'schema-nullable',
      'schema-references',
      'schema-values',
      'vocabulary',
      'webhook',
    ]);
  });

  for (const name of CASES) {
    describe(name, () => {
      let page: GoldenPage;
      beforeAll(async () => {
        page = await goldenPage(name, assets);
      });

      it('is as expected', () => {
        const file = join(GOLDEN, name, 'page.html');
        if (process.env['UPDATE_GOLDEN'] !== undefined) writeFileSync(file, page.text);
        const want = existsSync(file) ? readFileSync(file, 'utf8') : '';
        expect(
          page.text,
          `tests/golden/${name}/page.html differs. If the new page is right, write it with: ${UPDATE}`,
        ).toBe(want);
      });

      it('holds nothing a browser would run', () => {
        const elements = [...page.main.querySelectorAll('*')];
        const own = /^<script defer="" src="\/assets\/not-found-[\w-]+\.js"><\/script>$/;
        expect(
          elements
            .filter((element) => ['script', 'iframe', 'object', 'embed', 'base', 'form'].includes(element.localName))
            .map(({ outerHTML }) => outerHTML)
            .filter((html) => !own.test(html)),
        ).toEqual([]);
        const attributes = elements.flatMap((element) =>
          [...element.attributes].map(({ name: attribute, value }) => ({ attribute, value })),
        );
        expect(
          attributes.filter(
            ({ attribute, value }) =>
              attribute.startsWith('on') ||
              attribute === 'srcdoc' ||
              (['href', 'src', 'action'].includes(attribute) && !/^(https?:\/\/|mailto:|\/(?![/\\])|#)/i.test(value)),
          ),
        ).toEqual([]);
      });

      it('gives every id once, and leads nowhere it does not have', () => {
        const ids = [...page.main.querySelectorAll('[id]')].map(({ id }) => id);
        expect(ids.filter((id, index) => id === '' || ids.indexOf(id) !== index)).toEqual([]);
        const links = [...page.main.querySelectorAll('a[href]')]
          .map((link) => link.getAttribute('href') ?? '')
          .flatMap((href) => /^(?:\/guide)?#(.*)$/.exec(href)?.[1] ?? []);
        // The request builder follows `#build=`: the file it names is another test's.
        const anchors = links.filter((anchor) => !/^build=operations\/[^/]+\.json$/.test(anchor));
        expect(anchors.filter((anchor) => !ids.includes(decodeURIComponent(anchor)))).toEqual([]);
      });

      it('names every control and every picture, and keeps headings in order', () => {
        const unnamed = [...page.main.querySelectorAll('a, button, summary')].filter(
          (element) => (element.textContent ?? '').trim() === '' && element.getAttribute('aria-label') === null,
        );
        expect(unnamed.map(({ outerHTML }) => outerHTML)).toEqual([]);
        const levels = [...page.main.querySelectorAll('h1, h2, h3, h4:not([data-tab-title])')].map(({ localName }) =>
          Number(localName.slice(1)),
        );
        expect(levels.filter((level) => level === 1)).toHaveLength(1);
        expect(levels.filter((level, index) => level > (levels[index - 1] ?? 0) + 1)).toEqual([]);
      });
    });
  }
});
