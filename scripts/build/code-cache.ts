/**
 * Highlighted code, cached from one build to the next: loading the grammars of nine languages takes two seconds.
 */
import { StoredMap, openStoredMap } from '../compile/source/stored-map.ts';
import { sharedStore, type Store } from '../compile/source/store.ts';
import { keyOf } from '../text/key-of.ts';
import { memoize } from '#src/shared/text/memoize.ts';
import { createHighlight, hasGrammar, plainCode, type Highlight } from './highlight.ts';
import { sourceHash } from '../compile/source/source-hash.ts';

/** Files that decide how code is highlighted. */
const SOURCES = ['package-lock.json', 'scripts/build/highlight.ts'];

/** Renders pages that contain code. */
export interface CodeRenderer {
  /** Calls `render` with the highlighter; once more for each grammar that has to be loaded first. */
  render<Result>(render: (highlight: Highlight) => Result): Promise<Result>;
}

/** Thrown while code is rendered whose grammar is not loaded. */
class MissingGrammar extends Error {
  readonly syntax: string;

  constructor(syntax: string) {
    super(`The grammar of ${syntax} is not loaded.`);
    this.syntax = syntax;
  }
}

/** Highlighted code of earlier builds by the same grammars, and what is added to it: one for each process. */
export const cachedCode = memoize(() =>
  openCode(sharedStore(), keyOf(`code ${process.version} ${sourceHash(SOURCES)}`)),
);

/** Creates a coder without a cache. */
export function createCodeRenderer(): CodeRenderer {
  return rendererOf(new StoredMap());
}

/** Creates a coder with the code that a store has for a key. `saveStoredMaps` stores what is added. */
export function openCode(store: Store, key: string): CodeRenderer {
  return rendererOf(openStoredMap(store, key, (value) => typeof value === 'string'));
}

function rendererOf(code: StoredMap<string>): CodeRenderer {
  const loaded = new Map<string, Highlight>();
  const highlight: Highlight = (text, syntax) => {
    if (!hasGrammar(syntax)) return plainCode(text);
    const key = keyOf(`${syntax}\0${text}`);
    const cached = code.get(key);
    if (cached !== undefined) return cached;
    const byGrammar = loaded.get(syntax);
    if (byGrammar === undefined) throw new MissingGrammar(syntax);
    const html = byGrammar(text, syntax);
    code.add(key, html, html.length);
    return html;
  };
  return {
    async render(render) {
      for (;;) {
        try {
          return render(highlight);
        } catch (error) {
          if (!(error instanceof MissingGrammar)) throw error;
          loaded.set(error.syntax, await createHighlight([error.syntax]));
        }
      }
    },
  };
}
