import { useEffect, useState } from 'react';

/** Results that are drawn with every key, more than fit into the list; and those that follow when no key does. */
const AT_ONCE = 9;
const ALL = 30;
/** Milliseconds without a key after which the rest is drawn. */
const QUIET = 150;

/** How many results to draw for a text: the first with its key, the rest a moment later or when somebody moves on. */
export function useDrawn(text: string, isMovedOn: boolean): number {
  const [rested, setRested] = useState<string>();
  useEffect(() => {
    const timer = setTimeout(() => setRested(text), QUIET);
    return () => clearTimeout(timer);
  }, [text]);
  return isMovedOn || rested === text ? ALL : AT_ONCE;
}
