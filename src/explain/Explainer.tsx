import { Select } from '@mantine/core';
import { useEffect, useState } from 'react';
import { loadData } from '../content/site-data.ts';
import type { CallEntry, DataIndex } from '../model/call-data.ts';
import type { Explanation } from '../model/explanation.ts';
import { explain } from '../shared/explain/explain.ts';
import { statusName } from '../shared/explain/status.ts';
import { comparisonWords } from '../shared/explain/words.ts';
import { Result } from './Result.tsx';

export interface ExplainerProps {
  readonly text: string;
  /** `/` or `/docs/`. */
  readonly base: string;
  /** Says a sentence to screen readers and to everybody. */
  readonly say: (words: string) => void;
  /** Puts another text into the field. */
  readonly replace: (text: string) => void;
}

/** What the reader says of a text. The body of a call is chosen for one text. */
interface Choice {
  readonly call?: string | undefined;
  readonly part?: { readonly name: string; readonly of: string };
}

/** The choice of what was called, and the explanation of a text by it. */
export function Explainer({ text, base, say, replace }: ExplainerProps) {
  const [{ call, part }, choose] = useState<Choice>({});
  const [index, setIndex] = useState<DataIndex>();
  const [explanation, setExplanation] = useState<Explanation>();
  const isEmpty = text.trim() === '';

  useEffect(() => {
    let isLatest = true;
    const update = async (): Promise<void> => {
      const read = (await loadData(base, 'index.json')) as DataIndex;
      const question = { text, call, part: part?.of === text ? part.name : undefined };
      const found = isEmpty
        ? undefined
        : await explain(question, { index: read, load: (file) => loadData(base, file) });
      if (!isLatest) return;
      setIndex(read);
      setExplanation(found);
      say(found === undefined ? '' : summary(found));
    };
    update().catch(() => isLatest && say('The description could not be loaded. Change the text to try again.'));
    return () => {
      isLatest = false;
    };
  }, [text, base, say, call, part, isEmpty]);

  const from = explanation?.from;
  return (
    <div data-tool="">
      <Select
        label="What you called"
        placeholder="Operation or webhook"
        description={from === undefined ? 'Without it, fields are not compared.' : `From ${from}.`}
        data={optionsOf(index?.calls ?? [])}
        value={explanation?.call?.file ?? call ?? null}
        onChange={(file) => choose({ call: file ?? undefined })}
        searchable
        clearable
        limit={100}
        nothingFoundMessage="Not documented"
        withScrollArea={false}
        comboboxProps={{ withinPortal: false }}
        classNames={{ dropdown: 'explain-calls' }}
      />
      {explanation !== undefined && !isEmpty && (
        <Result
          explanation={explanation}
          text={text}
          base={base}
          replace={replace}
          chooseCall={(file) => choose({ call: file })}
          choosePart={(name) => choose({ call, part: { name, of: text } })}
        />
      )}
    </div>
  );
}

function optionsOf(calls: readonly CallEntry[]) {
  const label = ({ title, method, path }: CallEntry): string =>
    path === undefined ? title : `${title} (${[method, path].filter(Boolean).join(' ')})`;
  return (['operation', 'webhook'] as const).map((kind) => ({
    group: kind === 'operation' ? 'Operations' : 'Webhooks',
    items: calls.filter((entry) => entry.kind === kind).map((entry) => ({ value: entry.file, label: label(entry) })),
  }));
}

/** Sums an explanation up, for whoever does not see it appear. */
function summary({ notes: [recognised = ''], status, comparison, calls }: Explanation): string {
  return [
    recognised,
    ...(status === undefined ? [] : [`${statusName(status)}.`]),
    ...(comparison === undefined ? [] : [comparisonWords(comparison)]),
    ...(calls === undefined ? [] : [calls.words]),
  ].join(' ');
}
