import type { Check } from '../lookup/check.ts';
import { svgFiles } from '../lookup/guides/files.ts';

/** Matches elements and attributes of an SVG that run or embed something, with or without a prefix (`svg:script`). */
const HARMFUL =
  /<!ENTITY|<(?:[\w-]+:)?(?:script|foreignObject|iframe|embed|object|handler|listener)\b|<[^<>]*\s(?:on[a-z]{3,}\s*=|(?:[\w-]+:)?href\s*=\s*["']?[^"'>]*script:)/i;

/**
 * SVG pictures contain no scripts or embedded content. Browsers ignore such content inside a page, but run it if a
 * reader opens the picture by itself.
 */
export const guideImages: Check = {
  id: 'guide-images',
  *run(context) {
    for (const { text, at } of svgFiles(context)) {
      const found = HARMFUL.exec(text);
      if (found === null) continue;
      yield {
        message: `The image contains \`${found[0].replace(/[\s`]+/g, ' ').slice(0, 60)}\`, which runs code or embeds other content.`,
        hint: 'Remove this code from the image.',
        location: at(found.index),
      };
    }
  },
};
