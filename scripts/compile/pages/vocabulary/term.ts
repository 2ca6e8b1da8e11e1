import type { Content } from '#src/model/content.ts';

/** A name or value of the API in a line of text. */
export function term(node: {
  readonly text: string;
  readonly code: boolean;
  readonly detail?: string | undefined;
  readonly href?: string | undefined;
}): Content {
  const { text, code, detail, href } = node;
  return [
    { kind: 'term', text, code, ...(detail === undefined ? {} : { detail }), ...(href === undefined ? {} : { href }) },
  ];
}
