import { useEffect, useMemo, useRef, useState } from 'react';
import { emptyState } from '../shared/request/edit.ts';
import type { RequestForm, RequestState } from '../shared/request/form.ts';
import { toLink } from '../shared/request/link.ts';
import { startsOf } from '../shared/request/starts.ts';
import { writeAddress } from './address.ts';
import { ChoiceField } from './inputs/ChoiceField.tsx';
import { PastePanel } from './PastePanel.tsx';
import classes from './Toolbar.module.css';

export interface ToolbarProps {
  readonly form: RequestForm;
  readonly file: string;
  readonly state: RequestState;
  /** The request comes from a link. */
  readonly isShared: boolean;
  /** Puts another request into the form; `check` says at once what is wrong with it. */
  readonly replace: (state: RequestState, check: boolean) => void;
  readonly close: () => void;
}

/** The title of the form and its tools: where to begin, reading a request, sharing, closing. */
export function Toolbar({ form, file, state, isShared, replace, close }: ToolbarProps) {
  const { call } = form;
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  const starts = useMemo(() => startsOf(form), [form]);
  const [start, setStart] = useState(() => (isShared ? '' : starts.length > 0 ? '0' : 'empty'));
  const [isPasting, setPasting] = useState(false);
  const [said, setSaid] = useState('');
  const begin = (chosen: string): void => {
    setStart(chosen);
    replace(starts[Number(chosen)]?.state ?? emptyState(form), false);
  };
  const copy = async (): Promise<void> => {
    const { text, leftOut } = toLink(form, state);
    try {
      await navigator.clipboard.writeText(location.origin + location.pathname + writeAddress({ file, state: text }));
      setSaid(linkWords(text, leftOut));
    } catch {
      setSaid('The link could not be copied. It stands in the address bar.');
    }
  };
  return (
    <header className={classes.bar}>
      <div className={classes.title}>
        <h2 id="build-title" tabIndex={-1} ref={title}>
          Build: {call.title}
        </h2>
        <p>
          {call.method !== undefined && <b>{call.method}</b>} {call.path !== undefined && <code>{call.path}</code>}
        </p>
      </div>
      <button type="button" className={classes.close} onClick={close}>
        Close
      </button>
      <div className={classes.tools}>
        <ChoiceField
          id="build-start"
          label="Start from"
          value={start}
          options={[
            { value: 'empty', label: 'An empty form' },
            ...starts.map(({ title }, at) => ({ value: String(at), label: title })),
          ].concat(start === '' ? [{ value: '', label: 'A link or a pasted request' }] : [])}
          onChoose={begin}
        />
        <button type="button" onClick={() => begin(start === '' ? 'empty' : start)}>
          Reset
        </button>
        <button type="button" aria-expanded={isPasting} onClick={() => setPasting(!isPasting)}>
          Paste a request
        </button>
        <button type="button" onClick={() => void copy()}>
          Copy link
        </button>
        <a className={classes.jump} href="#build-samples" onClick={toSamples}>
          To the request
        </a>
        <p role="status">{said}</p>
      </div>
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
      <p className={classes.quiet}>
        Nothing is sent or stored. Samples read keys from variables: never enter one here.
      </p>
    </header>
  );
}

function linkWords(text: string, leftOut: readonly string[]): string {
  if (text === '') return 'Link copied. The request is too long for a link: it opens an empty form.';
  return leftOut.length === 0 ? 'Link copied.' : `Link copied. It leaves out ${leftOut.join(', ')}.`;
}

/** The address stays that of the request. */
function toSamples(event: { preventDefault: () => void; stopPropagation: () => void }): void {
  event.preventDefault();
  event.stopPropagation();
  const samples = document.getElementById('build-samples');
  samples?.focus();
  samples?.scrollIntoView();
}
