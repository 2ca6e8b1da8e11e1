import type { Page } from '#src/model/page.ts';
import { SAMPLE_RENDERERS } from '#src/shared/samples/index.ts';
import { createHighlight, type Highlight } from '../../build/highlight.ts';
import { syntaxesIn } from '../../build/render.ts';

/** A highlighter for the code of one page after another, which learns the syntaxes that it meets. */
export function createHighlighter(): (page: Page) => Promise<Highlight> {
  const known = new Set(['json', ...SAMPLE_RENDERERS.map(({ language }) => language.syntax)]);
  let highlight = createHighlight([...known]);
  return async (page) => {
    const met = [...syntaxesIn(page)].filter((syntax) => !known.has(syntax));
    for (const syntax of met) known.add(syntax);
    if (met.length > 0) highlight = createHighlight([...known]);
    return highlight;
  };
}
