import { createHash } from 'node:crypto';
import type { RootContent } from 'mdast';
import type { Api } from '#src/model/api.ts';
import type { Site } from '#src/model/site.ts';
import { instructions } from '../markdown/instructions.ts';
import type { Links } from '../markdown/links.ts';
import { operationPaths } from '../markdown/llms.ts';
import { code, heading, link, list, marked, paragraph, text } from '../markdown/nodes.ts';
import { toMarkdown } from '../markdown/to-markdown.ts';
import { referenceIndex } from '../../compile/pages/reference/groups.ts';
import type { OutputFile } from '../output-file.ts';

const FOLDER = '.well-known/agent-skills';
/** Of the index: Agent Skills Discovery 0.2.0. */
const SCHEMA = 'https://schemas.agentskills.io/discovery/0.2.0/schema.json';

/**
 * The skill "integrate this API" (agentskills.io) and the index by which agents find it: which key goes where, which call
 * follows which, what nobody but the provider knows.
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

/** A name of lower-case letters, digits and single hyphens, 64 characters at most with what stands before it. */
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
  const { operation: hrefs } = referenceIndex(api);
  const page = (operationId: string) => {
    const title = api.operations.find((operation) => operation.operationId === operationId)?.summary ?? operationId;
    return link(title, links.markdown(hrefs.get(operationId) ?? '/reference'));
  };
  const steps = api.operations.flatMap(({ operationId, responses }) =>
    [...new Set(responses.flatMap((response) => response.links.flatMap((next) => next.operationId ?? [])))].map(
      (next) => [paragraph(page(operationId), ', then ', page(next))],
    ),
  );
  const paths = operationPaths(api);
  const calls = api.operations.map(({ operationId }) => {
    const call = paths.get(hrefs.get(operationId) ?? '/reference');
    return [
      paragraph(page(operationId), ': ', call === undefined ? text('method or path not documented') : code(call)),
    ];
  });
  const questions = api.questions.filter(({ answer }) => answer === undefined);
  return toMarkdown([
    heading(1, `Integrate ${api.info.title}`),
    ...instructions(site, api, links),
    ...section('Calls', calls),
    ...section('Order of calls', steps),
    ...section(
      'Ask the provider',
      questions.map(({ text: question, meanwhile }) => [
        paragraph(
          ...marked(question),
          ...(meanwhile === '' ? [] : [text(' Until then: '), ...marked(withoutLinks(meanwhile))]),
        ),
      ]),
    ),
  ]);
}

/** Markdown whose links are their words: a skill is read away from the site. */
function withoutLinks(markdown: string): string {
  return markdown.replace(/\[([^\]]*)\]\([^)]*\)/g, '$1');
}

function section(title: string, items: readonly (readonly RootContent[])[]): readonly RootContent[] {
  return items.length === 0 ? [] : [heading(2, title), ...list(items)];
}
