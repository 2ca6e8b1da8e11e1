let last = 0;

/**
 * Adds an entry to the browser's history. The router takes no notice of it; `state` is what it holds besides the
 * router's own.
 */
export function pushEntry(hash: string, state: Readonly<Record<string, unknown>>): void {
  const entry = { ...(history.state as object | null), ...state, key: `tool-${(last += 1)}` };
  history.pushState(entry, '', location.pathname + location.search + hash);
}
