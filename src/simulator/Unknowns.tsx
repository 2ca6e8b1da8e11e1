import { memo } from 'react';
import { urlOf } from '../content/url.ts';
import { Marked } from '../content/Marked.tsx';
import type { CallData } from '../model/call-data.ts';
import { unknownsOf } from '../shared/simulator/unknowns.ts';

/** Lists the documented headers and responses, and what is not documented. */
export const Unknowns = memo(function Unknowns({ call, base }: { readonly call: CallData; readonly base: string }) {
  const headers = call.parameters.filter((parameter) => parameter.in === 'header');
  return (
    <>
      {headers.length > 0 && (
        <>
          <h2>Documented headers</h2>
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
                      required ? '' : 'Not always sent, and not in the call.',
                      required && generated === true ? 'Its value in the call is made up.' : '',
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
      <h2>Your response</h2>
      <dl>
        {call.responses.map(({ status, title, description, href }) => (
          <div key={status}>
            <dt>
              <a href={urlOf(base, href)}>{/^\d/.test(status) ? status : title}</a>
            </dt>
            <dd>
              <Marked text={description} />
            </dd>
          </div>
        ))}
      </dl>
      <h2>Where it differs from the real one</h2>
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
