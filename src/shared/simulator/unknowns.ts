import type { CallData } from '../../model/call-data.ts';
import { questionOf } from './event.ts';

/**
 * Says what differs from the real event, each in a sentence: it is not documented, or documented for another body.
 */
export function unknownsOf({ title, parameters, responses, simulation = {} }: CallData): readonly string[] {
  const signatures = parameters.filter(
    ({ name, in: place, description }) => place === 'header' && /sign|hmac|digest/i.test(`${name} ${description}`),
  );
  const described = responses.filter(({ description }) => description !== '');
  const { question, carries } = simulation;
  return [
    ...(question === undefined ? [] : [`Not documented: ${questionOf(title, question)}.`]),
    ...signatures.map(
      ({ name }) =>
        `\`${name}\` has the documented example value, which is not the signature of this body. Skip its check while you simulate.`,
    ),
    ...(signatures.length > 0 || question !== undefined
      ? []
      : ['No signature is documented, so the cURL command has none.']),
    ...(carries === true ? ['Its credentials are not in the cURL command.'] : []),
    described.length === 0
      ? 'When an event is sent again is not documented.'
      : 'When an event is sent again is not documented further.',
  ];
}
