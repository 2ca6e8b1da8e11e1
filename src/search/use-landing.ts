import { useEffect, useRef } from 'react';

/** Says aloud where a result has led, once its page is there and its place is marked (actions/reveal.ts). */
export function useLanding(): (words: string) => void {
  const waiting = useRef<string>(undefined);
  useEffect(() => {
    const arrived = (): void => {
      if (waiting.current === undefined) return;
      document.getElementById('announcer')?.replaceChildren(waiting.current);
      waiting.current = undefined;
    };
    addEventListener('docs:navigated', arrived);
    return () => removeEventListener('docs:navigated', arrived);
  }, []);
  return (words) => (waiting.current = words);
}
