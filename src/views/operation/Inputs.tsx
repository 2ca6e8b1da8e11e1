import { Content } from '../content/Content.tsx';
import { Heading, type HeadingLevel } from '../content/Heading.tsx';
import type { InputSection } from '../../model/operation-section.ts';
import { DetailsTools } from '../schema/DetailsTools.tsx';
import { hasFolds } from '../schema/folds.ts';
import { BodyFields } from './BodyFields.tsx';
import classes from './Section.module.css';

export interface InputsProps {
  readonly inputs: readonly InputSection[];
  readonly level: HeadingLevel;
}

/** The inputs of an operation: a table for each location of parameters (path, query, headers) and for the body. */
export function Inputs({ inputs, level }: InputsProps) {
  return inputs.map(({ anchor, title, mediaType, required, description, ...body }) => (
    <section key={anchor} className={classes.section} data-lazy="" data-details-scope="">
      <Heading
        level={level}
        anchor={anchor}
        aside={
          <>
            {mediaType !== undefined && <code>{mediaType}</code>}
            {required === true && <b>required</b>}
            {hasFolds(body.table) && <DetailsTools />}
          </>
        }
      >
        {title}
      </Heading>
      <Content nodes={description} />
      <BodyFields body={body} />
    </section>
  ));
}
