/**
 * Highlighted code, kept from one build to the next: to load the grammars of nine languages takes longer than to draw a
 * changed page.
 */
import { KeptMap, openKeptMap } from '../compile/source/kept-map.ts';
import { sharedStore, type Store } from '../compile/source/store.ts';
import { keyOf } from '../text/key-of.ts';
import { memoize } from '#src/shared/text/memoize.ts';
import { createHighlight, hasGrammar, plainCode, type Highlight } from './highlight.ts';
import { sourceHash } from '../compile/source/source-hash.ts';

/** What highlighted code is made by. */
const SOURCES = ['package-lock.json', 'scripts/build/highlight.ts'];

/** Draws what contains code. */
export interface CodeDrawer {
  /** Draws with grammars loaded as they are asked for: `draw` is called once more for each. */
  draw<Drawn>(draw: (highlight: Highlight) => Drawn): Promise<Drawn>;
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
  return drawerOf(new KeptMap());
}

/** Draws with the highlighted code that a store has for a key. What is added is kept by `saveKept`. */
export function openCode(store: Store, key: string): CodeDrawer {
  return drawerOf(openKeptMap(store, key, (value) => typeof value === 'string'));
}

function drawerOf(code: KeptMap<string>): CodeDrawer {
  const loaded = new Map<string, Highlight>();
  const highlight: Highlight = (text, syntax) => {
    if (!hasGrammar(syntax)) return plainCode(text);
    const key = keyOf(`${syntax}\0${text}`);
    const kept = code.get(key);
    if (kept !== undefined) return kept;
    const byGrammar = loaded.get(syntax);
    if (byGrammar === undefined) throw new MissingGrammar(syntax);
    const html = byGrammar(text, syntax);
    code.add(key, html, html.length);
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
