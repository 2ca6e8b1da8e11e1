import { urlOf } from '../content/url.ts';
import type { BodyCheck } from '../model/explanation.ts';
import { Marked } from '../content/Marked.tsx';

/** Problems that are shown; further ones are counted. */
const SHOWN = 50;

/** Lists the fields of a body that are not as documented, each linked to its row. */
export function Problems({ check, base }: { readonly check: BodyCheck; readonly base: string }) {
  const { isUndocumented, problems } = check;
  if (isUndocumented) return <p>The fields of this body are not documented.</p>;
  if (problems.length === 0) return <p>No problems found in the documented fields.</p>;
  return (
    <>
      <ul data-explain-problems="">
        {problems.slice(0, SHOWN).map(({ path, message, hint, href, keyword }) => (
          <li key={`${path} ${keyword} ${message}`}>
            <a href={urlOf(base, href)}>{path === '' ? 'The body' : <code>{path}</code>}</a>{' '}
            <Marked text={`${message} ${hint}`.trim()} />
          </li>
        ))}
      </ul>
      {problems.length > SHOWN && <p>And {problems.length - SHOWN} more.</p>}
    </>
  );
}
