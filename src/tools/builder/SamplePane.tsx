import { stringifyJson } from '../../shared/schema/number-text.ts';
import { useMemo, useState } from 'react';
import { programOf, toRequest } from '../../shared/request/to-request.ts';
import { curl } from '../../shared/samples/curl.ts';
import { SAMPLE_RENDERERS } from '../../shared/samples/index.ts';
import { valueAt } from '../../shared/request/path.ts';
import { Marked } from '../../views/content/Marked.tsx';
import { recall } from '../../page/contract/storage.ts';
import { CodePanel } from '../panel/CodePanel.tsx';
import { LanguageField } from '../panel/LanguageField.tsx';
import type { FormProps } from './editing.ts';
import classes from './Builder.module.css';

/** The request as code in the programming language that the reader has chosen, and the body as JSON. */
export function SamplePane({ form, state }: FormProps) {
  const [language, setLanguage] = useState(chosenLanguage);
  // For a webhook, only cURL: readers send the simulated call to their own server, from a terminal.
  const renderers = form.call.kind === 'webhook' ? [curl] : SAMPLE_RENDERERS;
  const renderer = renderers.find((each) => each.language.id === language) ?? renderers[0];
  const built = useMemo(() => toRequest(form, state), [form, state]);
  const program = built.request === undefined || renderer === undefined ? undefined : programOf(renderer, built);
  const body = valueAt(state.values, ['body']);
  const json = useMemo(() => (body === undefined ? undefined : stringifyJson(body, 2)), [body]);
  return (
    <>
      {/* If the path of an operation is not documented, the notes above the form already say so. */}
      {built.note !== undefined && (form.call.url !== undefined || form.call.kind === 'webhook') && (
        <p className={classes.note}>
          <Marked text={built.note} />
        </p>
      )}
      {program !== undefined && renderer !== undefined && (
        <>
          <CodePanel
            title="Request"
            isMain
            what={`${renderer.language.label} code`}
            text={'text' in program ? program.text : undefined}
            syntax={renderer.language.syntax}
          >
            {/* The page script applies this choice to all samples, and stores it (`actions/tabs.ts`). */}
            {renderers.length > 1 && (
              <div data-tabs="language" data-value={renderer.language.id}>
                <LanguageField
                  languages={renderers.map(({ language: each }) => each)}
                  value={renderer.language.id}
                  onChoose={setLanguage}
                />
              </div>
            )}
          </CodePanel>
          {'reason' in program && (
            <p className={classes.note}>
              This request cannot be written in {renderer.language.label}: <Marked text={program.reason} />
            </p>
          )}
        </>
      )}
      {json !== undefined && <CodePanel title="Body" what="JSON body" text={json} syntax="json" />}
    </>
  );
}

/**
 * Returns the id of the programming language that the reader has chosen: from the URL, the browser's storage or the
 * samples on the page; otherwise `curl`.
 */
export function chosenLanguage(): string {
  const inPage = document.querySelector<HTMLElement>('main [data-tabs="language"][data-value]')?.dataset.value;
  return new URLSearchParams(location.search).get('language') ?? recall('localStorage', 'language') ?? inPage ?? 'curl';
}
