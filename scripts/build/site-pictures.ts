import type { Page } from '#src/model/page.ts';
import { createBackground } from './background.ts';
import { keyOf } from '../text/key-of.ts';
import { pictureOf, pictureOwner, picturePath } from './picture.ts';
import type { RenderSettings } from './render.ts';
import type { SiteOutput } from './site-output.ts';

/** The pictures of a site: drawn on threads of the renderer's own, beside the pages. */
export interface SitePictures {
  /** Draws the picture of a page, unless the last build has left the same. */
  add(page: Page): void;
  /** Settles when all are written. Throws the first error. */
  done(): Promise<void>;
}

/** A picture shows little of its page, and outlives most changes to it. */
export function createSitePictures(
  files: Pick<SiteOutput, 'keep' | 'write'>,
  { config: { brand }, sharesPictures }: Pick<RenderSettings, 'config' | 'sharesPictures'>,
): SitePictures {
  const drawing = createBackground();
  return {
    add(page) {
      const { href, heading, description } = page;
      if (pictureOwner(page, sharesPictures) !== href) return;
      if (files.keep(picturePath(href), keyOf([heading, description, brand]))) return;
      drawing.add(pictureOf(page, brand).then((file) => files.write([file])));
    },
    done: () => drawing.done(),
  };
}
