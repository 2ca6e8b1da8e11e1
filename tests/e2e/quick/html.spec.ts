import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { GROUPS } from '#scripts/build/assets/style-sheets.ts';
import { readPage, textOf, type RenderedPage } from '../../fuzz/judge/rendered-page.ts';
import { isStructuredData, RULES } from '../../fuzz/judge/rules.ts';
import { askedAgain, gapSentences, questionLists, questionsOf, SAID } from '../gap-sentences.ts';
import { folderOf, SITES, sitemapOf } from '../sites.ts';

/* The HTML as it is sent, read by the parser of the standard. */

/** Bytes that a page may weigh on its way: its HTML, which holds the styles of the first view and the script of the head. */
const most = 40_000;

for (const site of SITES)
  test.describe(site, () => {
    const folder = folderOf(site);
    const pages = [...sitemapOf(site), '/404.html'].map((path) => {
      const file = join(folder, path === '/404.html' ? path : `${path}/index.html`);
      return { path, file, page: read(path, readFileSync(file, 'utf8')) };
    });

    test('every page is well formed, complete and light', () => {
      const groups = new Map<string, Set<string>>();
      for (const { path, file, page } of pages) {
        for (const { id, broken } of RULES.filter((rule) => !/^(elements|scripts)$/.test(rule.id)))
          expect.soft(broken(page), `${id} of ${path}`).toEqual([]);
        const ids = values(page, 'id');
        const names = [
          'for',
          'aria-controls',
          'aria-labelledby',
          'aria-describedby',
          'aria-owns',
          'popovertarget',
          'list',
        ];
        const references = names.flatMap((name) => values(page, name)).flatMap((value) => value.split(/\s+/));
        expect
          .soft(
            references.filter((id) => !ids.includes(id)),
            `references to no element of ${path}`,
          )
          .toEqual([]);
        expect.soft(skipped(page), `heading levels that skip one of ${path}`).toEqual([]);
        const handlers = page.elements.flatMap(({ attrs }) => attrs).filter(({ name }) => /^on|^style$/.test(name));
        expect.soft(handlers, `inline handlers and styles of ${path}`).toEqual([]);
        const scripts = page.elements.filter(
          (element) => element.tagName === 'script' && textOf(element) !== '' && !isStructuredData(element),
        );
        expect.soft(scripts, `inline scripts of ${path}`).toHaveLength(1);
        const styles = page.elements
          .filter(({ tagName }) => tagName === 'style')
          .map(
            (style) => [style.attrs.find(({ name }) => name === 'data-styles')?.value ?? '', textOf(style)] as const,
          );
        const places = styles.map(([place]) => Number(place));
        expect.soft(places, `places of the styles of ${path}`).toEqual(places.toSorted((one, other) => one - other));
        for (const [place, css] of styles) groups.set(place, (groups.get(place) ?? new Set()).add(css));
        expect.soft(page.html, path).toMatch(/^<!doctype html>\n<html lang="en-GB">/);
        expect.soft(statSync(`${file}.br`).size, `bytes of ${path}`).toBeLessThanOrEqual(most);
      }
      // One hash of each stands in the policy.
      expect([...groups.values()].map(({ size }) => size)).toEqual([...groups.keys()].map(() => 1));
      expect(GROUPS.filter((_, place) => !groups.has(String(place)))).toEqual([]);
    });

    test('every page asks what is not documented once: in its list, or in a sentence', () => {
      for (const { path, page } of pages) {
        const lists = questionLists(page);
        const sentences = gapSentences(page);
        expect.soft(lists.length + sentences.length, `${path}: ${sentences.join(' | ')}`).toBeLessThanOrEqual(1);
        const questions = lists.flatMap(questionsOf);
        expect.soft(questions.length, `questions of ${path}`).toBeGreaterThanOrEqual(lists.length);
        expect.soft(questions, `questions of ${path}`).toEqual([...new Set(questions)]);
      }
      if (site === 'own') expect(pages.filter(({ page }) => questionLists(page).length > 0).length).toBeGreaterThan(20);
    });

    test('every question leads to a place that says it in words', () => {
      for (const { path, page } of pages)
        for (const { question, href, words } of askedAgain(page)) {
          expect.soft(href, question).toMatch(new RegExp(`^${path}(#|$)`));
          expect.soft(words.includes(question) || SAID.test(words), `${question} at ${href}: ${words}`).toBe(true);
        }
    });

    test('every page takes reports of errors', () => {
      for (const { path, page } of pages.filter((each) => each.path !== '/404.html')) {
        const links = page.elements.filter(({ tagName }) => tagName === 'a').map(textOf);
        expect
          .soft(
            links.filter((text) => text === 'Report an error on this page'),
            path,
          )
          .toHaveLength(1);
      }
    });

    test('every page has a title, a description and a canonical address of its own', () => {
      for (const { path, page } of pages) {
        const canonical = tags(page, 'link').filter((attrs) => attrs['rel'] === 'canonical');
        expect
          .soft(canonical.map(({ href }) => new URL(href ?? '').pathname))
          .toEqual(path === '/404.html' ? [] : [path]);
        for (const name of ['description', 'og:title', 'og:description']) {
          const metas = tags(page, 'meta').filter((attrs) => attrs['name'] === name || attrs['property'] === name);
          expect.soft(metas, `${name} of ${path}`).toHaveLength(1);
          expect.soft(metas[0]?.['content'], `${name} of ${path}`).toMatch(/\S{3}/);
        }
      }
      const guides = pages.filter(({ path }) => !path.startsWith('/reference'));
      const titles = guides.map(({ page }) =>
        page.elements
          .filter(({ tagName }) => tagName === 'title')
          .map(textOf)
          .join(),
      );
      const descriptions = guides.map(
        ({ page }) => tags(page, 'meta').find(({ name }) => name === 'description')?.['content'],
      );
      expect(titles.filter((title, index) => titles.indexOf(title) !== index)).toEqual([]);
      expect(descriptions.filter((text, index) => descriptions.indexOf(text) !== index)).toEqual([]);
    });

    test('every link, anchor and file of the site leads somewhere', () => {
      const anchors = new Map(pages.map(({ path, page }) => [path, new Set(values(page, 'id'))]));
      const broken = pages.flatMap(({ path, page }) =>
        [...values(page, 'href'), ...values(page, 'src')]
          .filter((href) => !/^(https?:|mailto:)/.test(href))
          .filter((href) => {
            const url = new URL(href, page.url);
            const [target, anchor] = [url.pathname, url.hash.slice(1)].map(decodeURIComponent);
            const built = /^(?:build|simulate)=(.*)$/.exec(anchor ?? '')?.[1];
            if (built !== undefined) return !existsSync(join(folder, 'data', built));
            const ids = anchors.get(target ?? '');
            if (ids === undefined) return !existsSync(join(folder, target ?? ''));
            return anchor !== '' && !ids.has(anchor ?? '');
          })
          .map((href) => `${path} → ${href}`),
      );
      expect(broken).toEqual([]);
    });
  });

function read(path: string, html: string): RenderedPage {
  return readPage(html, { url: new URL(path, 'https://site.example'), base: '/', oddReported: false });
}

/** Attributes of every element of this name. */
function tags({ elements }: RenderedPage, wanted: string): Record<string, string>[] {
  return elements
    .filter(({ tagName }) => tagName === wanted)
    .map(({ attrs }) => Object.fromEntries(attrs.map(({ name, value }) => [name, value])));
}

/** Values of an attribute, wherever it stands. */
function values({ elements }: RenderedPage, wanted: string): string[] {
  return elements.flatMap(({ attrs }) => attrs.filter(({ name }) => name === wanted).map(({ value }) => value));
}

function skipped({ elements }: RenderedPage): string[] {
  const levels = elements.flatMap(({ tagName }) => (/^h[1-6]$/.test(tagName) ? Number(tagName[1]) : []));
  return levels.flatMap((level, index) => {
    const before = levels[index - 1] ?? 0;
    return level > before + 1 ? `h${before} then h${level}` : [];
  });
}
