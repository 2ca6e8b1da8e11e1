import type { Table } from 'mdast';
import { valueText } from '#src/shared/schema/enums.ts';
import { escapeRegExp } from '#src/shared/text/escape-reg-exp.ts';
import type { GuideSource } from '../../guides/sources/guide-source.ts';
import type { Check, CheckProblem, CheckContext } from '../lookup/check.ts';
import {
  fencesIn,
  describedPassages,
  passagesIn,
  type Passage,
  type Piece,
  isForeign,
} from '../lookup/guides/passages.ts';
import { hasGuides } from '../lookup/usage.ts';
import { declaredIn } from './declared.ts';
import { IN_FRONTMATTER } from './span-problem.ts';
import { passageProblems, type PieceProblem } from './passage-problems.ts';
import { isSequence } from '../../guides/prose/fence.ts';
import { fieldFact } from '../../pages/vocabulary/field-fact.ts';
import { groupBy } from '../../text/group-by.ts';
import { enumsIn } from '../lookup/enums.ts';
import type { Location } from '../../cli/problem.ts';
import { walkElements } from '../../pages/vocabulary/component.ts';
import type { ForeignName } from '../../guides/sources/foreign-names.ts';
import { locationOf } from '../../pages/guide/location.ts';

/**
 * Code spans in guides and descriptions contain only names that exist, such as field names. The form of a span decides
 * what it has to name; the rules are in `guides/README.md`. In a project without guides, only errors are reported:
 * warnings may be about names of other APIs that nobody has listed yet.
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
        yield { ...placed(found), hint: found.problem.hint.replace(IN_FRONTMATTER, '') };
      }
    }
    if (hasGuides(context)) yield* shared.unusedNames('Remove it from `names`.');
  },
};

function placed({ problem, at }: PieceProblem): CheckProblem {
  return { ...problem, location: at() };
}

/**
 * Whether any of the lists declares the unknown name of a problem as foreign. All lists are tested, because each
 * records which of its entries are used.
 */
function isCovered(found: PieceProblem, ...all: readonly Foreign[]): boolean {
  return all.filter((foreign) => foreign.covers(found)).length > 0;
}

/** Returns the words in the code blocks of a guide, which the prose of the guide may explain. */
function wordsOfCode(guide: GuideSource): ReadonlySet<string> {
  return new Set(
    fencesIn(guide)
      .filter(({ language }) => !isSequence(language))
      .flatMap(({ node }) => node.value.match(/[A-Za-z_]\w*(?:[.-]\w+)*/g) ?? [])
      .flatMap((word) => [word, ...word.split('.')]),
  );
}

/** Reports a number in a code span if `<Field … limit="maxLength">` in the same sentence prints another number. */
function limitProblems({ pieces }: Passage, { api }: CheckContext): readonly CheckProblem[] {
  return pieces.flatMap((piece, index) => {
    const { schema = '', path = '', limit } = piece.attributes ?? {};
    const fact = limit === undefined ? undefined : fieldFact({ schema, path, limit }, api);
    if (fact === undefined) return [];
    return sentenceAround(pieces, index).flatMap((other) =>
      other.kind === 'code' && /^\d+$/.test(other.text) && other.text !== fact
        ? [
            {
              message: `The \`${limit}\` of \`${path}\` is \`${fact}\`, not \`${other.text}\`.`,
              hint: `Leave the number out: \`<Field … limit="${limit}" />\` prints it.`,
              location: other.at(0, other.text.length),
            },
          ]
        : [],
    );
  });
}

/** Returns the pieces of the sentence that contains the piece at `index`. */
function sentenceAround(pieces: readonly Piece[], index: number): readonly Piece[] {
  const ends = (piece: Piece): boolean => piece.kind === 'text' && /[.!?](?:\s|$)/.test(piece.text);
  const from = pieces.findLastIndex((piece, at) => at < index && ends(piece));
  const to = pieces.findIndex((piece, at) => at > index && ends(piece));
  return pieces.slice(from + 1, to < 0 ? undefined : to);
}

/**
 * Minimum number of values in an enum or the error catalogue with which a table is compared. A table may omit a value
 * of a shorter list on purpose.
 */
const FEWEST = 4;

/**
 * Reports tables that lack one value of an enum or of the error catalogue. The first column of such a table consists of
 * code spans and has all the other values.
 */
function columnProblems(passages: readonly Passage[], context: CheckContext): readonly CheckProblem[] {
  const lists = listsIn(context);
  const cells = passages.filter(({ cell }) => cell?.column === 0 && cell.row > 0);
  return [...groupBy(cells, ({ cell }) => cell?.table as Table).values()].flatMap((column) => {
    const spans = column.flatMap(({ pieces: [span, ...others] }): Piece[] =>
      span?.kind === 'code' && others.length === 0 && span.foreign === undefined ? [span] : [],
    );
    const values = new Set(spans.map(({ text }) => text));
    const list = lists.find((one) => one.size === values.size + 1 && [...values].every((value) => one.has(value)));
    const last = spans.at(-1);
    if (list === undefined || last === undefined || spans.length !== column.length) return [];
    const lacking = [...list].find((value) => !values.has(value)) ?? '';
    return [
      {
        message: `The table lists all values except \`${lacking}\`.`,
        hint: 'Add a row for this value, or print the values with `<EnumTable>` or `<ErrorCatalogue>`.',
        location: last.at(0, last.text.length),
      },
    ];
  });
}

function listsIn({ api, document }: CheckContext): readonly ReadonlySet<string>[] {
  return [
    ...enumsIn(document).map(({ members }) => new Set(members.map(({ value }) => valueText(value)))),
    new Set(api.catalogue.map(({ code }) => code)),
  ].filter(({ size }) => size >= FEWEST);
}

/**
 * Names that authors list as names of other APIs: under `names` in `checks.yaml`, under `foreign` in frontmatter, or
 * inside `<Foreign>`. Records which entries and elements are needed.
 */
class Foreign {
  readonly #used = new Set<object>();
  readonly #entries: readonly { readonly name: ForeignName; readonly pattern: RegExp }[];

  constructor(names: readonly ForeignName[]) {
    this.#entries = names.map((name) => ({ name, pattern: patternOf(name.text) }));
  }

  /**
   * Whether a listed name or a `<Foreign>` element allows the unknown name of a problem. Records these names and
   * elements as needed.
   */
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

  /**
   * Reports listed names that no text needs.
   *
   * @param where hint of these problems, which says where the author has to remove the name
   */
  unusedNames(where: string): readonly CheckProblem[] {
    return this.#entries.flatMap(({ name }) =>
      this.#used.has(name)
        ? []
        : [unused(`\`${name.text}\` need not be listed: no text needs it.`, where, name.location)],
    );
  }

  /** Reports `<Foreign>` elements of a guide that contain no unknown name. */
  unusedElements(guide: GuideSource): readonly CheckProblem[] {
    return walkElements(guide.tree).flatMap((node) =>
      isForeign(node) && !this.#used.has(node)
        ? [
            unused(
              '`<Foreign>` contains no name that has to be declared.',
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

/** Converts a listed name to a regular expression: `*` matches any part of a name. */
function patternOf(entry: string): RegExp {
  return new RegExp(`^${entry.split('*').map(escapeRegExp).join('\\S*')}$`);
}
