import { memo } from 'react';
import { urlOf } from '../content/url.ts';
import { Marked } from '../content/Marked.tsx';
import type { CallData } from '../model/call-data.ts';
import { unknownsOf } from '../shared/simulator/unknowns.ts';

/** Lists the documented headers and responses, and what is not documented. */
export const Unknowns = memo(function Unknowns({ call, base }: { readonly call: CallData; readonly base: string }) {
  const headers = call.parameters.filter((parameter) => parameter.in === 'header');
  // One for any status that has no content says nothing of what to answer.
  const responses = call.responses.filter(({ status, content }) => /^\d/.test(status) || content.length > 0);
  return (
    <>
      {headers.length > 0 && (
        <>
          <h3>Documented headers</h3>
          <dl>
            {headers.map(({ name, required, description, generated }) => (
              <div key={name}>
                <dt>
                  <code>{name}</code>
                </dt>
                <dd>
                  <Marked
                    text={[
                      description,
                      required ? '' : 'Optional: not in the cURL command.',
                      required && generated === true ? 'Its value here is made up.' : '',
                    ]
                      .filter((part) => part !== '')
                      .join(' ')}
                  />
                </dd>
              </div>
            ))}
          </dl>
        </>
      )}
      {responses.length > 0 && (
        <>
          <h3>What your server should answer</h3>
          <dl>
            {responses.map(({ status, description, href }) => (
              <div key={status}>
                <dt>
                  <a href={urlOf(base, href)}>{/^\d/.test(status) ? status : 'Any status'}</a>
                </dt>
                <dd>
                  <Marked text={description} />
                </dd>
              </div>
            ))}
          </dl>
        </>
      )}
      <h3>How it differs from the real event</h3>
      <ul>
        {unknownsOf(call).map((sentence) => (
          <li key={sentence}>
            <Marked text={sentence} />
          </li>
        ))}
      </ul>
    </>
  );
});
