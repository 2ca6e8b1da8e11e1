import { Fragment } from 'react';
import { Heading, type HeadingLevel } from '../content/Heading.tsx';
import { Link } from '../content/Link.tsx';
import type { ResponseSection } from '../../model/operation-section.ts';
import { DetailsTools } from '../schema/DetailsTools.tsx';
import { ResponseDetails } from './Response.tsx';
import { Status } from '../content/Status.tsx';
import { DeferPanels } from '../content/DeferredPanels.tsx';
import { DeferredStyles } from '../content/DeferredStyles.tsx';
import section from './Section.module.css';
import classes from './Responses.module.css';

export interface ResponsesProps {
  readonly anchor: string;
  readonly responses: readonly ResponseSection[];
  readonly level: HeadingLevel;
  readonly title?: string;
  /** A remark that the list of responses is assumed, not documented. */
  readonly note?: string | undefined;
}

/**
 * The responses of an operation. A response with more than a status and a title is a `<details>`. At first, only the
 * first success is open.
 */
export function Responses({ anchor, responses, level, title = 'Responses', note }: ResponsesProps) {
  if (responses.length === 0) return null;
  const shared = responses.filter((response) => response.shared === true);
  const own = responses.filter((response) => response.shared !== true);
  const success = own.find(({ status }) => status.startsWith('2'));
  return (
    <DeferPanels value={undefined}>
      <DeferredStyles />
      <section className={`${section.section} ${classes.responses}`} data-lazy="" data-details-scope="">
        <Heading level={level} anchor={anchor} aside={own.some(saysMore) && <DetailsTools />}>
          {title}
        </Heading>
        {note !== undefined && <p className={section.note}>{note}</p>}
        {own.map((response) =>
          saysMore(response) ? (
            <details
              key={response.anchor}
              id={response.anchor}
              className={classes.response}
              open={response === success}
            >
              <summary>
                <Status code={response.status} title={response.title} />
              </summary>
              <div className={classes.details}>
                <ResponseDetails response={response} />
              </div>
            </details>
          ) : (
            <p key={response.anchor} id={response.anchor} className={classes.bare}>
              <Status code={response.status} title={response.title} />
            </p>
          ),
        )}
        {shared.length > 0 && (
          <p className={classes.shared}>
            {shared.map(({ anchor: place, status, title: name, href }) => (
              <Fragment key={place}>
                <span id={place}>
                  <Link href={href}>
                    <Status code={status} title={name} />
                  </Link>
                </span>{' '}
              </Fragment>
            ))}
          </p>
        )}
      </section>
    </DeferPanels>
  );
}

function saysMore(response: ResponseSection): boolean {
  const { description, links, questions, remedy, href, mediaType, headers, extensions } = response;
  const further = [questions, remedy, href, mediaType, headers, extensions];
  return description.length > 0 || links.length > 0 || further.some((part) => part !== undefined);
}
