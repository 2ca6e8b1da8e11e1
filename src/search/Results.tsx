import { Text, VisuallyHidden } from '@mantine/core';
import { useLayoutEffect } from 'react';
import { Option } from './Option.tsx';
import type { Result } from './query.ts';
import classes from './Results.module.css';
import { useActiveOption } from './use-active-option.ts';
import { useIndex } from './use-index.ts';
import { useInputValue } from './use-input-value.ts';

const listId = 'search-list';

/** Results for the text in the input (ARIA APG, combobox with a listbox: the focus stays in the input). */
export function Results({ input }: { readonly input: HTMLInputElement }) {
  const text = useInputValue(input);
  const query = useIndex();
  const results = typeof query === 'function' ? query(text) : [];
  const [active, setActive] = useActiveOption(input, results.length, text);
  useCombobox(input, results, active);
  return (
    <>
      <VisuallyHidden role="status">{text.trim() === '' ? '' : status(query, results)}</VisuallyHidden>
      {results.length > 0 && (
        <div id={listId} role="listbox" aria-label="Results" className={classes.list}>
          {results.map((result, index) => (
            <Option
              key={result.id}
              id={optionId(index)}
              result={result}
              query={text}
              active={index === active}
              onPoint={() => setActive(index)}
            />
          ))}
        </div>
      )}
      {results.length === 0 && <Text className={classes.hint}>{hint(query, text)}</Text>}
    </>
  );
}

type State = ReturnType<typeof useIndex>;

function status(query: State, results: readonly Result[]): string {
  if (typeof query !== 'function') return '';
  return results.length === 0 ? 'Nothing found' : `${results.length} ${results.length === 1 ? 'result' : 'results'}`;
}

function hint(query: State, text: string): string {
  if (query === 'failed') return 'The search index could not be loaded. Check your connection, then type again.';
  if (text.trim() === '') return 'Find pages, headings, operations, fields, enum values and error codes.';
  if (query === 'loading') return 'Loading the search index …';
  return `Nothing found for “${text.trim()}”. Try a single keyword, a field name or a status code.`;
}

/** Sets the ARIA attributes of the input: its list and the active option. */
function useCombobox(input: HTMLInputElement, results: readonly Result[], active: number): void {
  useLayoutEffect(() => {
    const open = results.length > 0;
    input.setAttribute('aria-expanded', String(open));
    for (const [name, value] of [
      ['aria-controls', listId],
      ['aria-activedescendant', optionId(active)],
    ] as const) {
      if (open) input.setAttribute(name, value);
      else input.removeAttribute(name);
    }
    const option = document.getElementById(optionId(active));
    option?.scrollIntoView({ block: 'nearest' });
    // Enter was pressed before there were results (head/search.ts).
    if (option && input.getAttribute('data-entered') === input.value) {
      input.removeAttribute('data-entered');
      option.click();
    }
  });
}

function optionId(index: number): string {
  return `search-option-${index}`;
}
