import type { Check } from '../check.ts';
import { writtenFiles } from '../guide-text.ts';
import { placeIn } from '../place.ts';
import { secretsIn } from '../secret-shapes.ts';
import { stringsIn } from '../strings.ts';

/** No key, token or password that looks like a real one, anywhere: texts, examples, samples, guides. */
export const secrets: Check = {
  id: 'secrets',
  *run(context) {
    const { allowed } = context.policy;
    for (const { holder, key, value, kind, name } of stringsIn(context.document)) {
      if (kind === 'machine' || typeof value === 'number') continue;
      for (const { message, hint, offset } of secretsIn(
        value,
        kind === 'data' && !isPublic(holder) ? name : '',
        allowed,
      ))
        yield { message, hint, location: placeIn(context, holder, key, offset) };
    }
    for (const { text, at } of writtenFiles(context)) {
      for (const { message, hint, offset } of secretsIn(text, '', allowed))
        yield { message, hint, location: at(offset) };
    }
  },
};

/** Whether an object shows a public key: one beside its id, or described as such. */
function isPublic(holder: object): boolean {
  return (
    'key_id' in holder ||
    'keyId' in holder ||
    'kid' in holder ||
    ('description' in holder && /\bpublic\b/i.test(String(holder.description)))
  );
}
