import { useContext } from 'react';
import type { PictureNode } from '../../model/prose.ts';
import { hrefIn, SiteContext } from './site-context.ts';
import classes from './Content.module.css';

/** An image of this site. Its width and height are set before it loads, so that nothing on the page moves. */
export function Picture({ src, alt, width, height }: PictureNode) {
  const site = useContext(SiteContext) ?? { base: '/' };
  return (
    <img
      className={classes.picture}
      src={hrefIn(site, src)}
      alt={alt}
      width={width}
      height={height}
      loading="lazy"
      decoding="async"
    />
  );
}
