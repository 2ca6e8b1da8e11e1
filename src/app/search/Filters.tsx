import { UnstyledButton } from '@mantine/core';
import type { SearchResult } from '../../shared/search/search.ts';
import { FILTER_OF, FILTERS, type Filter } from './kinds.ts';
import classes from './Results.module.css';

interface FiltersProps {
  readonly results: readonly SearchResult[];
  readonly filter: Filter | undefined;
  readonly onFilter: (filter: Filter | undefined) => void;
}

/** Kinds of results with their numbers; pressing one shows it alone, pressing it again shows all. */
export function Filters({ results, filter, onFilter }: FiltersProps) {
  const counts = FILTERS.map((each) => ({
    each,
    count: results.filter(({ kind }) => FILTER_OF[kind] === each).length,
  })).filter(({ count }) => count > 0);
  if (counts.length < 2) return null;
  return (
    <div role="group" aria-label="Show only" className={classes.filters}>
      {counts.map(({ each, count }) => (
        <UnstyledButton
          key={each}
          className={classes.filter}
          aria-pressed={filter === each}
          onClick={() => onFilter(filter === each ? undefined : each)}
        >
          {each} {count}
        </UnstyledButton>
      ))}
    </div>
  );
}
