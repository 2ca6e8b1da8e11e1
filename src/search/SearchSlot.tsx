import { lazy, Suspense, useEffect, useState } from 'react';

const Search = lazy(() => import('./Search.tsx').then((module) => ({ default: module.Search })));

/** Brings the search when its dialog is first opened; draws nothing until then, at build either. */
export function SearchSlot() {
  const [wanted, setWanted] = useState(false);
  useEffect(() => {
    const dialog = document.querySelector<HTMLDialogElement>('#search');
    if (!dialog || wanted) return;
    const want = () => setWanted(true);
    if (dialog.open) want();
    dialog.addEventListener('focusin', want);
    return () => dialog.removeEventListener('focusin', want);
  }, [wanted]);
  return wanted && <Suspense fallback={null}><Search /></Suspense>;
}
