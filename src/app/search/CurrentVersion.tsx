import { useLayoutEffect, useMemo, useSyncExternalStore } from 'react';
import { counted } from '../../shared/text/words.ts';
import { currentIndex, type IndexStore } from './index-store.ts';
import classes from './Results.module.css';

/** On pages of earlier versions, shows the number of results in the current version. */
export function CurrentVersion({ text }: { readonly text: string }) {
  const current = currentIndex();
  return current && text.trim() !== '' ? <Count name={current.name} store={current.store} text={text} /> : null;
}

function Count({ name, store, text }: { readonly name: string; readonly store: IndexStore; readonly text: string }) {
  const { search, files } = useSyncExternalStore(store.onChange, store.state);
  useLayoutEffect(() => store.load(), [store]);
  const count = useMemo(() => (files > 0 ? search?.find(text).results.length : undefined), [search, files, text]);
  if (count === undefined) return null;
  return (
    <p className={classes.current} role="status">
      {name} is current and has {counted(count, 'result')}.
    </p>
  );
}
