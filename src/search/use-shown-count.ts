import { useDebouncedValue } from '@mantine/hooks';

/** Results that are rendered with every key, more than fit into the list; and all of them. */
const AT_ONCE = 9;
const ALL = 30;
/** Milliseconds without a key after which the rest is rendered. */
const QUIET = 150;

/** Returns how many results to render for a text: the first with its key, the rest a moment later or on an action. */
export function useShownCount(text: string, isMovedOn: boolean): number {
  const [rested] = useDebouncedValue(text, QUIET);
  return isMovedOn || rested === text ? ALL : AT_ONCE;
}
