/** Markdown beyond CommonMark: callouts, tasks, footnotes and attributes of fences, as an author writes them. */
import { describe, expect, it } from 'vitest';
import { toProse as contentOf, descriptionProblems } from '#scripts/guides/prose/description.ts';
import type { Content } from '#src/model/content.ts';

/** Content as short text: `callout warning "Mind" (text)`. */
function short(content: Content): string {
  return content
    .map((node) => {
      switch (node.kind) {
        case 'text':
          return node.value;
        case 'callout':
          return `${node.tone} "${node.title}" {${short(node.children)}}`;
        case 'element':
          return `${node.name}${node.done === undefined ? '' : node.done ? ' done' : ' to do'}{${short(node.children)}}`;
        case 'codeBlock':
          return `${node.code.syntax} "${node.title ?? ''}" ${node.marks?.join() ?? ''} {${node.code.text}}`;
        default:
          return node.kind;
      }
    })
    .join('');
}

describe('shows', () => {
  it.each([
    [':::note\nA\n:::', 'note "Note" {p{A}}'],
    [':::danger[Mind *it*]\nA\n\n:::tip Why\nB\n:::\n:::', 'warning "Mind *it*" {p{A}tip "Why" {p{B}}}'],
    ['> [!IMPORTANT]\n> A', 'note "Important" {p{A}}'],
    ['- [!NOTE] B', 'ul{li{[!NOTE] B}}'],
    ['`:::note`\n\n```text\n:::note\n```', 'p{code{:::note}}text ""  {:::note}'],
    ['- [ ] A\n- [x] B\n- C', 'ul{li to do{A}li done{B}li{C}}'],
    ['H~2~O ~~old~~', 'p{H~2~O del{old}}'],
    ['A[^b], C[^a], D[^b]\n\n[^a]: first\n[^b]: second', 'p{A[1], C[2], D[1]}hr{}ol{li{p{second}}li{p{first}}}'],
    ['A[^none]', 'p{A[^none]}'],
    ['```js title="a b.js" {1,3-4}\n1\n2\n3\n4\n```', 'js "a b.js" 1,3,4 {1\n2\n3\n4}'],
  ])('%j', (given, want) => {
    expect(short(contentOf(given))).toBe(want);
    expect(descriptionProblems(given)).toEqual([]);
  });
});

describe('tells', () => {
  it.each([
    [':::nota\nA\n:::', '`nota` is not a kind of callout.'],
    ['> [!NOTTE]\n> A', '`notte` is not a kind of callout.'],
    [':::note\nA', 'This callout is not closed.'],
    ['A\n\n:::', 'This `:::` closes no callout.'],
    ['```js {7}\n1\n```', '`{7}` marks lines that the code does not have.'],
    ['```js {a}\n1\n```', '`{a}` is not an attribute of a code fence.'],
    ['```js titel="a"\n1\n```', '`titel="a"` is not an attribute of a code fence.'],
  ])('%j', (given, want) => {
    expect(descriptionProblems(given).map(({ message }) => message)).toEqual([want]);
  });
});
