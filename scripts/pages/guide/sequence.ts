import type { Code, RootContent } from 'mdast';
import type { Content, Message, Sequence } from '#src/model/content.ts';
import { parseMarkdown } from '../../description/markdown/markdown.ts';

/**
 * A mistake in a sequence block. `line` is the number of lines below the opening fence; `indent` is the column, from 0.
 */
export interface SequenceError {
  readonly line: number;
  readonly indent: number;
  readonly message: string;
  readonly hint: string;
}

/**
 * Matches a message, with arrows as in `sequence` or `mermaid` blocks. Two hyphens mark a response. `+` and `-` after
 * the arrow, which activate participants in Mermaid, are ignored.
 */
const MESSAGE = /^(?<from>.+?)(?<arrow>--?)(?:>>?|x|\))[+-]?(?<to>\s*[^:\s>][^:]{0,200}):\s*(?<label>.+)$/;
const TITLE = /^title(?::\s*|\s+)(?<title>.*)$/;
const PARTICIPANT = /^(?:participant|actor)\s+(?<id>\S+)(?:\s+as\s+(?<name>.+))?$/;
/** Matches empty lines, and lines of Mermaid syntax that have no effect here. */
const SILENT = /^(?:sequenceDiagram|autonumber|(?:de)?activate\b.*|%%.*)?$/;
const MAX_PARTICIPANTS = 5;

/**
 * Parses a fenced code block as a sequence diagram. In language `sequence`, it contains `title: …`, then messages such
 * as `Shop -> Bank: pays` or, for a response, `Bank --> Shop: paid`. In language `mermaid`, it must be a sequence
 * diagram without blocks and notes.
 */
export function parseSequence(
  { lang, value }: Code,
  inline: (nodes: readonly RootContent[]) => Content,
): { sequence: Sequence; errors: readonly SequenceError[] } {
  const participants: string[] = [];
  const messages: Message[] = [];
  const errors: SequenceError[] = [];
  const names = new Map<string, string>();
  let title = '';
  const fail = (message: string, hint: string, line = 0, indent = 0): void =>
    void errors.push({ line, indent, message, hint });
  const [kind] = value.split('\n').filter((line) => !/^\s*(?:%%.*)?$/.test(line));
  if (lang === 'mermaid' && kind?.trim() !== 'sequenceDiagram') {
    fail(
      'The only Mermaid diagrams that a guide can show are sequence diagrams.',
      'Begin the diagram with `sequenceDiagram`, or use an image.',
    );
    return { sequence: { title, participants, messages }, errors };
  }
  for (const [index, raw] of value.split('\n').entries()) {
    const text = raw.trim();
    const groups = MESSAGE.exec(text)?.groups;
    if (SILENT.test(text)) continue;
    const declared = PARTICIPANT.exec(text)?.groups;
    const titled = TITLE.exec(text)?.groups;
    if (titled !== undefined && groups === undefined) title = titled['title'] ?? '';
    else if (declared !== undefined) {
      const { id = '', name = id } = declared;
      names.set(id, name);
      participant(name, participants);
    } else if (groups === undefined)
      fail(
        `\`${text}\` is not a message.`,
        'Write `Customer -> Your server: pays`, or `-->` for a response.',
        index + 1,
        raw.length - raw.trimStart().length,
      );
    else {
      const [from, to] = [groups['from'] ?? '', groups['to'] ?? ''].map((name) =>
        participant(names.get(name.trim()) ?? name.trim(), participants),
      );
      messages.push({
        from: from ?? 0,
        to: to ?? 0,
        response: groups['arrow'] === '--',
        label: inline(phrase(groups['label'] ?? '')),
      });
    }
  }
  if (title === '')
    fail('The sequence diagram has no title.', 'Begin the diagram with `title: …`, which screen readers read out.');
  if (participants.length > MAX_PARTICIPANTS)
    fail(
      `The sequence diagram has ${participants.length} participants.`,
      `Use at most ${MAX_PARTICIPANTS}, so that the diagram fits on a phone.`,
    );
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
