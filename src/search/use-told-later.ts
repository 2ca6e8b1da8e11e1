import { useEffect, useState } from 'react';

/** Milliseconds without a key after which a count is told: none of those in between is of use to anybody. */
const QUIET = 400;

/** The words for a live region, once they have stayed the same for a moment. */
export function useToldLater(words: string): string {
  const [told, setTold] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setTold(words), words === '' ? 0 : QUIET);
    return () => clearTimeout(timer);
  }, [words]);
  return told;
}
