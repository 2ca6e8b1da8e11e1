import type { ContentNode } from '../model/content.ts';
import type { GuidePage } from '../model/page.ts';
import type { SiteConfig } from '../model/site.ts';
import { Highlighting } from '../sample/Highlighting.tsx';
import { Content } from '../content/Content.tsx';
import { MarkdownLink } from '../content/MarkdownLink.tsx';
import { OnThisPage } from './OnThisPage.tsx';
import { DeferredStyles } from '../content/DeferredStyles.tsx';
import { LastChange } from '../content/PageNote.tsx';
import { Pager } from '../content/Pager.tsx';
import classes from '../content/Article.module.css';

export interface ArticleProps {
  readonly page: GuidePage;
  readonly config: SiteConfig;
}

/**
 * Everything inside `<main>`: text on the left, on wide pages a margin beside it for the headings and then for the
 * samples.
 */
export function Article({ page }: ArticleProps) {
  const split = marginStart(page.content);
  return (
    <Highlighting>
      <div className={classes.article}>
        <div className={classes.opening}>
          <header>
            <MarkdownLink href={page.href} />
            <p className={classes.group}>{page.group}</p>
            <h1>{page.heading}</h1>
            {page.description !== '' && <p className={classes.lead}>{page.description}</p>}
          </header>
          <OnThisPage headings={page.headings} />
          <Content nodes={page.content.slice(0, split)} className={classes.start} />
        </div>
        <Content nodes={page.content.slice(split)} className={classes.grid} />
        <DeferredStyles />
        <LastChange day={page.changed} />
        <Pager previous={page.previous} next={page.next} />
      </div>
    </Highlighting>
  );
}

/**
 * Index of the first node that uses the margin itself, with the headings that lead to it.
 * Up to there the list of headings stays in the margin.
 */
function marginStart(content: readonly ContentNode[]): number {
  let index = content.findIndex(({ kind }) => kind === 'operation' || kind === 'webhook' || kind === 'errorCatalogue');
  if (index === -1) return content.length;
  while (content[index - 1]?.kind === 'heading') index -= 1;
  return index;
}
