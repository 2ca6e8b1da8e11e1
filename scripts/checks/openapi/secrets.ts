import { located, type Check, placeIn } from '../lookup/check.ts';
import { guideFiles } from '../lookup/guides/files.ts';
import { secretsIn } from '../sensitive/secrets.ts';
import { stringsIn, stringsInExtension } from '../lookup/strings.ts';

/** No key, token or password looks like a real one, in texts, examples, samples and guides. */
export const secrets: Check = {
  id: 'secrets',
  judges: 'text',
  isNeverKnown: true,
  *run(context) {
    // What readers do not see is in the repository all the same.
    const hidden = context.hiddenExtensions.flatMap((extension) => stringsInExtension(extension));
    for (const { holder, key, value, kind, name } of [...stringsIn(context), ...hidden]) {
      if (kind === 'machine' || typeof value === 'number') continue;
      const field = kind === 'data' && !hasPublicKey(holder) ? name : '';
      yield* located(secretsIn(value, field, context.allowed), (offset) => placeIn(context, holder, key, offset));
    }
    for (const { text, at } of guideFiles(context)) yield* located(secretsIn(text, '', context.allowed), at);
  },
};

/** Whether the key in an object is public: it has an id beside it, or a description that says so. */
function hasPublicKey(holder: object): boolean {
  return (
    'key_id' in holder ||
    'keyId' in holder ||
    'kid' in holder ||
    ('description' in holder && /\bpublic\b/i.test(String(holder.description)))
  );
}
