import type { CallData } from '../../model/call-data.ts';

/**
 * What a rehearsal cannot have of the real event, each a sentence: nothing of it is documented, or the documentation
 * shows it for another body.
 */
export function unknownsOf({ title, parameters, responses, rehearsal = {} }: CallData): readonly string[] {
  const signatures = parameters.filter(
    ({ name, in: place, description }) => place === 'header' && /sign|hmac|digest/i.test(`${name} ${description}`),
  );
  const told = responses.filter(({ description }) => description !== '');
  const { question, carries } = rehearsal;
  return [
    ...(question === undefined ? [] : [`Not documented: ${question.replace(`${title}: `, '')}.`]),
    ...signatures.map(
      ({ name }) =>
        `\`${name}\` has the value of the documentation, which does not sign this body. Leave its check out while you rehearse.`,
    ),
    ...(signatures.length > 0 || question !== undefined ? [] : ['No signature is documented, so the call has none.']),
    ...(carries === true ? ['The credentials that it carries are not in the call.'] : []),
    told.length === 0
      ? 'Which response is expected, and when an event is sent again, is not documented.'
      : 'When an event is sent again is not documented beyond the texts above.',
  ];
}
