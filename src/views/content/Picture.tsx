import type { PictureNode } from '../../model/prose.ts';
import { hrefIn, useSite } from './site-context.ts';
import classes from './Content.module.css';

/** An image of this site. Its width and height are set before it loads, so that nothing on the page moves. */
export function Picture({ src, alt, width, height }: PictureNode) {
  return (
    <img
      className={classes.picture}
      src={hrefIn(useSite(), src)}
      alt={alt}
      width={width}
      height={height}
      loading="lazy"
      decoding="async"
    />
  );
}
