import { createRoot, type Root } from 'react-dom/client';
import { BrowserMantine } from '../content/BrowserMantine.tsx';
import { explainHere } from './ask.ts';
import { likelyWords } from '../shared/explain/likely-words.ts';
import { counted } from '../shared/text/words.ts';
import { Result } from './Result.tsx';

/** A text to explain, and where. */
export interface Showing {
  readonly text: string;
  /** Whether the field shows its beginning alone. */
  readonly isCut: boolean;
  /** `/` or `/docs/`. */
  readonly base: string;
  readonly output: HTMLElement;
  /** Whether no later text is being explained. */
  readonly isLatest: () => boolean;
  /** Says a sentence to screen readers and to everybody. */
  readonly say: (words: string) => void;
  /** Puts another text into the field. */
  readonly replace: (text: string) => void;
}

/** After how long it is said that a text is being read; in milliseconds. */
const SLOW = 400;

const roots = new WeakMap<HTMLElement, Root>();

/** Explains a text and renders the result; an empty text leaves nothing. */
export async function show({ text, isCut, base, output, isLatest, say, replace }: Showing): Promise<void> {
  const root = roots.get(output) ?? createRoot(output);
  roots.set(output, root);
  if (text.trim() === '') {
    root.render(null);
    return say('');
  }
  const waiting = setTimeout(() => isLatest() && say('Reading …'), SLOW);
  const explanation = await explainHere(text, base).finally(() => clearTimeout(waiting));
  if (!isLatest() || explanation === undefined) return;
  root.render(
    <BrowserMantine>
      <Result explanation={explanation} text={text} isCut={isCut} base={base} replace={replace} />
    </BrowserMantine>,
  );
  say(summary(explanation));
}

/** Sums the result up in a sentence, for whoever does not see it appear. */
function summary({ recognised, status, likely: [first] }: Parameters<typeof Result>[0]['explanation']): string {
  const count = first?.problems?.length;
  return [
    recognised,
    ...(status === undefined
      ? []
      : [`Status ${status.code}${status.entry === undefined ? '' : `, ${status.entry.title}`}.`]),
    ...(first === undefined ? [] : [`Best match: ${likelyWords(first)}.`]),
    ...(count === undefined ? [] : [count === 0 ? 'No problems.' : `${counted(count, 'problem')}.`]),
  ].join(' ');
}
