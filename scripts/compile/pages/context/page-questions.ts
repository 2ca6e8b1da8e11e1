import type { Asked, NotPublished, OpenQuestion, OpenQuestions } from '#src/model/gap.ts';
import type { Href } from '#src/model/nav.ts';
import { questionsAbout, type UndocumentedThing as Undocumented } from '#src/shared/schema/questions.ts';
import { omitUndefined } from '../../../text/omit-undefined.ts';
import type { Anchors } from './anchors.ts';

/** Collects what the parts of one page do not document: noted while they are built, asked once for the page. */
export interface PageQuestions {
  /** Notes what is not documented of a thing. Returns the questions for its row, as a member to spread. */
  note(thing: UndocumentedThing, parts: readonly NotPublished[]): Asked;
  /** Everything noted so far, as a member to spread; none where nothing was. To be called when the page is complete. */
  all(): { readonly questions?: OpenQuestions };
}

/** A thing that is not fully documented, and its row. */
export interface UndocumentedThing extends Undocumented {
  readonly href?: Href;
}

/** Collects the open questions of one page. */
export function createPageQuestions(anchors: Anchors): PageQuestions {
  const noted = new Map<string, { readonly rank: number; readonly question: OpenQuestion }>();
  return {
    note(thing, parts) {
      const asked = questionsAbout(thing, parts);
      for (const { text, rank } of asked)
        if (rank < (noted.get(text)?.rank ?? Infinity))
          noted.set(text, { rank, question: omitUndefined({ text, href: thing.href }) });
      return asked.length === 0 ? {} : { questions: [...new Set(asked.map(({ text }) => text))] };
    },
    all() {
      if (noted.size === 0) return {};
      const questions = [...noted.values()].sort((one, other) => one.rank - other.rank).map(({ question }) => question);
      return { questions: { anchor: anchors.claim('not-documented'), questions } };
    },
  };
}
