import type { Content } from '#src/model/content.ts';

/** Code under a title. */
export function codePanel(title: string, text: string, syntax: string): Content {
  return [{ kind: 'codePanel', panel: { title, code: { text, syntax } } }];
}
