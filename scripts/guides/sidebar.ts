import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { asList, asRecord, asText } from '../model/raw.ts';
import { didYouMean } from '../nearest.ts';
import { displayPath, type Problem } from '../problem.ts';
import { parseYaml } from '../yaml.ts';
import type { GuideSource } from './guide-source.ts';

/** Guides in the order of a sidebar written by hand, labelled as it says, and where the two disagree. */
export async function applySidebar(
  file: string,
  guides: readonly GuideSource[],
): Promise<{ guides: readonly GuideSource[]; problems: readonly Problem[] }> {
  if (!existsSync(file))
    return {
      guides,
      problems: [
        problem(
          `There is no sidebar \`${displayPath(file)}\`.`,
          'Write the list, or mend `layout.sidebar` in `checks.yaml`.',
          { file: displayPath(file), line: 1, column: 1 },
        ),
      ],
    };
  const yaml = parseYaml(await readFile(file, 'utf8'), file);
  const entries = asList(yaml.value).map((node, index) => ({
    label: asText(asRecord(node)['label']),
    page: asText(asRecord(node)['page']),
    index,
  }));
  const byPage = new Map(guides.map((guide) => [guide.href.slice(1), guide]));
  const entryOf = new Map([...entries].reverse().map((entry) => [entry.page, entry]));
  const labelled = new Map([...entries].reverse().map(({ label, index }) => [label, index]));
  const listed = [...byPage].flatMap(([page, guide]) => {
    const entry = entryOf.get(page);
    return entry === undefined
      ? []
      : [
          {
            index: entry.index,
            guide: {
              ...guide,
              frontmatter: { ...guide.frontmatter, navLabel: entry.label || guide.frontmatter.navLabel },
            },
          },
        ];
  });
  const forgotten = guides.filter(({ href }) => !entryOf.has(href.slice(1)));
  return {
    guides: [...listed.sort((a, b) => a.index - b.index).map(({ guide }) => guide), ...forgotten],
    problems:
      yaml.problems.length > 0
        ? yaml.problems
        : [
            ...entries.flatMap(({ label, page, index }) => {
              if (page === '')
                return [
                  problem(
                    'An entry of the sidebar has no `page`.',
                    'Add `page`: the name of the guide without its ending.',
                    yaml.locate([index]),
                  ),
                ];
              if (!byPage.has(page))
                return [
                  problem(
                    `The sidebar lists \`${page}\`, which is no page.`,
                    didYouMean(page, byPage.keys()),
                    yaml.locate([index, 'page']),
                  ),
                ];
              if (entryOf.get(page)?.index !== index)
                return [
                  problem(
                    `The sidebar lists \`${page}\` twice.`,
                    'Take one of the two entries out.',
                    yaml.locate([index, 'page']),
                  ),
                ];
              if (label === '')
                return [
                  problem(
                    `The entry \`${page}\` has no \`label\`.`,
                    'Add `label`: what readers see in the sidebar.',
                    yaml.locate([index]),
                  ),
                ];
              return labelled.get(label) === index
                ? []
                : [
                    problem(
                      `Two entries of the sidebar are labelled \`${label}\`.`,
                      'Give each a label of its own.',
                      yaml.locate([index, 'label']),
                    ),
                  ];
            }),
            ...forgotten
              .filter(({ frontmatter }) => !frontmatter.unlisted)
              .map((guide) =>
                problem(
                  `The sidebar does not list \`${guide.href.slice(1)}\`.`,
                  `Add it to \`${basename(file)}\`, or write \`unlisted: true\` in its frontmatter.`,
                  { file: displayPath(guide.file), line: 1, column: 1 },
                ),
              ),
          ],
  };
}

function problem(message: string, hint: string, location: Problem['location']): Problem {
  return { check: 'guide-sidebar', severity: 'error', message, hint, location };
}
