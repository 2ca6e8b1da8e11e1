import { Content } from '../content/Content.tsx';
import type { MediaNotes as Notes } from '../../model/operation-section.ts';
import { NamedExamples } from '../sample/NamedExamples.tsx';
import { Extensions } from './Extensions.tsx';
import classes from './Section.module.css';

/**
 * Lines before the fields of a body: notes on the media type. If the body is a sequence of entries, a last line says
 * so.
 */
export function MediaAbout({ notes: { about = [], sequence } }: { readonly notes: Notes }) {
  return (
    <>
      <Content nodes={about} />
      {sequence === true && <p className={classes.media}>A sequence of entries, one after another. Each entry:</p>}
    </>
  );
}

/** Notes after the fields of a body: external examples and extensions. */
export function MediaNotes({ notes: { extensions, externalExamples } }: { readonly notes: Notes }) {
  return (
    <>
      {externalExamples !== undefined && <NamedExamples examples={externalExamples} />}
      {extensions !== undefined && <Extensions extensions={extensions} />}
    </>
  );
}
