/**
 * Highlighted code, kept from one build to the next: to load the grammars of nine languages takes longer than to draw a
 * changed page.
 */
import { randomUUID } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { asRecord } from '#src/shared/schema/raw.ts';
import { memoize } from '../text/memoize.ts';
import { keyOf } from './build-key.ts';
import { createHighlight, hasGrammar, plainCode, type Highlight } from './highlight.ts';
import { sourceHash } from './source-hash.ts';

const cache = fileURLToPath(new URL('../../node_modules/.cache/highlighted-code', import.meta.url));
/** What highlighted code is made by. */
const SOURCES = ['package-lock.json', 'scripts/build/highlight.ts'];
/** Characters of HTML that are kept at most: ten times as many as a site of a hundred pages has. */
const MOST = 2_000_000;

/** Draws what contains code. */
export interface CodeDrawer {
  /** Draws with grammars loaded as they are asked for: `draw` is called once more for each. */
  draw<Drawn>(draw: (highlight: Highlight) => Drawn): Promise<Drawn>;
}

export interface KeptCode extends CodeDrawer {
  /** Writes what was highlighted into the file that it was opened from. */
  save(): void;
}

/** Code is highlighted when its grammar is there. */
class MissingGrammar extends Error {
  readonly syntax: string;

  constructor(syntax: string) {
    super(`The grammar of ${syntax} is not loaded.`);
    this.syntax = syntax;
  }
}

/** Highlighted code of earlier builds by the same grammars, and what is added to it: one for each process. */
export const keptCode = memoize((): KeptCode => {
  return openCode(path.join(cache, `${keyOf(`${process.version} ${sourceHash(SOURCES)}`)}.json`));
});

/** Draws code without a file. */
export function createCodeDrawer(): CodeDrawer {
  return drawerOf(new CodeStore(new Map()));
}

/** Opens a file of highlighted code; one that is missing or broken is empty. Files beside it are of other grammars. */
export function openCode(file: string): KeptCode {
  const store = new CodeStore(readCode(file));
  return {
    ...drawerOf(store),
    save() {
      const code = store.toSave();
      if (code === undefined) return;
      const folder = path.dirname(file);
      const fresh = `${file}.${randomUUID()}`;
      mkdirSync(folder, { recursive: true });
      writeFileSync(fresh, JSON.stringify(Object.fromEntries(code)));
      renameSync(fresh, file);
      for (const other of readdirSync(folder))
        if (!other.startsWith(path.basename(file))) rmSync(path.join(folder, other), { force: true });
    },
  };
}

function readCode(file: string): Map<string, string> {
  try {
    const value: unknown = JSON.parse(readFileSync(file, 'utf8'));
    return new Map(
      Object.entries(asRecord(value)).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
    );
  } catch {
    // Nothing was kept yet.
    return new Map();
  }
}

/** Pieces of highlighted code by their keys. */
class CodeStore {
  readonly #code: Map<string, string>;
  readonly #met = new Set<string>();
  #room: number;
  #isNew = false;

  constructor(code: Map<string, string>) {
    this.#code = code;
    this.#room = MOST - [...code.values()].reduce((size, html) => size + html.length, 0);
  }

  get(key: string): string | undefined {
    this.#met.add(key);
    return this.#code.get(key);
  }

  add(key: string, html: string): void {
    this.#room -= html.length;
    this.#isNew = true;
    if (this.#room >= 0) this.#code.set(key, html);
  }

  /** What is to be written; undefined where nothing was added. What no page shows any more goes when there is no room. */
  toSave(): Iterable<readonly [string, string]> | undefined {
    if (!this.#isNew) return undefined;
    return this.#room >= 0 ? this.#code : [...this.#code].filter(([key]) => this.#met.has(key));
  }
}

function drawerOf(store: CodeStore): CodeDrawer {
  const loaded = new Map<string, Highlight>();
  const highlight: Highlight = (text, syntax) => {
    if (!hasGrammar(syntax)) return plainCode(text);
    const key = keyOf(`${syntax}\0${text}`);
    const kept = store.get(key);
    if (kept !== undefined) return kept;
    const byGrammar = loaded.get(syntax);
    if (byGrammar === undefined) throw new MissingGrammar(syntax);
    const html = byGrammar(text, syntax);
    store.add(key, html);
    return html;
  };
  return {
    async draw(draw) {
      for (;;) {
        try {
          return draw(highlight);
        } catch (error) {
          if (!(error instanceof MissingGrammar)) throw error;
          loaded.set(error.syntax, await createHighlight([error.syntax]));
        }
      }
    },
  };
}
