import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { asList, asRecord, asText } from '#src/shared/schema/raw.ts';
import { UsageError } from '../../cli/problem.ts';
import { titleOfName } from '../../text/title-of-name.ts';
import { fillIn } from '../../text/fill-in.ts';
import { addItem, toYaml } from '../edit-yaml.ts';
import { requireName } from '../sources.ts';
import type { Kind } from './kind.ts';

/** Distance between the `order` values of two neighbouring guides, so that others fit between them. */
const STEP = 10;

/** `npm run new -- guide` writes a guide, and places it last in its group. A new group is added to `groups.yaml`. */
export const guide: Kind = {
  name: 'Name of the guide in its URL: `accept-payments`',
  async write(name, { guides, draft }, answers) {
    requireName(name, /^[A-Za-z\d][\w-]*$/, 'accept-payments');
    if (guides === undefined)
      throw new UsageError('There is no folder of guides.', 'Give the folder of the guides with --guides DIR.');
    const registry = join(guides, 'groups.yaml');
    const groups = asList(draft.valueAt({ file: registry, path: [] })).map((group) =>
      asText(asRecord(group)['folder']),
    );
    const group = await answers.ask({
      option: 'group',
      question: `Group: its folder, one of ${groups.join(', ')}, or a new one`,
    });
    requireName(group, /^[A-Za-z\d][\w-]*$/, 'get-started');
    const taken = groups.find((folder) => existsSync(join(guides, folder, `${name}.mdx`)));
    if (taken !== undefined)
      throw new UsageError(`The group \`${taken}\` already has a guide \`${name}\`.`, 'Choose another name.');
    if (!groups.includes(group)) {
      const label = await answers.ask({
        option: 'label',
        question: 'Label of the new group',
        fallback: titleOfName(group),
      });
      draft.change(registry, (text) => addItem(text, [], { folder: group, label }));
    }
    const title = await answers.ask({ option: 'title', question: 'Title', fallback: titleOfName(name) });
    const head = {
      title,
      description: fillIn('what readers can do after this guide'),
      order: nextOrder(join(guides, group)),
    };
    draft.create(join(guides, group, `${name}.mdx`), `---\n${toYaml(head)}---\n\n${fillIn('what to do first')}\n`);
  },
};

/** Returns an `order` value that places a guide last in a folder. */
function nextOrder(folder: string): number {
  const files = existsSync(folder) ? readdirSync(folder).filter((file) => file.endsWith('.mdx')) : [];
  const orders = files.map((file) =>
    Number(/^order:\s*(\d+)/m.exec(readFileSync(join(folder, file), 'utf8'))?.[1] ?? 0),
  );
  return (Math.floor(Math.max(0, ...orders) / STEP) + 1) * STEP;
}
