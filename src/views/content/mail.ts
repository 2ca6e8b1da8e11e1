import type { OpenQuestion } from '../../model/gap.ts';
import type { RenderInput } from '../../model/render.ts';
import { encodeText } from '../../shared/samples/uri.ts';
import { urlOf } from './site-context.ts';

/** Maximum length of a `mailto:` link in characters: mail programs truncate longer ones. */
const LONGEST = 1900;

type SiteOfPage = Pick<RenderInput, 'base' | 'config' | 'page'>;

/** Returns a `mailto:` link with as many questions of a page as fit, and the page's URL (RFC 6068). */
export function questionsMail(site: SiteOfPage, questions: readonly OpenQuestion[]): string {
  const texts = questionLines(questions);
  const { heading } = site.page;
  const link = (count: number): string =>
    mailTo(site, `API questions: ${heading}`, [
      'To integrate your API, we need to know:',
      '',
      ...texts.slice(0, count),
      ...(count === texts.length ? [] : [`… and ${texts.length - count} more on the page`]),
      '',
      `From “${heading}”: ${urlOfPage(site)}`,
    ]);
  let count = texts.length;
  while (count > 1 && link(count).length > LONGEST) count -= 1;
  return link(count);
}

/**
 * Returns the link for reporting an error on a page: a mail or, without a mail address, a new issue in the repository
 * of `editUrl`. Undefined if the site has neither.
 */
export function reportLink(site: SiteOfPage): string | undefined {
  const { supportEmail, values } = site.config;
  const subject = `Error on the page “${site.page.heading}”`;
  if (supportEmail !== '') return mailTo(site, subject, [urlOfPage(site), '', 'What is wrong:']);
  const repository = /^(https?:.+?)(\/-)?\/(blob|edit|src|tree)\//.exec(values['editUrl'] ?? '')?.[1];
  return repository && `${repository}/issues/new?title=${encodeText(subject)}`;
}

/** Returns questions as plain text, one numbered line each. */
export function questionLines(questions: readonly OpenQuestion[]): readonly string[] {
  return questions.map(({ text }, index) => `${index + 1}. ${text.replaceAll('`', '')}`);
}

const urlOfPage = ({ base, config, page }: SiteOfPage): string => config.url + urlOf(base, page.href);

function mailTo({ config }: SiteOfPage, subject: string, lines: readonly string[]): string {
  const fields = `subject=${encodeText(subject)}&body=${encodeText(lines.join('\r\n'))}`;
  return `mailto:${config.supportEmail}?${fields}`;
}
