/** The event of a webhook as the simulator and the conformance script send it. */
import type { BodyData } from '../../model/call-data.ts';
import type { SampleRequest } from '../../model/sample.ts';
import { isJson } from '../samples/body.ts';
import { payloadText } from '../samples/payload-text.ts';

/** An example of a body as it is sent. */
export interface EventExample {
  readonly title: string;
  readonly text: string;
}

/** Returns the examples of a body that are text; files and bodies in parts are left out. */
export function eventExamples(media: BodyData): readonly EventExample[] {
  return media.examples.flatMap((example) => {
    const text = payloadText(media, example);
    return text === undefined ? [] : [{ title: example.summary === '' ? example.name : example.summary, text }];
  });
}

/** Returns the headers of an event, the media type of its body last: of a range that may be JSON, JSON. */
export function eventHeaders(request: SampleRequest, { mediaType }: BodyData): SampleRequest['headers'] {
  const value = mediaType.includes('*') && isJson(mediaType) ? 'application/json' : mediaType;
  return [
    ...request.headers.filter(({ name }) => name.toLowerCase() !== 'content-type'),
    { name: 'Content-Type', value },
  ];
}

/** Returns a URL or a header's value without secrets, of which an event carries none. */
export function plainText(text: SampleRequest['url']): string {
  return [text]
    .flat()
    .filter((part) => typeof part === 'string')
    .join('');
}

/** Returns an open question of a webhook without the title of the webhook before it. */
export function questionOf(title: string, question: string): string {
  return question.replace(`${title}: `, '');
}
