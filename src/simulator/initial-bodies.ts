import type { BodyData, CallData } from '../model/call-data.ts';
import { eventExamples } from '../shared/simulator/event.ts';

/** A body that the simulator begins with. */
export interface InitialBody {
  readonly title: string;
  readonly media: BodyData;
  readonly text: string;
}

/** Returns the examples of a webhook that are text, of each media type; without any, an empty body. */
export function initialBodies({ body }: CallData): readonly InitialBody[] {
  const content = (body?.content ?? []).filter(({ mediaType }) => !mediaType.startsWith('multipart/'));
  const bodies = content.flatMap((media) =>
    eventExamples(media).map(({ title, text }): InitialBody => ({
      title: content.length > 1 ? `${title}, ${media.mediaType}` : title,
      media,
      text,
    })),
  );
  const [media] = content;
  return bodies.length > 0 || media === undefined ? bodies : [{ title: 'Empty', media, text: '' }];
}
