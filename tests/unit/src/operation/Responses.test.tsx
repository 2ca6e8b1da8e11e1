import { describe, expect, test } from 'vitest';
import { Operation } from '../../../../src/operation/Operation.tsx';
import { Responses } from '../../../../src/operation/Responses.tsx';
import { Status } from '../../../../src/operation/Status.tsx';
import { badRequest, operation, paragraph, response } from '../../../fixtures/guide-page.ts';
import { markup, words } from '../render.tsx';

const described = { description: paragraph({ kind: 'text', value: 'It is done.' }) };

describe('Responses', () => {
  test('opens the first success, keeps the others in the document', () => {
    const html = markup(
      <Responses
        anchor="r"
        level={4}
        responses={[
          response('400', 'Bad request', described),
          response('200', 'Success', described),
          response('201', 'Created', described),
        ]}
      />,
    );
    expect(
      [...html.matchAll(/<details id="([^"]*)"( open)?/g)].map(([, id, open]) => [id, open !== undefined]),
    ).toEqual([
      ['pay.400', false],
      ['pay.200', true],
      ['pay.201', false],
    ]);
    expect(html).toContain('data-details-scope');
  });

  test('does not fold a status with nothing more to say', () => {
    expect(markup(<Responses anchor="r" level={4} responses={[response('302', 'Found')]} />)).toBe(
      '<section data-piece="" data-details-scope=""><div><h4 id="r">Responses</h4><a href="#r" aria-label="Link to this section"></a></div>' +
        '<p id="pay.302"><span><b>302</b> Found</span></p></section>',
    );
  });

  test('says what to do and where more is said', () => {
    expect(words(<Responses anchor="r" level={4} responses={[badRequest]} />)).toContain(
      '400 Bad request Invalid request. What to do: Provide the missing parameters or valid JSON. About 400 in the error catalogue',
    );
  });

  test('draws nothing for none', () => {
    expect(markup(<Responses anchor="r" level={4} responses={[]} />)).toBe('');
  });
});

describe('Status', () => {
  test.each(['200', '302', '404', '5XX', 'default'])('reads %s as code and title', (given) => {
    expect(words(<Status code={given} title="Title" />)).toBe(`${given} Title`);
  });
});

describe('Operation', () => {
  test('comes in the order it is read on a phone', () => {
    const text = words(<Operation operation={operation} />);
    const order = [
      'Create an individual wallet',
      'POST',
      'are not published',
      'Sends an OTP',
      'What you need',
      'Owner with BVN',
      '200 Created',
      'Headers',
      'Body',
      'Responses',
    ];
    const places = order.map((part) => text.indexOf(part));
    expect(places).toEqual(places.toSorted((a, b) => a - b));
    expect(places).not.toContain(-1);
  });

  test('says that it is deprecated', () => {
    expect(words(<Operation operation={{ ...operation, deprecated: true }} />)).toMatch(
      /^Create an individual wallet deprecated/,
    );
  });
});
