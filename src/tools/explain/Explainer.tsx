import { Select } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { useEffect, useState } from 'react';
import { loadData } from '../../views/content/site-data.ts';
import type { CallEntry, DataIndex } from '../../model/call-data.ts';
import type { Explanation } from '../../model/explanation.ts';
import { explain } from '../../shared/explain/explain.ts';
import { Result } from './Result.tsx';

export interface ExplainerProps {
  /** The field with the pasted text. */
  readonly field: HTMLTextAreaElement;
  /** Base path of the site: `/` or `/docs/`. */
  readonly base: string;
}

/** The reader's choice: an operation or webhook, by the path of its data file, and one of its bodies, by name. */
interface Choice {
  readonly call?: string | undefined;
  readonly part?: string;
}

/** Milliseconds after the last key until the text is explained. */
const RESTS = 200;

/**
 * A control for choosing an operation or webhook, and the explanation of the pasted text as a response or payload of
 * that operation or webhook.
 */
export function Explainer({ field, base }: ExplainerProps) {
  const [text, setText] = useState(field.value);
  const [choice, choose] = useState<Choice>({});
  const [index, setIndex] = useState<DataIndex>();
  const [explanation, setExplanation] = useState<Explanation>();
  const [isMissing, setMissing] = useState(false);
  const read = useDebouncedCallback(() => setText(field.value), RESTS);

  useEffect(() => {
    field.addEventListener('input', read);
    // Text that was pasted between the first render and this effect.
    read();
    return () => field.removeEventListener('input', read);
  }, [field, read]);

  useEffect(() => {
    let isLatest = true;
    const load = (file: string) => loadData(base, file);
    const update = async (): Promise<void> => {
      const loaded = (await load('index.json')) as DataIndex;
      const found = text.trim() === '' ? undefined : await explain({ text, ...choice }, { index: loaded, load });
      if (!isLatest) return;
      setIndex(loaded);
      setExplanation(found);
      setMissing(false);
    };
    update().catch(() => isLatest && setMissing(true));
    return () => {
      isLatest = false;
    };
  }, [text, base, choice]);

  return (
    <div data-tool="">
      <Select
        label="What you called"
        placeholder="Operation or webhook"
        description={
          explanation?.from === undefined ? 'Without it, fields are not compared.' : `From ${explanation.from}.`
        }
        data={optionsOf(index?.calls ?? [])}
        value={explanation?.call?.file ?? choice.call ?? null}
        onChange={(file) => choose({ call: file ?? undefined })}
        error={isMissing && 'The description could not be loaded. Change the text to try again.'}
        searchable
        clearable
        limit={100}
        nothingFoundMessage="Not documented"
        withScrollArea={false}
        comboboxProps={{ withinPortal: false }}
        classNames={{ dropdown: 'explain-calls' }}
      />
      <p role="status" className="visually-hidden">
        {summary(explanation)}
      </p>
      {explanation !== undefined && (
        <Result
          explanation={explanation}
          base={base}
          chooseCall={(call) => choose({ call })}
          choosePart={(part) => choose({ ...choice, part })}
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

/** Returns the explanation in a few sentences, which screen readers announce. */
function summary(explanation?: Explanation): string {
  const { notes = [], status, comparison, calls } = explanation ?? {};
  return [notes[0], status && `${status.name}.`, comparison?.words, calls?.words].filter(Boolean).join(' ');
}
