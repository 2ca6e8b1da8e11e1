import { dayWords } from '#src/shared/text/day.ts';
import type { Content } from '#src/model/content.ts';
import type { Api } from '#src/model/api.ts';
import type { ReleaseNote, ReportedChange } from '#src/model/history.ts';
import type { Href } from '#src/model/nav.ts';
import { memoize } from '#src/shared/text/memoize.ts';
import type { Anchors } from '../../context/anchors.ts';
import { type ReferenceContext, section } from '../context.ts';
import { operationNames } from '../../operation/call-places.ts';
import { code, commaSeparated, element, link, list, marked, paragraph, text } from '../../../guides/prose/nodes.ts';

type Verdict = ReportedChange['verdict'];

/** All verdicts on changes, such as `breaking`, with their headings, the most severe first. */
const VERDICTS: readonly (readonly [verdict: Verdict, heading: string, about: string])[] = [
  ['breaking', 'Breaking', 'Programs that were right before stop working, or do something else.'],
  ['risky', 'Risky', 'Programs may stop working, depending on how they are written.'],
  ['safe', 'Safe', 'Programs work as before.'],
];

/** Anchor of the list of safe changes, which do not affect programs. */
export const SAFE = 'safe';

/** Number of operations above which a change is listed once rather than for each operation. */
const GENERAL = 10;

/** Whether a change affects so many operations that it is listed only once. */
export function isGeneral({ operations }: ReportedChange): boolean {
  return operations.length > GENERAL;
}

/** Maximum number of operations named in a line; further ones are only counted. */
const NAMED = 5;

/** Lists changes under a heading for each verdict, such as `breaking`. */
export function byVerdict(
  changes: readonly ReportedChange[],
  { context, anchors, level = 2 }: { context: ReferenceContext; anchors: Anchors; level?: 2 | 3 },
): Content {
  return VERDICTS.flatMap(([verdict, heading]) =>
    section(
      heading,
      list(changes.filter((change) => change.verdict === verdict).map((change) => line(change, context))),
      anchors,
      level,
    ),
  );
}

/** Describes a change: what changed, why this breaks or may break programs, and the operations that it affects. */
function line({ message, reason, operations, verdict }: ReportedChange, context: ReferenceContext): Content {
  const others = operations.filter((name) => !message.includes(`\`${name}\``));
  // Names of calls in the sentence become links to their pages.
  const sentence = message
    .split('`')
    .map((part, index) =>
      index % 2 === 0 ? text(part) : operations.includes(part) ? callName(part, context) : code(part),
    );
  return [
    ...sentence,
    ...(verdict === 'safe' ? [] : [text(` ${reason}`)]),
    ...(others.length === 0 ? [] : [text(' Affects '), ...callNames(others, context), text('.')]),
  ];
}

/** Describes a change, preceded by its verdict, for a page that already names the operation or webhook. */
export function verdictLine({ message, reason, verdict }: ReportedChange): Content {
  const [, heading = ''] = VERDICTS.find(([one]) => one === verdict) ?? [];
  return [
    element('strong', text(heading)),
    text(': '),
    ...marked(message),
    text(verdict === 'safe' ? '' : ` ${reason}`),
  ];
}

/** Lists the names of operations and webhooks, linked to their pages if these exist. */
function callNames(names: readonly string[], context: ReferenceContext): Content {
  const shown = names.slice(0, NAMED).map((name) => callName(name, context));
  const more = names.length - NAMED;
  return [...commaSeparated(shown), ...(more > 0 ? [text(` and ${more} more`)] : [])];
}

/** Returns the name of an operation or webhook, linked to its page if there is one. */
export function callName(name: string, context: ReferenceContext): Content[number] {
  const href = callHref(name, context);
  return href === undefined ? code(name) : link(name, href);
}

/**
 * Returns the URL of the page of an operation or webhook. `name` is the id, or method and path, of the operation, or
 * the name of the webhook.
 */
export function callHref(name: string, { api, index }: Pick<ReferenceContext, 'api' | 'index'>): Href | undefined {
  return index.operation.get(idsOf(api).get(name) ?? name) ?? index.webhook.get(name);
}

/** Maps each name of an operation (its id, or its method and path) to its id. */
const idsOf = memoize(
  ({ operations }: Api): ReadonlyMap<string, string> =>
    new Map(operations.flatMap((one) => operationNames(one).map((name) => [name, one.operationId] as const))),
);

/**
 * Lists notes on breaking changes, each with its date, what to do, and a request or response before and after the
 * change.
 */
export function noteLines(notes: readonly ReleaseNote[]): Content {
  return notes.flatMap(({ date, title, todo, before, after }) => [
    paragraph(element('strong', ...marked(title)), `, from ${dayWords(date)}. `, ...marked(todo)),
    ...sample('Before', before),
    ...sample('Now', after),
  ]);
}

function sample(title: string, text: string | undefined): Content {
  if (text === undefined) return [];
  const syntax = /^\s*[[{]/.test(text) ? 'json' : /^curl\b/m.test(text) ? 'bash' : 'text';
  return [{ kind: 'codeBlock', title, code: { text, syntax } }];
}

/** Counts changes by verdict: `2 breaking, 1 risky, 4 safe`. */
export function counts(changes: readonly ReportedChange[]): string {
  const parts = VERDICTS.flatMap(([verdict]) => {
    const count = changes.filter((change) => change.verdict === verdict).length;
    return count === 0 ? [] : [`${count} ${verdict}`];
  });
  return parts.length === 0 ? 'nothing that programs notice' : parts.join(', ');
}
