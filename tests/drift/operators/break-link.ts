import type { Fact } from '../facts/fact.ts';
import { rewritten, type Operator } from './operator.ts';

/** A reference, link or anchor that leads nowhere; a heading that a link still calls by its old words. */
export const breakLink: Operator = {
  id: 'break-link',
  *run({ facts }) {
    for (const fact of facts) {
      const text = broken(fact);
      if (text !== undefined) yield rewritten(fact, text);
    }
  },
};

function broken({ role, text }: Fact): string | undefined {
  if (role === 'reference') return text.replace(/(\w)(?=\.yaml$|$)/, '');
  if (role === 'link') return text.slice(0, -1);
  if (role === 'anchor') return `${text}-more`;
  return role === 'heading' ? `${text} in short` : undefined;
}
