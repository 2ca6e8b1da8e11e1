import { stringify } from 'yaml';
import { escapeRegExp } from '#src/shared/text/escape-reg-exp.ts';
import type { Files } from './files.ts';

/** The frontmatter of a new guide. */
interface Frontmatter {
  readonly title: string;
  readonly description: string;
  readonly foreign?: readonly string[];
  readonly icon: string;
  readonly heading?: string;
  readonly navLabel?: string;
  readonly order?: number;
}

/** The guides while they are being changed. Places are found by address and heading; whatever is gone throws. */
export type Guides = ReturnType<typeof createGuides>;

export function createGuides(files: Files) {
  const all = (): readonly string[] => files.list(/^guides\/.*\.mdx$/);
  const fileOf = (slug: string): string => {
    const found = all().find((file) => file.endsWith(`/${slug}.mdx`));
    if (found === undefined) throw new Error(`There is no guide ${slug}.`);
    return found;
  };
  const guideOf = (component: RegExp): string => {
    const found = all().find((file) => component.test(files.text(file)));
    if (found === undefined) throw new Error(`No guide matches ${String(component)}.`);
    return found;
  };
  const replaceIn = (file: string, from: string | RegExp, to: string): void => {
    const before = files.text(file);
    const after = before.replace(from, () => to);
    if (after === before) throw new Error(`${file} does not say ${String(from)}.`);
    files.write(file, after);
  };
  const insertAt = (file: string, offset: number, markdown: string): void => {
    const text = files.text(file);
    const after = text.slice(offset).replace(/^\n*/, '');
    files.write(file, `${text.slice(0, offset).trimEnd()}\n\n${markdown.trim()}\n${after === '' ? '' : `\n${after}`}`);
  };
  const append = (slug: string, markdown: string): void => {
    const file = fileOf(slug);
    const text = files.text(file);
    const next = text.search(/^## Next$/m);
    insertAt(file, next < 0 ? text.length : next, markdown);
  };
  const after = (file: string, component: RegExp, markdown: string): void => {
    const text = files.text(file);
    const found = component.exec(text);
    if (found === null) throw new Error(`${file} has no ${String(component)}.`);
    insertAt(file, found.index + found[0].length, markdown);
  };
  const everywhere = (from: string | RegExp, to: string, pattern = /^(?:guides|openapi)\//): void => {
    for (const file of files.list(pattern)) {
      const text = files.text(file);
      const changed = text.replaceAll(from, to);
      if (changed !== text) files.write(file, changed);
    }
  };
  return {
    fileOf,
    append,
    everywhere,
    text: (slug: string) => files.text(fileOf(slug)),
    /** Another text in place of a passage. */
    replace: (slug: string, from: string | RegExp, to: string) => replaceIn(fileOf(slug), from, to),
    /** A guide at the end of a group. */
    add(
      folder: string,
      slug: string,
      { title, heading, navLabel, description, order = 90, icon, foreign }: Frontmatter,
      body: string,
    ): void {
      const frontmatter = stringify({ title, heading, navLabel, description, order, icon, foreign }, { lineWidth: 0 });
      files.write(`guides/${folder}/${slug}.mdx`, `---\n${frontmatter}---\n\n${body.trim()}\n`);
    },
    /** Above the first heading. */
    intro(slug: string, markdown: string): void {
      const file = fileOf(slug);
      insertAt(file, files.text(file).search(/^## /m), markdown);
    },
    /** At the end of a section; an item joins its list. */
    toSection(slug: string, heading: string, markdown: string): void {
      const file = fileOf(slug);
      const text = files.text(file);
      const start = text.search(new RegExp(`^#+ ${escapeRegExp(heading)}$`, 'm'));
      if (start < 0) throw new Error(`${file} has no section ${heading}.`);
      const length = text.slice(start + 3).search(/^#+ /m);
      const end = length < 0 ? text.length : start + 3 + length;
      if (!markdown.startsWith('- ')) return insertAt(file, end, markdown);
      files.write(file, `${text.slice(0, end).trimEnd()}\n${markdown}\n\n${text.slice(end)}`);
    },
    /** Behind the operation that a guide shows, in a section of its own where a heading is given. */
    embed(id: string, shown: string, heading?: string): void {
      const component = new RegExp(`<Operation\\s+id="${shown}"[^>]*/>`);
      const section = heading === undefined ? '' : `## ${heading}\n\n`;
      after(guideOf(component), component, `${section}<Operation id="${id}" />`);
    },
    /** Moves a guide to another address; links follow. */
    rename(slug: string, to: string): void {
      const file = fileOf(slug);
      const text = files.text(file);
      files.remove(file);
      files.write(file.replace(`${slug}.mdx`, `${to}.mdx`), text);
      everywhere(new RegExp(`(?<=\\]\\(|href="|^  to: )/${escapeRegExp(slug)}(?=[)#"]|$)`, 'gm'), `/${to}`);
    },
  };
}
