import { useEffect, useState } from 'react';
import { Marked } from '../../views/content/Marked.tsx';
import type { RequestState } from '../../shared/request/form.ts';
import { readText, type ReadRequest } from '../../shared/request/read.ts';
import { TextArea } from '../panel/TextField.tsx';
import { focusControl, type FormProps } from './editing.ts';
import classes from './Toolbar.module.css';

export interface PastePanelProps extends FormProps {
  readonly replace: (state: RequestState) => void;
}

const NOTHING = 'Nothing recognised. Paste a JSON body, a cURL command, a URL or a query.';

/** A field for pasting a request. The request fills in the form; parts that have no place in the form are listed. */
export function PastePanel({ form, state, replace }: PastePanelProps) {
  useEffect(() => focusControl('build-paste'), []);
  const [text, setText] = useState('');
  const [read, setRead] = useState<ReadRequest>();
  const enter = (pasted: string): void => {
    setText(pasted);
    const found = pasted.trim() === '' ? undefined : readText(form, state, pasted);
    setRead(found);
    if (found !== undefined) replace(found.state);
  };
  return (
    <div className={classes.paste}>
      <TextArea
        id="build-paste"
        label="JSON body, cURL command, URL or query"
        description="Fills in the form. Credentials are left out."
        text={text}
        onType={enter}
      />
      <p role="status">{text.trim() === '' ? '' : read === undefined ? NOTHING : `Read as ${read.from}.`}</p>
      {read !== undefined && read.misfits.length > 0 && (
        <ul>
          {read.misfits.map(({ text: misfit }) => (
            <li key={misfit}>
              <Marked text={misfit} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
