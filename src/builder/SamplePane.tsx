import { useMemo, useState } from 'react';
import type { RequestForm, RequestState } from '../shared/request/form.ts';
import { programOf, toRequest } from '../shared/request/to-request.ts';
import { SAMPLE_RENDERERS } from '../shared/samples/index.ts';
import { valueAt } from '../shared/request/path.ts';
import { Marked } from '../content/Marked.tsx';
import frame from './Builder.module.css';
import { recall } from '../page/storage.ts';
import classes from './Samples.module.css';

export interface SamplePaneProps {
  readonly form: RequestForm;
  readonly state: RequestState;
}

/** The request as a program of the reader's language, and its body. */
export function SamplePane({ form, state }: SamplePaneProps) {
  const [language, setLanguage] = useState(chosenLanguage);
  const renderer = SAMPLE_RENDERERS.find((each) => each.language.id === language) ?? SAMPLE_RENDERERS[0];
  const built = useMemo(() => toRequest(form, state), [form, state]);
  const program = built.request === undefined || renderer === undefined ? undefined : programOf(renderer, built);
  const body = valueAt(state.values, ['body']);
  const json = useMemo(() => (body === undefined ? undefined : JSON.stringify(body, null, 2)), [body]);
  return (
    <div className={classes.samples} id="build-samples" tabIndex={-1}>
      {/* That there is no path stands above the form. */}
      {built.note !== undefined && form.call.url !== undefined && (
        <p className={frame.note}>
          <Marked text={built.note} />
        </p>
      )}
      {program !== undefined && renderer !== undefined && (
        // The script in the head hears the choice and remembers it for every page.
        <section aria-label="Request" className={classes.code} data-tabs="language" data-value={renderer.language.id}>
          <h3>Request</h3>
          <select
            aria-label="Language"
            value={renderer.language.id}
            onChange={({ currentTarget }) => setLanguage(currentTarget.value)}
          >
            {SAMPLE_RENDERERS.map(({ language: { id, label } }) => (
              <option key={id} value={id} data-value={id}>
                {label}
              </option>
            ))}
          </select>
          {'text' in program ? (
            <Code text={program.text} what={`${renderer.language.label} code`} />
          ) : (
            <p className={frame.note}>
              This request cannot be written in {renderer.language.label}: <Marked text={program.reason} />
            </p>
          )}
        </section>
      )}
      {json !== undefined && (
        <section aria-label="JSON of the body" className={classes.code}>
          <h3>Body</h3>
          <Code text={json} what="JSON body" />
        </section>
      )}
    </div>
  );
}

function Code({ text, what }: { readonly text: string; readonly what: string }) {
  return (
    <div data-copy-source="">
      <button type="button" data-copy="" aria-label={`Copy ${what}`}>
        Copy
      </button>
      {/* A scrolling area that the keyboard reaches. */}
      <pre tabIndex={0} aria-label={what} role="region">
        <code>{text}</code>
      </pre>
    </div>
  );
}

/** The reader's choice for the whole site: of the address, of the samples of the page, else as it is remembered. */
function chosenLanguage(): string {
  const inPage = document.querySelector<HTMLElement>('main [data-tabs="language"][data-value]')?.dataset.value;
  return new URLSearchParams(location.search).get('language') ?? recall('localStorage', 'language') ?? inPage ?? 'curl';
}
