import { useEffect, useState } from 'react';
import { createQuery, type IndexFile, type Query } from './query.ts';

let loading: Promise<Query> | undefined;

/** The query over the index, which is fetched once, and again at the next input after a failure. */
export function useIndex(): Query | 'loading' | 'failed' {
  const [state, setState] = useState<{ query: Query } | 'loading' | 'failed'>('loading');
  const failed = state === 'failed';
  useEffect(() => {
    const fetchIndex = () => {
      loading ??= load();
      loading.then(
        (query) => setState({ query }),
        () => {
          loading = undefined;
          setState('failed');
        },
      );
    };
    fetchIndex();
    const input = document.querySelector('#search input');
    if (failed) input?.addEventListener('input', fetchIndex);
    return () => input?.removeEventListener('input', fetchIndex);
  }, [failed]);
  return typeof state === 'string' ? state : state.query;
}

async function load(): Promise<Query> {
  const address = document.querySelector<HTMLElement>('[data-search-index]')?.dataset.searchIndex ?? '';
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} answered ${response.status}.`);
  return createQuery((await response.json()) as IndexFile);
}
