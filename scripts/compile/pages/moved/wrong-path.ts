/** Files of the site that are no pages. */
const OWN = /^\/(?:assets|data|downloads|search|404|index)(?:[/.-]|$)|^\/[^/]+\.(?:txt|xml|json|svg)$/i;

/** Paths that hosts answer, or refuse, before they redirect. */
const NOT_REDIRECTED = /^[^/]|^\/+$|\/\/|\/\.|^\/_|[\\?\p{C}]|[^/]{200}/u;

/** Returns what is wrong with an old path, decoded; undefined where every host can redirect it. */
export function wrongPath(path: string): string | undefined {
  if (NOT_REDIRECTED.test(path)) return 'is no path that hosts redirect';
  return OWN.test(path) ? 'is a URL that the site keeps for itself' : undefined;
}
