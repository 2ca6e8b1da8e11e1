import './form.css';
import classes from '../content/Content.module.css';
import { DeferredStyles } from '../content/DeferredStyles.tsx';
import { useSite } from '../content/site-context.ts';

const KINDS = [
  'A response body: JSON, even cut off, escaped or broken',
  'A log line, an HTTP message, or a cURL command with its output',
  'A status code, a status line, or a URL',
  'The payload of a webhook, or the body of a request that was refused',
];

/**
 * Where a response is pasted, and what was found out about it. Plain elements: they work before the application has
 * loaded, which reads what was pasted meanwhile, and the page script notes which button was pressed. There is no form,
 * as nothing is sent.
 */
export function ExplainForm() {
  const { base } = useSite();
  return (
    <>
      <DeferredStyles />
      <section data-explain={base} data-needs-scripts="" aria-label="Explain a response">
        <div>
          <label htmlFor="explain-text">Response, log line or status code</label>
          <textarea
            id="explain-text"
            rows={14}
            cols={30}
            placeholder={
              '2026-03-02T09:15:00Z ERROR POST /v1/payments 401\n{"status": "error", "message": "Access denied"}'
            }
            aria-describedby="explain-hint"
            autoComplete="off"
            autoCapitalize="off"
            autoCorrect="off"
            spellCheck={false}
          />
          <p data-explain-tools="">
            <button type="button" data-explain-example="">
              Example
            </button>
            <button type="button" data-explain-clear="">
              Clear
            </button>
            <label htmlFor="explain-file">
              Open or drop a file <input id="explain-file" type="file" />
            </label>
          </p>
          <p id="explain-hint">
            It stays in your browser: nothing you paste is sent, stored or put into the URL. Remove credentials and
            personal data before you share it with anybody.
          </p>
        </div>
        <div>
          <p role="status" data-explain-status="" />
          <div data-explain-result="" />
          <div data-explain-kinds="" className={classes.flow}>
            <h2>What you can paste</h2>
            <ul>
              {KINDS.map((kind) => (
                <li key={kind}>{kind}</li>
              ))}
            </ul>
          </div>
        </div>
      </section>
      <noscript>
        <p>Explaining a response needs JavaScript. Without it, look up the status code below.</p>
      </noscript>
    </>
  );
}
