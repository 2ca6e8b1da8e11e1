import { useEffect, useRef } from 'react';
import { NAVIGATED } from '../page/contract.ts';

/** Says aloud where a result has led, once its page is there and its place is marked (actions/reveal.ts). */
export function useLanding(): (words: string) => void {
  const waiting = useRef<string>(undefined);
  useEffect(() => {
    const arrived = (): void => {
      if (waiting.current === undefined) return;
      document.getElementById('announcer')?.replaceChildren(waiting.current);
      waiting.current = undefined;
    };
    addEventListener(NAVIGATED, arrived);
    return () => removeEventListener(NAVIGATED, arrived);
  }, []);
  return (words) => (waiting.current = words);
}
