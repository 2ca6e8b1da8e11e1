import { Text, VisuallyHidden } from '@mantine/core';
import { useLayoutEffect } from 'react';
import { Option } from './Option.tsx';
import type { Result } from './query.ts';
import classes from './Results.module.css';
import { useChoice } from './use-choice.ts';
import { useIndex } from './use-index.ts';
import { useTyped } from './use-typed.ts';

const listId = 'search-list';

/** What was found for the words in the input (ARIA APG, combobox with a listbox; focus stays in the input). */
export function Results({ input }: { readonly input: HTMLInputElement }) {
  const text = useTyped(input);
  const query = useIndex();
  const results = typeof query === 'function' ? query(text) : [];
  const [active, setActive] = useChoice(input, results.length, text);
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
              words={text}
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
  return `Nothing found for “${text.trim()}”. Try one word of it, a field name as it stands in a payload, or a status code.`;
}

/** Tells assistive technology, through the input, which list belongs to it and which option is active. */
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
    // Enter came before the results for these words: the script in the head kept it.
    if (option && input.getAttribute('data-entered') === input.value) {
      input.removeAttribute('data-entered');
      option.click();
    }
  });
}

function optionId(index: number): string {
  return `search-option-${index}`;
}
