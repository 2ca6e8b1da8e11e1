import { Content } from '../content/Content.tsx';
import type { MediaNotes as Notes } from '../model/operation-section.ts';
import { NamedExamples } from '../sample/NamedExamples.tsx';
import { Extensions } from './Extensions.tsx';
import classes from './Part.module.css';

/** What is said before the fields: of the media type itself, and that they are those of one entry of a sequence. */
export function MediaAbout({ notes: { about = [], sequence } }: { readonly notes: Notes }) {
  return (
    <>
      <Content nodes={about} />
      {sequence === true && <p className={classes.media}>A sequence of entries, one after another. Each entry:</p>}
    </>
  );
}

/** What is said after the fields of a body: extensions, and examples kept elsewhere. */
export function MediaNotes({ notes: { extensions, externalExamples } }: { readonly notes: Notes }) {
  return (
    <>
      {externalExamples !== undefined && <NamedExamples examples={externalExamples} />}
      {extensions !== undefined && <Extensions extensions={extensions} />}
    </>
  );
}
