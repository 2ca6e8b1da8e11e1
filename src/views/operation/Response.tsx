import { Fragment } from 'react';
import { Inline } from '../content/Content.tsx';
import { Link } from '../content/Link.tsx';
import { Questions } from '../content/Undocumented.tsx';
import type { ResponseSection } from '../../model/operation-section.ts';
import { ResponseExamples } from '../sample/ResponseExamples.tsx';
import { FieldTable } from '../schema/FieldTable.tsx';
import { BodyFields } from './BodyFields.tsx';
import { Links } from './Links.tsx';
import { Status } from '../content/Status.tsx';
import { DeferredStyles } from '../content/DeferredStyles.tsx';
import section from './Section.module.css';
import classes from './Responses.module.css';

/** One response that a guide shows, with its examples. */
export function Response({ response }: { readonly response: ResponseSection }) {
  return (
    <>
      <DeferredStyles />
      <section id={response.anchor} className={classes.details} data-details-scope="">
        {response.title !== '' && (
          <p>
            <Status code={response.status} title={response.title} />
          </p>
        )}
        <ResponseDetails response={response} />
        <ResponseExamples title="Example" examples={response.examples} />
      </section>
    </>
  );
}

/** The details of a response: description, remedy, body fields, headers and links. */
export function ResponseDetails({ response }: { readonly response: ResponseSection }) {
  const { status, description, remedy, href, headers, mediaType, alternatives, links } = response;
  return (
    <>
      <Inline nodes={description} />
      <Questions questions={response.questions} />
      {remedy !== undefined && (
        <div className={classes.remedy}>
          <strong>What to do:</strong>
          <Inline nodes={remedy} />
        </div>
      )}
      {href !== undefined && (
        <p className={classes.more}>
          <Link href={href}>{`More about ${status}`}</Link>
        </p>
      )}
      {mediaType !== undefined && (
        <p className={section.media}>
          <code>{mediaType}</code>
        </p>
      )}
      <BodyFields body={response} />
      {alternatives.map((other) => (
        <Fragment key={other.mediaType}>
          <p className={classes.label}>
            Or as <code>{other.mediaType}</code>
          </p>
          <BodyFields body={other} />
        </Fragment>
      ))}
      {headers !== undefined && (
        <>
          <p className={classes.label}>Headers</p>
          <FieldTable table={headers} />
        </>
      )}
      {links.length > 0 && <Links links={links} />}
    </>
  );
}
