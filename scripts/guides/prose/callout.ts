import type { CalloutNode } from '#src/model/prose.ts';
import { suggest, type Suggestion } from '#src/shared/text/nearest.ts';
import { capitalise } from '#src/shared/text/words.ts';

/** Tones of callouts, by kind. The kinds include those of GitHub, Docusaurus, Starlight and VitePress. */
const TONES = {
  note: 'note',
  info: 'note',
  important: 'note',
  tip: 'tip',
  warning: 'warning',
  caution: 'warning',
  danger: 'warning',
} as const;

/** Reports a mistake in a part of a text, such as a callout. The function adds the location of the part. */
export type ReportMistake = (mistake: { readonly message: string } & Suggestion) => void;

/** Creates a callout. Without a title, the kind is the title. Reports an unknown kind. */
export function calloutOf<Child>(
  { kind = '', title }: { readonly kind?: string; readonly title?: string },
  children: readonly Child[],
  report: ReportMistake,
): CalloutNode<Child> {
  const tone = Object.hasOwn(TONES, kind) ? TONES[kind as keyof typeof TONES] : undefined;
  if (tone === undefined && kind !== '')
    report({ message: `\`${kind}\` is not a kind of callout.`, ...suggest(kind, Object.keys(TONES)) });
  return { kind: 'callout', tone: tone ?? 'note', title: title ?? capitalise(kind), children };
}
