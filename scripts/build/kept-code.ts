/**
 * Highlighted code, kept from one build to the next: to load the grammars of nine languages takes longer than to draw a
 * changed page.
 */
import { asRecord } from '#src/shared/schema/raw.ts';
import { sharedStore, type Store } from '../compile/source/store.ts';
import { parsed } from '../text/json.ts';
import { keyOf } from '../text/key-of.ts';
import { memoize } from '../text/memoize.ts';
import { createHighlight, hasGrammar, plainCode, type Highlight } from './highlight.ts';
import { sourceHash } from '../compile/source/source-hash.ts';

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
  /** Keeps what was highlighted. */
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
export const keptCode = memoize(() => openCode(sharedStore(), keyOf(`code ${process.version} ${sourceHash(SOURCES)}`)));

/** Draws code of which nothing is kept. */
export function createCodeDrawer(): CodeDrawer {
  return drawerOf(new CodeStore(new Map()));
}

/** Opens the highlighted code that a store has for a key. */
export function openCode(store: Store, key: string): KeptCode {
  const code = new CodeStore(codeIn(store.get(key)?.toString()));
  return {
    ...drawerOf(code),
    save() {
      const all = code.toSave();
      if (all !== undefined) store.put(key, JSON.stringify(Object.fromEntries(all)));
    },
  };
}

function codeIn(json: string | undefined): Map<string, string> {
  return new Map(
    Object.entries(asRecord(parsed(json ?? ''))).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string',
    ),
  );
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
