import type { Location } from '../../../cli/problem.ts';
import { escapeRegExp } from '#src/shared/text/escape-reg-exp.ts';
import { walkElements } from '../../pages/vocabulary/walk.ts';
import type { ForeignName } from '../../source/guides/foreign-names.ts';
import type { GuideSource } from '../../source/guides/guide-source.ts';
import { locationOf } from '../../pages/guide/location.ts';
import type { CheckProblem } from '../lookup/check.ts';
import type { PieceProblem } from './passage-problems.ts';
import { isForeign } from '../lookup/guides/passages.ts';

/** Declarations of what is not of this API: entries of `names` in `checks.yaml` and of `foreign`, and `<Foreign>`. */
export class Foreign {
  readonly #used = new Set<object>();
  readonly #entries: readonly { readonly name: ForeignName; readonly pattern: RegExp }[];

  constructor(names: readonly ForeignName[]) {
    this.#entries = names.map((name) => ({ name, pattern: patternOf(name.text) }));
  }

  /** Whether what a problem is about is declared foreign. */
  covers({ problem: { unknown }, piece }: PieceProblem): boolean {
    const found = [
      ...(piece.foreign === undefined ? [] : [piece.foreign]),
      ...this.#entries.flatMap(({ name, pattern }) =>
        pattern.test(unknown) || pattern.test(piece.kind === 'code' ? piece.text : '') ? [name] : [],
      ),
    ];
    for (const one of found) this.#used.add(one);
    return found.length > 0;
  }

  /** Entries that cover nothing. */
  unusedNames(where: string): readonly CheckProblem[] {
    return this.#entries.flatMap(({ name }) =>
      this.#used.has(name)
        ? []
        : [unused(`\`${name.text}\` need not be called foreign: nothing uses it.`, where, name.location)],
    );
  }

  /** `<Foreign>` of a guide around nothing that has to be declared. */
  unusedElements(guide: GuideSource): readonly CheckProblem[] {
    return walkElements(guide.tree).flatMap((node) =>
      isForeign(node) && !this.#used.has(node)
        ? [
            unused(
              '`<Foreign>` surrounds nothing that has to be declared.',
              'Remove the tags.',
              locationOf(guide.file, node),
            ),
          ]
        : [],
    );
  }
}

function unused(message: string, hint: string, location: Location): CheckProblem {
  return { severity: 'warning', message, hint, location };
}

/** An entry as it stands in a text: `*` is any part of a name. */
function patternOf(entry: string): RegExp {
  return new RegExp(`^${entry.split('*').map(escapeRegExp).join('\\S*')}$`);
}
