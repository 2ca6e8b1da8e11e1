import type { ContentNode } from '../../model/content.ts';
import type { GuidePage } from '../../model/page.ts';
import { Highlighting } from '../sample/Highlighting.tsx';
import { lineDirection } from '../content/direction.ts';
import { Content } from '../content/Content.tsx';
import { MarkdownLink, LastChange, ReportError } from '../content/PageNote.tsx';
import { OnThisPage } from './OnThisPage.tsx';
import { DeferredPanels, DeferPanels, useDeferredPanels } from '../content/DeferredPanels.tsx';
import { OpenQuestions } from '../content/OpenQuestions.tsx';
import { DeferredStyles } from '../content/DeferredStyles.tsx';
import { Pager } from '../content/Pager.tsx';
import classes from '../content/Article.module.css';

/**
 * The content of `<main>` on a guide. The text is on the left; on wide pages, a margin beside it shows the list of
 * headings and, further down, the samples.
 */
export function Article({ page }: { readonly page: GuidePage }) {
  const split = marginStart(page.content);
  const rest = page.content.slice(split);
  const deferred = useDeferredPanels();
  return (
    <Highlighting>
      <div className={classes.article}>
        <div className={classes.opening}>
          <header>
            <p className={classes.group}>{page.group}</p>
            <MarkdownLink href={page.href} />
            <h1 dir={lineDirection(page.heading)}>{page.heading}</h1>
            {page.description !== '' && (
              <p className={classes.lead} dir={lineDirection(page.description)}>
                {page.description}
              </p>
            )}
            <DeferPanels value={deferred}>
              <OpenQuestions questions={page.questions} />
            </DeferPanels>
          </header>
          <OnThisPage headings={page.headings} />
          <Content nodes={page.content.slice(0, split)} className={classes.start} />
        </div>
        {rest.length > 0 && (
          <div>
            <OnThisPage headings={page.headings} bar />
            {/* On the landing page, the first screen shows a request, so samples in further languages are deferred. */}
            <DeferPanels value={isWayIn(page.content) ? deferred : undefined}>
              <Content nodes={rest} className={classes.grid} />
            </DeferPanels>
          </div>
        )}
        <DeferredStyles />
        <DeferredPanels heading={page.heading} groups={deferred} />
        <LastChange day={page.changed} />
        <ReportError />
        <Pager page={page} />
      </div>
    </Highlighting>
  );
}

function isWayIn(content: readonly ContentNode[]): boolean {
  return content.some((node) => node.kind === 'columns' && node.look === 'joined');
}

/**
 * Returns how many nodes at the start of a guide leave the margin free for the list of headings. They end before the
 * first node that uses the margin itself, such as an operation, and before headings directly above that node.
 */
function marginStart(content: readonly ContentNode[]): number {
  let index = content.findIndex(
    (node) =>
      ['operation', 'webhook', 'errorCatalogue'].includes(node.kind) ||
      (node.kind === 'columns' && node.look !== 'actions'),
  );
  if (index === -1) return content.length;
  while (content[index - 1]?.kind === 'heading') index -= 1;
  return index;
}
