import { expect, it } from 'vitest';
import { OpenQuestions } from '#src/views/content/OpenQuestions.tsx';
import { ReportError } from '#src/views/content/PageNote.tsx';
import { site } from '../../../../fixtures/site.ts';
import { markup, PageWithPanels } from '../../render.tsx';

const QUESTIONS = { anchor: 'not-documented', questions: [{ text: 'What is `a`?', href: '/pay#a' as const }] };

it('open questions have no mail where the site names no address', () => {
  const html = markup(
    <PageWithPanels>
      <OpenQuestions questions={QUESTIONS} />
      <ReportError />
    </PageWithPanels>,
    { ...site.config, supportEmail: '' },
  );
  expect(html).not.toContain('mailto:');
  expect(html).toContain('data-copy-text="1. What is a?"');
  expect(html).not.toContain('Report an error');
});
