import { located, type Check, placeIn } from '../lookup/check.ts';
import { guideFiles } from '../lookup/guides/files.ts';
import { secretsIn } from '../sensitive/secrets.ts';
import { stringsIn, stringsInExtension } from '../lookup/strings.ts';

/** No key, token or password in descriptions, examples, samples or guides looks like a real one. */
export const secrets: Check = {
  id: 'secrets',
  subject: 'text',
  isNeverKnown: true,
  *run(context) {
    // Parts that are hidden from readers are still in the repository.
    const hidden = context.hiddenExtensions.flatMap((extension) => stringsInExtension(extension));
    for (const { holder, key, value, kind, name } of [...stringsIn(context), ...hidden]) {
      if (kind === 'machine' || typeof value === 'number') continue;
      const field = kind === 'data' && !hasPublicKey(holder) ? name : '';
      yield* located(secretsIn(value, field, context.allowed), (offset) => placeIn(context, holder, key, offset));
    }
    for (const { text, at } of guideFiles(context)) yield* located(secretsIn(text, '', context.allowed), at);
  },
};

/**
 * Whether the key in an object is public. Signs are a key id in the same object, or a `description` that calls it
 * public.
 */
function hasPublicKey(holder: object): boolean {
  return (
    'key_id' in holder ||
    'keyId' in holder ||
    'kid' in holder ||
    ('description' in holder && /\bpublic\b/i.test(String(holder.description)))
  );
}
