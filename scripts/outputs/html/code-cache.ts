/** Highlights code, with a cache that later builds use: loading the grammars of nine languages takes two seconds. */
import { memoize } from '#src/shared/text/memoize.ts';
import { sourceHash } from '../../description/source/source-hash.ts';
import { sharedStore } from '../../description/source/store.ts';
import { TextCache } from '../../description/source/text-cache.ts';
import { keyOf } from '../../text/key-of.ts';
import { grammarOf, languageOf, plainCode, type Highlight, type Language } from './highlight.ts';

/** Files that decide how code is highlighted. */
const SOURCES = ['package-lock.json', 'scripts/outputs/html/highlight.ts'];

/** Renders pages that contain code. */
export interface CodeRenderer {
  /** Calls `render` with the highlighter; if a grammar is missing, loads it and calls `render` again. */
  render<Result>(render: (highlight: Highlight) => Result): Promise<Result>;
}

/**
 * The code renderer of this process. Its cache contains the highlighted code of earlier builds that used the same
 * grammars.
 */
export const cachedCode = memoize(() =>
  createCodeRenderer(new TextCache(sharedStore(), keyOf(['code', process.version, sourceHash(SOURCES)]))),
);

/** Creates a renderer that takes highlighted code from a cache, and adds new code to the cache. */
export function createCodeRenderer(cache = new TextCache()): CodeRenderer {
  const languages = new Map<string, Language>();
  return {
    async render(render) {
      const missing = new Set<string>();
      const highlight: Highlight = (text, syntax) => {
        const grammar = grammarOf(syntax);
        if (grammar === undefined) return plainCode(text);
        const key = keyOf([syntax, text]);
        const cached = cache.get(key);
        if (cached !== undefined) return cached;
        const html = languages.get(grammar)?.(text);
        if (html === undefined) missing.add(grammar);
        else cache.set(key, html);
        return html ?? '';
      };
      const result = render(highlight);
      if (missing.size === 0) return result;
      for (const grammar of missing) languages.set(grammar, await languageOf(grammar));
      return render(highlight);
    },
  };
}
