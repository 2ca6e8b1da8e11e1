import type { Code, RootContent } from 'mdast';
import type { Content, Message, Sequence } from '#src/model/content.ts';
import { parseMarkdown } from '../../source/markdown/markdown.ts';

/**
 * A line of a sequence block that cannot be read: how far below the opening fence, and how far to its right, it begins.
 */
export interface SequenceError {
  readonly line: number;
  readonly indent: number;
  readonly message: string;
  readonly hint: string;
}

const MESSAGE = /^(?<from>.+?)(?<arrow>-->|->)(?<to>\s*[^:\s][^:]{0,200}):\s*(?<label>.+)$/;
const MAX_PARTICIPANTS = 5;

/**
 * Reads a fenced block of language `sequence`: `title: …`, then `Customer -> Server: label` or `Server --> Customer:
 * label`.
 */
export function parseSequence(
  { value }: Code,
  inline: (nodes: readonly RootContent[]) => Content,
): { sequence: Sequence; errors: readonly SequenceError[] } {
  const participants: string[] = [];
  const messages: Message[] = [];
  const errors: SequenceError[] = [];
  let title = '';
  for (const [index, raw] of value.split('\n').entries()) {
    const text = raw.trim();
    const fail = (message: string, hint: string) =>
      errors.push({ line: index + 1, indent: raw.length - raw.trimStart().length, message, hint });
    const groups = MESSAGE.exec(text)?.groups;
    if (text === '') continue;
    if (text.startsWith('title:')) title = text.slice('title:'.length).trim();
    else if (groups === undefined)
      fail(`\`${text}\` is no message.`, 'Write `Customer -> Your server: pays`, or `-->` for a response.');
    else {
      const [from, to] = [groups['from'] ?? '', groups['to'] ?? ''].map((name) =>
        participant(name.trim(), participants),
      );
      messages.push({
        from: from ?? 0,
        to: to ?? 0,
        response: groups['arrow'] === '-->',
        label: inline(phrase(groups['label'] ?? '')),
      });
    }
  }
  if (title === '')
    errors.push({
      line: 0,
      indent: 0,
      message: 'The sequence has no title.',
      hint: 'Begin it with `title: …`; screen readers announce it.',
    });
  if (participants.length > MAX_PARTICIPANTS)
    errors.push({
      line: 0,
      indent: 0,
      message: `The sequence has ${participants.length} participants.`,
      hint: `Use at most ${MAX_PARTICIPANTS}, so that it reads on a phone.`,
    });
  return { sequence: { title, participants, messages }, errors };
}

function participant(name: string, participants: string[]): number {
  const known = participants.indexOf(name);
  return known >= 0 ? known : participants.push(name) - 1;
}

function phrase(label: string): readonly RootContent[] {
  const first = parseMarkdown(label).children[0];
  return first?.type === 'paragraph' ? (first.children as RootContent[]) : [];
}
