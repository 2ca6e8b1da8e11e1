import { describe, expect, it } from 'vitest';
import { DeferPanels, DeferredPanels, useDeferredPanels } from '#src/content/DeferredPanels.tsx';
import { OpenQuestions } from '#src/content/OpenQuestions.tsx';
import { ReportError } from '#src/content/PageNote.tsx';
import { site } from '../../../fixtures/site.ts';
import { markup } from '../render.tsx';

const QUESTIONS = { anchor: 'not-documented', questions: [{ text: 'What is `a`?', href: '/pay#a' as const }] };

function Page() {
  const [defer, groups] = useDeferredPanels();
  return (
    <>
      <DeferPanels value={defer}>
        <OpenQuestions questions={QUESTIONS} />
      </DeferPanels>
      <DeferredPanels heading="Pay" groups={groups} />
      <ReportError />
    </>
  );
}

describe('the open questions of a page', () => {
  it('can be mailed and copied', () => {
    const html = markup(<Page />);
    expect(html).toContain('<summary id="not-documented.fold">1 open question</summary>');
    expect(html).toContain('<a href="/docs/pay#a">What is <code>a</code>?</a>');
    expect(html).toMatch(/href="mailto:[^"]+">Email support<\/a>/);
    expect(html).toContain('data-copy-text="1. What is a?"');
    expect(html).toContain('>Report an error on this page</a>');
  });

  it('have no mail where the site names no address', () => {
    const html = markup(<Page />, { ...site.config, supportEmail: '' });
    expect(html).not.toContain('mailto:');
    expect(html).toContain('>Copy as text</button>');
    expect(html).not.toContain('Report an error');
  });

  it('are no line where there are none', () => {
    expect(markup(<OpenQuestions questions={undefined} />)).toBe('');
  });
});
