import { Button } from '@mantine/core';
import { useClipboard, useDisclosure } from '@mantine/hooks';
import { useMemo, useState } from 'react';
import { emptyState } from '../../shared/request/edit.ts';
import type { RequestState } from '../../shared/request/form.ts';
import { toLink } from '../../shared/request/link.ts';
import { startsOf } from '../../shared/request/starts.ts';
import { writeAddress } from '../panel/address.ts';
import { ChoiceField } from '../panel/ChoiceField.tsx';
import type { FormProps } from './editing.ts';
import { PastePanel } from './PastePanel.tsx';
import classes from './Toolbar.module.css';

export interface ToolbarProps extends FormProps {
  /** Whether the request comes from a shared link. */
  readonly isShared: boolean;
  /** Replaces the request in the form; if `check` is true, the problems of the new request are shown immediately. */
  readonly replace: (state: RequestState, check: boolean) => void;
}

/** The toolbar of the form: controls for starting from an example, pasting a request, and copying a link. */
export function Toolbar({ form, state, isShared, replace }: ToolbarProps) {
  const starts = useMemo(() => startsOf(form), [form]);
  const [start, setStart] = useState(() => (isShared ? '' : starts.length > 0 ? '0' : 'empty'));
  const [isPasting, { toggle }] = useDisclosure(false);
  const { copy, copied, error } = useClipboard({ timeout: 8000 });
  const { text, leftOut } = toLink(form, state);
  const begin = (chosen: string): void => {
    setStart(chosen);
    replace(starts[Number(chosen)]?.state ?? emptyState(form), false);
  };
  return (
    <div className={classes.bar}>
      <div className={classes.tools}>
        <ChoiceField
          id="build-start"
          label="Start from"
          value={start}
          options={[
            { value: 'empty', label: 'Empty form' },
            ...starts.map(({ title }, at) => ({ value: String(at), label: title })),
            ...(start === '' ? [{ value: '', label: 'Link or pasted request' }] : []),
          ]}
          onChoose={begin}
        />
        <Button onClick={() => begin(start === '' ? 'empty' : start)}>Reset</Button>
        <Button aria-expanded={isPasting} onClick={toggle}>
          Paste a request
        </Button>
        <Button
          onClick={() =>
            copy(location.origin + location.pathname + writeAddress({ file: form.call.file, state: text }))
          }
        >
          Copy link
        </Button>
      </div>
      <p role="status">{copied ? linkWords(text, leftOut) : error === null ? '' : NOT_COPIED}</p>
      {isPasting && (
        <PastePanel
          form={form}
          state={state}
          replace={(next) => {
            setStart('');
            replace(next, true);
          }}
        />
      )}
      <p>Nothing you enter is sent or stored. Never enter an API key: samples read it from a variable.</p>
    </div>
  );
}

const NOT_COPIED = 'The link could not be copied. It is in the address bar.';

function linkWords(text: string, leftOut: readonly string[]): string {
  if (text === '') return 'Link copied. The request is too long for a link: it opens an empty form.';
  return leftOut.length === 0 ? 'Link copied.' : `Link copied. It leaves out ${leftOut.join(', ')}.`;
}
