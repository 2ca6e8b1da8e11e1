import { expect, it } from 'vitest';
import { findSecrets } from '#src/shared/secrets/find-secrets.ts';
import { isSecretName } from '#src/shared/secrets/secret-names.ts';

it.each(['accountToken', 'X-API-Key', 'client_secret', 'encryptedCardNumber', 'pin', 'passcode'])(
  '%s is the name of a secret',
  (name) => {
    expect(isSecretName(name)).toBe(true);
  },
);

it.each(['pageToken', 'tokenType', 'idempotencyKey', 'X-Idempotency-Key', 'keyId', 'next_token', 'monkey'])(
  '%s is none',
  (name) => {
    expect(isSecretName(name)).toBe(false);
    expect(findSecrets(`{"${name}": "a81bc81b-dead-4e5d"}`)).toEqual([]);
  },
);
