import { Heading, type HeadingLevel } from '../content/Heading.tsx';
import type { ResponseSection } from '../model/operation-section.ts';
import { DetailsTools } from '../schema/DetailsTools.tsx';
import { Answer } from './Response.tsx';
import { Status } from '../content/Status.tsx';
import classes from './Part.module.css';

export interface ResponsesProps {
  readonly anchor: string;
  readonly responses: readonly ResponseSection[];
  readonly level: HeadingLevel;
  readonly title?: string;
}

/** What an operation answers, folded by status: the first success is open. */
export function Responses({ anchor, responses, level, title = 'Responses' }: ResponsesProps) {
  if (responses.length === 0) return null;
  const success = responses.find(({ status }) => status.startsWith('2'));
  return (
    <section className={classes.part} data-lazy="" data-details-scope="">
      <Heading level={level} anchor={anchor} aside={responses.some(saysMore) && <DetailsTools />}>
        {title}
      </Heading>
      {responses.map((response) =>
        saysMore(response) ? (
          <details key={response.anchor} id={response.anchor} className={classes.response} open={response === success}>
            <summary>
              <Status code={response.status} title={response.title} />
            </summary>
            <div className={classes.answer}>
              <Answer response={response} />
            </div>
          </details>
        ) : (
          <p key={response.anchor} id={response.anchor} className={classes.bare}>
            <Status code={response.status} title={response.title} />
          </p>
        ),
      )}
    </section>
  );
}

function saysMore({ description, remedy, href, mediaType, headers, links, extensions }: ResponseSection): boolean {
  return (
    description.length > 0 ||
    extensions !== undefined ||
    remedy !== undefined ||
    href !== undefined ||
    mediaType !== undefined ||
    headers !== undefined ||
    links.length > 0
  );
}
