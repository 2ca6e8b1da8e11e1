import './form.css';
import { DeferredStyles } from '../content/DeferredStyles.tsx';
import { useSite } from '../content/site-context.ts';

/**
 * Where a response is pasted. Plain elements: they work before the application has loaded, which reads what was pasted
 * meanwhile; the buttons wait for it. There is no form, as nothing is sent.
 */
export function ExplainForm() {
  const { base } = useSite();
  return (
    <>
      <DeferredStyles sheet="fewPagesStyles" />
      <section data-explain={base} data-needs-scripts="" aria-label="Explain a response">
        <label htmlFor="explain-text">Body, log line, status line or code</label>
        <textarea
          id="explain-text"
          rows={10}
          cols={30}
          aria-describedby="explain-hint"
          autoComplete="off"
          autoCapitalize="off"
          autoCorrect="off"
          spellCheck={false}
        />
        <p id="explain-hint">Nothing you paste leaves this page. You can also drop a file.</p>
        <details>
          <summary>Open a file</summary>
          <input id="explain-file" type="file" aria-label="File with a response" />
        </details>
        <p>
          <button type="button" data-explain-example="" disabled>
            Example
          </button>{' '}
          <button type="button" data-explain-clear="" disabled>
            Clear
          </button>
        </p>
        <p role="status" data-explain-status="" />
        <div data-explain-result="" />
      </section>
    </>
  );
}
