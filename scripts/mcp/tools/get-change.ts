import type { ReleaseNote } from '#src/model/history.ts';
import { didYouMean } from '#src/shared/text/nearest.ts';
import { argument, OFFSET, partOf, ToolError, type Tool } from '../tool.ts';
import { NO_VERSIONS, releaseLine } from './list-changes.ts';

/** The tool that returns everything about one change. */
export const getChange: Tool = {
  name: 'get_change',
  title: 'Get a change',
  description:
    'Everything about one change: verdict and reason, all operations and webhooks that it affects and, if the provider announces it, the day on which it takes effect, what to do, and a call or response before and after. Includes every version that has it.',
  ofAllVersions: true,
  properties: {
    key: {
      type: 'string',
      minLength: 1,
      maxLength: 2000,
      description: 'Key of the change, as list_changes returns it.',
    },
    offset: OFFSET,
  },
  required: ['key'],
  answer(input, site) {
    const asked = argument(input, 'key');
    const releases = site.releases();
    if (releases.length === 0) return NO_VERSIONS;
    const texts = releases.flatMap((release) => {
      const change = release.changes?.find(({ key }) => key === asked);
      if (change === undefined) return [];
      const { verdict, message, reason, operations } = change;
      return [
        `# ${verdict} \`${asked}\`: ${releaseLine(release, releases)}`,
        `${message} ${reason}`,
        ...(operations.length === 0 ? [] : [`Affects ${operations.map((name) => `\`${name}\``).join(', ')}.`]),
        ...release.notes.filter(({ changes }) => changes.includes(asked)).flatMap(noteLines),
      ];
    });
    if (texts.length > 0) return partOf(texts.join('\n\n'), input['offset']);
    const keys = releases.flatMap(({ changes = [] }) => changes.map(({ key }) => key));
    throw new ToolError(`No change has the key \`${asked}\`. ${didYouMean(asked, new Set(keys))}`);
  },
};

function noteLines({ title, date, todo, before, after }: ReleaseNote): readonly string[] {
  const sample = (name: string, text: string | undefined): readonly string[] =>
    text === undefined ? [] : [`${name}:`, text.replace(/^/gm, '    ')];
  return [`## ${title}, from ${date}`, todo, ...sample('Before', before), ...sample('Now', after)];
}
