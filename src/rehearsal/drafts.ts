import type { BodyData, CallData } from '../model/call-data.ts';
import { payloadText } from '../shared/samples/payload-text.ts';

/** A body to begin with. */
export interface Draft {
  readonly title: string;
  readonly media: BodyData;
  readonly text: string;
}

/** The examples of a webhook that are text, each media type for itself; without any, an empty body. */
export function draftsOf({ body }: CallData): readonly Draft[] {
  const content = (body?.content ?? []).filter(({ mediaType }) => !mediaType.startsWith('multipart/'));
  const drafts = content.flatMap((media) =>
    media.examples.flatMap((example): readonly Draft[] => {
      const text = payloadText(media, example);
      const name = example.summary === '' ? example.name : example.summary;
      const title = content.length > 1 ? `${name}, ${media.mediaType}` : name;
      return text === undefined ? [] : [{ title, media, text }];
    }),
  );
  const [media] = content;
  return drafts.length > 0 || media === undefined ? drafts : [{ title: 'Empty', media, text: '' }];
}
