import type { GuideSource } from '../../source/guides/guide-source.ts';
import type { Check, CheckProblem } from '../lookup/check.ts';
import { fencesIn } from '../lookup/guides/nodes.ts';
import { hasGuides } from '../lookup/usage.ts';
import { columnProblems } from './columns.ts';
import { declaredIn } from './declared.ts';
import { Foreign } from './foreign.ts';
import { limitProblems } from './limits.ts';
import { passageProblems, type PieceProblem } from './passage-problems.ts';
import { describedPassages, passagesIn } from '../lookup/guides/passages.ts';
import { isSequence } from '../../prose/fence.ts';

/**
 * Code spans in guides and descriptions name what exists; their form alone says what they name. `guides/README.md` has
 * the rule. Without guides, nobody has said which names are foreign, so that only errors are reported.
 */
export const proseNames: Check = {
  id: 'prose-names',
  *run(context) {
    const declared = declaredIn(context);
    const shared = new Foreign(context.names);
    for (const guide of context.guides.guides) {
      const passages = passagesIn(guide);
      const own = new Foreign(guide.frontmatter.foreign);
      const shown = wordsOfCode(guide);
      for (const found of passages.flatMap((passage) => passageProblems(passage, declared))) {
        const { severity, unknown } = found.problem;
        if (!isCovered(found, own, shared) && (severity === 'error' || !shown.has(unknown))) yield placed(found);
      }
      yield* passages.flatMap((passage) => limitProblems(passage, context));
      yield* columnProblems(passages, context);
      yield* own.unusedNames('Remove it from `foreign`.');
      yield* own.unusedElements(guide);
    }
    const reported = new Set<string>();
    for (const passage of describedPassages(context)) {
      const reportedHere = new Set<string>();
      for (const found of passageProblems(passage, declared)) {
        const { severity, unknown } = found.problem;
        const isDoubt = severity === 'warning';
        if (isCovered(found, shared) || (isDoubt && !hasGuides(context))) continue;
        const before = isDoubt ? reported : reportedHere;
        if (before.has(unknown)) continue;
        before.add(unknown);
        yield placed(found);
      }
    }
    if (hasGuides(context)) yield* shared.unusedNames('Remove it from `names`.');
  },
};

function placed({ problem, at }: PieceProblem): CheckProblem {
  return { ...problem, location: at() };
}

/** Asks each of them, so that each knows that it is used. */
function isCovered(found: PieceProblem, ...all: readonly Foreign[]): boolean {
  return all.filter((foreign) => foreign.covers(found)).length > 0;
}

/** Words in the code blocks of a guide, which its prose may explain. */
function wordsOfCode(guide: GuideSource): ReadonlySet<string> {
  return new Set(
    fencesIn(guide)
      .filter(({ language }) => !isSequence(language))
      .flatMap(({ node }) => node.value.match(/[A-Za-z_]\w*(?:[.-]\w+)*/g) ?? [])
      .flatMap((word) => [word, ...word.split('.')]),
  );
}
