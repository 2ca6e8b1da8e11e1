import type { RootContent } from 'mdast';
import type { RequestScenario, RequestSection } from '#src/model/operation-section.ts';
import { codeBlock, heading, marked, paragraph, strong } from '../nodes.ts';
import type { Level, MarkdownContext } from '../markdown-context.ts';

/** The language of samples: every agent reads it, and it shows the request itself. */
const LANGUAGE = 'curl';

/** Writes request samples, one for each scenario, and the body where the sample does not show it verbatim. */
export function requestSamples(
  { title, scenarios }: RequestSection,
  level: Level,
  context: MarkdownContext,
): readonly RootContent[] {
  if (scenarios.every(({ samples }) => samples.length === 0)) return [];
  return [
    heading(level, title),
    ...scenarios.flatMap((scenario) => scenarioBlocks(scenario, scenarios.length > 1, context)),
  ];
}

function scenarioBlocks(
  scenario: RequestScenario,
  isOneOfMany: boolean,
  context: MarkdownContext,
): readonly RootContent[] {
  const { samples, title, description = [], generated, incomplete, withoutResponse } = scenario;
  const sample = samples.find(({ language }) => language.id === LANGUAGE) ?? samples[0];
  if (sample === undefined) return [];
  return [
    ...(isOneOfMany ? [paragraph(strong(title))] : []),
    ...context.blocks(description),
    ...(generated === true ? [paragraph('The body is generated from the schema.')] : []),
    ...(incomplete === undefined ? [] : [paragraph(...marked(incomplete))]),
    ...(withoutResponse === true ? [paragraph('The example response belongs to another request.')] : []),
    codeBlock(sample.code.text, sample.code.syntax),
    ...body(scenario, sample.code.text),
  ];
}

/** Writes the body as JSON where quoting for the shell has changed it. */
function body({ request }: RequestScenario, shown: string): readonly RootContent[] {
  if (request?.body.kind !== 'json') return [];
  const json = JSON.stringify(request.body.value, null, 2);
  return json === undefined || shown.includes(json) ? [] : [paragraph('Its body:'), codeBlock(json, 'json')];
}
