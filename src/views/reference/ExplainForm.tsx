import './ExplainForm.css';
import { DeferredStyles } from '../content/DeferredStyles.tsx';
import { useSite } from '../content/site-context.ts';

/**
 * The field for a pasted response, and the container for the explanation. The field is a plain element, so that the
 * application can read text that was pasted before it loaded. There is no `<form>`, because nothing is sent.
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
            placeholder={'HTTP/1.1 401 Unauthorized\n\n{ … }'}
            aria-describedby="explain-hint"
            autoComplete="off"
            autoCapitalize="off"
            autoCorrect="off"
            spellCheck={false}
          />
          <p id="explain-hint">
            Paste a JSON body, even cut off, escaped or broken; a log line, an HTTP message, or a cURL command with its
            output; a status code or a URL; the payload of a webhook. It stays in your browser: nothing you paste is
            sent, stored or put into the URL.
          </p>
        </div>
        <div data-explain-result="" />
      </section>
      <noscript>
        <p>Explaining a response needs JavaScript. Without it, look up the status code below.</p>
      </noscript>
    </>
  );
}
