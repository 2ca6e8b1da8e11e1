import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { compile } from '#scripts/checks/compile.ts';
import type { Api } from '#src/model/api.ts';
import type { Operation } from '#src/model/operation.ts';
import { resolveSchema } from '#src/shared/schema/resolve-schema.ts';

/*
 * What the description of this gateway must not say, because its provider does not. Whatever the provider documents
 * later goes into the description, and here.
 */

const { api } = await compile({ openapi: 'openapi/openapi.yaml' }, { runsChecks: false });

function described(): Api {
  if (api === undefined) throw new Error('The description was not compiled.');
  return api;
}

function call(id: string): Operation {
  const operation = described().operations.find(({ operationId }) => operationId === id);
  if (operation === undefined) throw new Error(`There is no operation ${id}.`);
  return operation;
}

/** The examples of all responses of an operation, as JSON. */
function returned(id: string): readonly string[] {
  return call(id).responses.flatMap(({ content }) =>
    content.flatMap(({ examples }) => examples.map(({ value }) => JSON.stringify(value))),
  );
}

const FILES = readdirSync('openapi', { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.yaml'));

it('marks what is not known instead of saying so', () => {
  const texts = FILES.map((file) => [file, readFileSync(`openapi/${file}`, 'utf8')] as const);
  const telling = texts.filter(([, text]) => /(?:is|are)\s+not\s+published/.test(text.replace(/#.*$/gm, '')));
  expect(telling.map(([file]) => file)).toEqual([]);
});

it('gives errors a status and a message, and no data', () => {
  const { schema } = resolveSchema({ $ref: '#/components/schemas/ErrorEnvelope' }, described().definitions);
  expect(Object.keys(schema.properties ?? {})).toEqual(['status', 'message']);
});

it('returns the seven fields of an OTP from one call alone', () => {
  const ids = described().operations.map(({ operationId }) => operationId);
  expect(ids.filter((id) => returned(id).some((text) => text.includes('"trackingId"')))).toEqual([
    'validateBankDetailsPayment',
  ]);
});

it('has three samples for three ids of a wallet', () => {
  const listed = returned('listWallets').flatMap((text) => [...text.matchAll(/"id":"([^"]+)"/g)].map(([, id]) => id));
  const pending = returned('createIndividualWallet').map((text) => /"staticWalletId":"([^"]+)"/.exec(text)?.[1]);
  const asked = call('getWallet').parameters.map(({ example }) => example);
  const ids = [listed[0], pending[0], asked[0]];
  expect(ids).not.toContain(undefined);
  expect(new Set(ids).size).toBe(3);
});

it('declares JSON on every call, with a body or without', () =>
  expect(new Set(described().operations.map(({ contentType }) => contentType))).toEqual(new Set(['application/json'])));
