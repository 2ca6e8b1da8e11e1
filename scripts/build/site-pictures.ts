import type { Page } from '#src/model/page.ts';
import { sourceHash } from '../compile/source/source-hash.ts';
import { sharedStore } from '../compile/source/store.ts';
import { createBackground } from './background.ts';
import { keyOf } from '../text/key-of.ts';
import { memoize } from '#src/shared/text/memoize.ts';
import type { OutputFile } from './output-file.ts';
import { pictureOf, pictureOwner, picturePath } from './picture.ts';
import type { RenderSettings } from './render.ts';
import type { SiteOutput } from './site-output.ts';

/** The pictures of a site, rendered on threads of the renderer's own, beside the pages. */
export interface SitePictures {
  /** Renders the picture of a page, unless a build has rendered the same. */
  add(page: Page): void;
  /** Resolves when all are written. Throws the first error. */
  done(): Promise<void>;
}

/** A hash of the code that renders pictures. */
const pictureCode = memoize(() =>
  sourceHash([
    'package-lock.json',
    'scripts/build/picture.ts',
    'scripts/build/picture-lines.ts',
    'scripts/build/escape-xml.ts',
  ]),
);

/** Creates the pictures of a site. A picture shows little of its page, and outlives most changes to it. */
export function createSitePictures(
  files: Pick<SiteOutput, 'reuse' | 'write'>,
  { config: { brand }, sharesPictures }: Pick<RenderSettings, 'config' | 'sharesPictures'>,
): SitePictures {
  const background = createBackground();
  const cachedOrRendered = async (page: Page, key: string): Promise<OutputFile> => {
    const cached = sharedStore().get(key);
    if (cached !== undefined) return { path: picturePath(page.href), contents: cached };
    const file = await pictureOf(page, brand);
    sharedStore().put(key, file.contents);
    return file;
  };
  return {
    add(page) {
      const { href, heading, description } = page;
      if (pictureOwner(page, sharesPictures) !== href) return;
      const key = keyOf([pictureCode(), heading, description, brand]);
      if (files.reuse(picturePath(href), key)) return;
      background.add(cachedOrRendered(page, key).then((file) => files.write([file])));
    },
    done: () => background.done(),
  };
}
