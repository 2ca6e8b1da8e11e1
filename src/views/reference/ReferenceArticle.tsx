import { Content } from '../content/Content.tsx';
import { Link } from '../content/Link.tsx';
import { MarkdownLink, LastChange, PageNote, ReportError } from '../content/PageNote.tsx';
import { lineDirection } from '../content/direction.ts';
import { TabLevel } from '../content/Heading.tsx';
import { DeferredPanels, DeferPanels, useDeferredPanels } from '../content/DeferredPanels.tsx';
import { DeferredStyles } from '../content/DeferredStyles.tsx';
import { OpenQuestions } from '../content/OpenQuestions.tsx';
import { Pager } from '../content/Pager.tsx';
import { ExplainForm } from './ExplainForm.tsx';
import type { ReferencePage } from '../../model/page.ts';
import { Highlighting } from '../sample/Highlighting.tsx';
import articleClasses from '../content/Article.module.css';
import type { CallChoice as Choice } from '../../model/history.ts';
import classes from './ReferenceArticle.module.css';
import { Versions } from './Versions.tsx';

/** The content of `<main>` on a reference page. */
export function ReferenceArticle({ page }: { readonly page: ReferencePage }) {
  const { href, trail, heading, badges, content, samples, downloads, explain } = page;
  const deferred = useDeferredPanels();
  const defers = page.kind === 'operation' || page.kind === 'webhook' || page.kind === 'schema';
  const source = 'source' in page ? page.source : undefined;
  return (
    <Highlighting>
      <div className={`${articleClasses.article} ${classes.page} ${defers ? classes.call : ''}`.trim()}>
        <div className={articleClasses.opening}>
          <header>
            {trail.length === 0 ? (
              <p className={articleClasses.group}>Reference</p>
            ) : (
              <nav aria-label="Breadcrumb" className={classes.trail}>
                <ol>
                  {trail.map(({ label, href: above }) => (
                    <li key={above}>
                      <Link href={above}>{label}</Link>
                    </li>
                  ))}
                </ol>
              </nav>
            )}
            <MarkdownLink href={href} />
            {page.versions !== undefined && <Versions versions={page.versions} />}
            <h1 dir={lineDirection(heading)}>{heading}</h1>
            {badges.length > 0 && (
              <p className={classes.badges}>
                {badges.map((badge) => (
                  <b key={badge}>{badge}</b>
                ))}
              </p>
            )}
            <DeferPanels value={deferred}>
              <OpenQuestions questions={page.questions} />
            </DeferPanels>
          </header>
        </div>
        {page.kind === 'explain' && <ExplainForm />}
        {'choice' in page && page.choice !== undefined && <CallChoice choice={page.choice} />}
        <TabLevel value={2}>
          <DeferPanels value={defers ? deferred : undefined}>
            <Content nodes={content} className={`${articleClasses.grid} ${classes.content}`} />
          </DeferPanels>
        </TabLevel>
        <DeferredStyles />
        <DeferredPanels heading={heading} groups={deferred} />
        {source !== undefined && (
          <PageNote>
            <Link href={source}>Edit this page</Link>
          </PageNote>
        )}
        {samples !== undefined && (
          <PageNote>
            Request samples are tested before they are published. <Link href={samples}>Tested samples</Link>
          </PageNote>
        )}
        {explain !== undefined && (
          <PageNote>
            Received something else? <Link href={explain}>Explain a response</Link>
          </PageNote>
        )}
        {downloads !== undefined && (
          <PageNote>
            Downloads: <Link href={downloads.href}>{downloads.label}</Link>
          </PageNote>
        )}
        <LastChange day={page.changed} />
        <ReportError />
        <Pager page={page} />
      </div>
    </Highlighting>
  );
}

/**
 * The `<details>` in which readers choose the operations and webhooks whose changes they want to see. `choose-calls.ts`
 * renders the content.
 */
function CallChoice({ choice }: { readonly choice: Choice }) {
  return (
    <details data-call-choice={JSON.stringify(choice)} data-needs-scripts="">
      <summary>Show only what your program calls</summary>
    </details>
  );
}
