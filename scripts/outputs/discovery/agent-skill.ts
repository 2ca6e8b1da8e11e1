import { createHash } from 'node:crypto';
import type { PhrasingContent, RootContent } from 'mdast';
import type { Api } from '#src/model/api.ts';
import type { Href } from '#src/model/nav.ts';
import type { Blocks } from '#src/model/gap.ts';
import type { Site } from '#src/model/site.ts';
import { capitalise } from '#src/shared/text/words.ts';
import { instructions } from '../markdown/instructions.ts';
import { hasMarkdownPage, type Links } from '../markdown/links.ts';
import { operationPaths } from '../markdown/llms.ts';
import { createContext } from '../markdown/markdown-page.ts';
import { code, heading, joined, link, list, marked, paragraph, section } from '../markdown/nodes.ts';
import { toMarkdown } from '../markdown/to-markdown.ts';
import { words } from '../../pages/operation/credentials.ts';
import { referenceIndex } from '../../pages/reference/groups.ts';
import type { OutputFile } from '../output-file.ts';

const FOLDER = '.well-known/agent-skills';
const ORDER =
  'Links between operations, and guides, state the order of calls. Read the page of each call before you write it: its fields, values and open questions are there.';
/**
 * Headings of the lists of open questions, the most urgent first. The keys are the values of `Question.blocks`: they
 * name what has to wait for an answer.
 */
const QUESTIONS = {
  money: 'Ask before money moves',
  payment: 'Ask before you take payments',
  launch: 'Ask before you go live',
  operation: 'Ask where you use it',
} as const satisfies Readonly<Record<Blocks, string>>;
const NO_ORDER =
  'No order of calls is documented: ask the provider. The calls above have the order of the description.';
/** URL of the schema of the index (Agent Skills Discovery 0.2.0). */
const SCHEMA = 'https://schemas.agentskills.io/discovery/0.2.0/schema.json';

/**
 * Writes the skill "integrate this API" (agentskills.io) and the index through which agents find it. The skill covers
 * credentials, the order in which to call operations, and questions that only the provider can answer.
 */
export function agentSkills(site: Site, api: Api, links: Links): readonly OutputFile[] {
  const name = `integrate-${slugOf(api.info.title)}`;
  const description = `Integrates ${api.info.title}: credentials, order of calls, errors, and what is not documented and has to be asked. Use it before writing code that calls this API or receives its webhooks.`;
  const skill = `---\nname: ${name}\ndescription: ${JSON.stringify(description)}\n---\n\n${skillText(site, api, links)}`;
  const path = `${FOLDER}/${name}/SKILL.md`;
  const index = {
    $schema: SCHEMA,
    skills: [{ name, type: 'skill-md', description, url: `/${path}`, digest: digestOf(skill) }],
  };
  return [
    { path, contents: skill },
    { path: `${FOLDER}/index.json`, contents: `${JSON.stringify(index, null, 2)}\n` },
  ];
}

/**
 * Converts a title to lower-case letters, digits and single hyphens, at most 50 characters: skill names have at most
 * 64.
 */
function slugOf(title: string): string {
  const slug = title
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 50)
    .replace(/^-|-$/g, '');
  return slug === '' ? 'api' : slug;
}

function digestOf(contents: string): string {
  return `sha256:${createHash('sha256').update(contents).digest('hex')}`;
}

function skillText(site: Site, api: Api, links: Links): string {
  const { operation: hrefs, webhook: events } = referenceIndex(api);
  const to = (title: string, href: Href = '/reference') => link(title, links.markdown(href));
  const page = (operationId: string) =>
    to(
      api.operations.find((operation) => operation.operationId === operationId)?.summary ?? operationId,
      hrefs.get(operationId),
    );
  const prose = (markdown: string): readonly PhrasingContent[] =>
    markdown.split(/(\[[^\]]*\]\([^)]*\))/).flatMap((part) => {
      const [, said, target = ''] = /^\[([^\]]*)\]\(([^)]*)\)$/.exec(part) ?? [];
      if (said === undefined) return marked(part);
      return target.startsWith('/') ? link(said, links.markdown(target)) : marked(said);
    });
  const steps = api.operations.flatMap(({ operationId, responses }) =>
    [...new Set(responses.flatMap((response) => response.links.flatMap((next) => next.operationId ?? [])))].map(
      (next) => paragraph(page(operationId), ', then ', page(next)),
    ),
  );
  const guides = sequencesOf(site, links);
  const paths = operationPaths(api);
  const calls = api.operations.map(({ operationId }) => {
    const call = paths.get(hrefs.get(operationId) ?? '/reference');
    return paragraph(page(operationId), ': ', call === undefined ? 'method or path not documented' : code(call));
  });
  const webhooks = api.webhooks.map(({ id, name, summary, description }) => {
    const [about = ''] = description.split(/\n\s*\n/);
    return paragraph(...joined([[to(summary === '' ? name : summary, events.get(id))], prose(about)], ': '));
  });
  const keys = Object.values(api.securitySchemes).map((scheme) =>
    paragraph(...prose(`${capitalise(words(scheme))}. ${scheme.description}`)),
  );
  const errors = api.catalogue
    .filter(({ code: status }) => /^[45]/.test(status))
    .map(({ code: status, title, meaning, remedy = '' }) =>
      paragraph(code(status), ` ${title}: `, ...prose(`${meaning} ${remedy}`.trim())),
    );
  const questions = api.questions.filter(({ answer }) => answer === undefined);
  return toMarkdown([
    heading(1, `Integrate ${api.info.title}`),
    ...instructions(site, api, links),
    ...section('Keys', keys),
    ...section('Calls', calls),
    ...section('Calls to your server', webhooks),
    heading(2, 'Order of calls'),
    paragraph(steps.length + guides.length === 0 ? NO_ORDER : ORDER),
    ...list(steps),
    ...guides,
    ...section('Errors', errors),
    ...Object.entries(QUESTIONS).flatMap(([blocked, title]) =>
      section(
        title,
        questions
          .filter(({ blocks }) => blocks === blocked)
          .map(({ text: question, meanwhile }) =>
            paragraph(...marked(question), ...(meanwhile === '' ? [] : [' Until then: ', ...prose(meanwhile)])),
          ),
      ),
    ),
  ]);
}

/** Returns the sequence diagrams of guides as Markdown, because they show the order in which to call operations. */
function sequencesOf({ pages }: Site, links: Links): readonly RootContent[] {
  return pages.filter(hasMarkdownPage).flatMap((page) => {
    const sequences = page.content.filter(({ kind }) => kind === 'sequence');
    if (sequences.length === 0) return [];
    const title = heading(3, link(page.heading, links.markdown(page.href)));
    return [title, paragraph(page.description), ...createContext(page, links).blocks(sequences)];
  });
}
