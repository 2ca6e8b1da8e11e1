import type { Page } from '#src/model/page.ts';
import type { Site } from '#src/model/site.ts';
import { sourceHash } from '../compile/source/source-hash.ts';
import { sharedStore } from '../compile/source/store.ts';
import { keyOf } from '../text/key-of.ts';
import { memoize } from '#src/shared/text/memoize.ts';
import { pictureOf, pictureOwner, picturePath } from './picture.ts';
import type { RenderSettings } from './render.ts';
import type { SiteOutput } from './emit.ts';

/** A hash of the code that renders pictures. */
const pictureCode = memoize(() =>
  sourceHash([
    'package-lock.json',
    'scripts/build/picture.ts',
    'scripts/build/picture-lines.ts',
    'scripts/build/escape-xml.ts',
  ]),
);

/**
 * Creates the function that writes the picture of a page, unless the last build has the same. A picture shows little of
 * its page, and outlives most changes to it.
 */
export function createPictureWriter(
  files: Pick<SiteOutput, 'reuse' | 'write'>,
  { config: { brand, look }, pictures }: Pick<RenderSettings, 'config' | 'pictures'>,
  images: Site['images'],
): (page: Page) => Promise<void> {
  const image = images.find(({ href }) => href === look?.logo?.dark.href);
  const mark = {
    brand,
    ...(look?.accent === undefined ? {} : { colour: look.accent.dark }),
    ...(look?.logo === undefined || image === undefined ? {} : { logo: { ...look.logo.dark, bytes: image.bytes } }),
  };
  const own = look === undefined ? [] : [look];
  return async (page) => {
    const { href, heading, description } = page;
    if (pictureOwner(page, pictures) !== href) return;
    const key = keyOf([pictureCode(), heading, description, brand, ...own]);
    const name = picturePath(href);
    if (files.reuse(name, key)) return;
    files.write([{ path: name, contents: await sharedStore().getOrMake(key, () => pictureOf(page, mark)) }]);
  };
}
