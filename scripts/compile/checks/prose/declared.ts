import type { OpenApiDocument } from '#src/model/openapi.ts';
import { SECRETS } from '#src/shared/samples/body-secrets.ts';
import { credentialsOf, environmentName } from '#src/shared/samples/credentials.ts';
import { variablesIn } from '#src/shared/samples/variables.ts';
import { asRecord, asText, type Raw } from '#src/shared/schema/raw.ts';
import { normaliseName } from '#src/shared/text/normalise-name.ts';
import { groupBy } from '../../../text/group-by.ts';
import { operationsIn } from '../../model/path-item.ts';
import { attributesOf } from '../../pages/vocabulary/component.ts';
import { walkElements } from '../../pages/vocabulary/walk.ts';
import { covers } from '../lookup/catalogue.ts';
import type { CheckContext } from '../lookup/check.ts';
import { enumsIn } from '../lookup/enums.ts';
import { propertiesOf } from '../lookup/operations.ts';
import { schemasIn } from '../lookup/references.ts';
import { keysIn, stringsIn } from '../lookup/strings.ts';
import { formOf } from './forms.ts';
import { apiPaths, type ApiPaths } from './paths.ts';

/** Names and facts that the description and the site declare, by which code spans are judged. */
export interface Declared {
  readonly document: OpenApiDocument;
  /** Every name that is declared or shown by an example, and those of HTTP and JSON Schema. */
  readonly known: ReadonlySet<string>;
  /** Names of the API, which a misspelt word can mean. */
  readonly names: readonly string[];
  readonly isName: (word: string) => boolean;
  readonly isStatus: (status: string) => boolean;
  /** The codes of the catalogue and of all responses, sorted. */
  readonly statuses: readonly string[];
  readonly paths: ApiPaths;
  /** The schemas of the fields, parameters and headers of a name. */
  schemasOf(name: string): readonly Raw[];
}

/** Names that every API has: of HTTP (RFC 9110) and of JSON Schema (2020-12, section 4.2.1). */
const COMMON =
  'Accept Accept-Language Cache-Control Content-Length Content-Type Date Host Location Referer User-Agent string number integer boolean array object';

/** Names of APIs that authorise by tokens (RFC 6749, 6750, 7617, 7636 and 8628). */
const TOKENS =
  'Authorization Bearer Basic access_token authorization_code client_credentials client_id client_secret code code_challenge code_challenge_method code_verifier device_code expires_in grant_type redirect_uri refresh_token response_type S256 scope state token_type user_code';

/** Collects the names of a description and of its guides. */
export function declaredIn(context: CheckContext): Declared {
  const { api, document, guides, site } = context;
  const keys = keysIn(context);
  const parameters = [...(keys.get('in') ?? [])].map(asRecord).filter(({ name }) => asText(name) !== '');
  const headers = [...(keys.get('headers') ?? [])].flatMap((node) =>
    Object.entries(asRecord(asRecord(node)['headers'])),
  );
  const fields = schemasIn(document).flatMap(propertiesOf);
  const bySpelling = groupBy(
    [
      ...fields,
      ...headers.map(([name, header]) => [name, asRecord(header)['schema']] as const),
      ...parameters.map(({ name, schema }) => [asText(name), schema] as const),
    ],
    ([name]) => name,
  );
  const schemes = Object.values(api.securitySchemes);
  const { schemas, examples, securitySchemes, ...others } = asRecord(document.components);
  // Readers do not see by which keys other components are referred to.
  const unseen = new Set<unknown>(Object.values(others));
  const names = new Set([
    ...bySpelling.keys(),
    ...enumsIn(document).flatMap(({ members }) => members.map(({ value }) => asText(value))),
    ...[...(keys.get('const') ?? [])].map((node) => asText(asRecord(node)['const'])),
    ...api.operations.map(({ operationId }) => operationId),
    ...api.webhooks.flatMap(({ id, name }) => [id, name]),
    ...[schemas, examples, securitySchemes].flatMap((section) => Object.keys(asRecord(section))),
    ...api.tags.map(({ name }) => name),
    ...api.operations.flatMap(({ servers }) => servers.flatMap(({ variables }) => variables.map(({ name }) => name))),
    ...schemes.flatMap(({ parameterName = '' }) => parameterName),
  ]);
  // Samples read credentials, and values of paths that have no example, from variables.
  const variables = [
    ...variablesIn(schemes.map((scheme) => credentialsOf([scheme]))),
    ...parameters.filter((parameter) => parameter['in'] === 'path').map(({ name }) => environmentName(asText(name))),
    ...[...bySpelling.keys()].filter((name) => SECRETS.has(normaliseName(name))).map(environmentName),
  ];
  const isSignedIn = schemes.some(({ type }) => type !== 'apiKey' && type !== 'mutualTLS');
  const scripts = guides.guides.flatMap(({ tree }) => walkElements(tree).filter(({ name }) => name === 'ScriptSample'));
  const codes = [
    ...api.catalogue.map(({ code }) => code),
    ...operationsIn(document).flatMap(({ operation }) => Object.keys(asRecord(operation['responses']))),
  ];
  const statuses = [...new Set(codes)].filter((code) => /^\d/.test(code)).sort();
  const isOpen = codes.includes('default') && !statuses.some((code) => /^[45]/.test(code));
  return {
    document,
    known: new Set([
      ...COMMON.split(' '),
      ...(isSignedIn ? TOKENS.split(' ') : []),
      ...variables,
      ...names,
      ...[...keys].flatMap(([key, holders]) => (holders.every((holder) => unseen.has(holder)) ? [] : [key])),
      ...stringsIn(context).flatMap(({ kind, value }) => (kind === 'data' || kind === 'machine' ? String(value) : [])),
      ...scripts.flatMap((node) => Object.values(attributesOf(node))),
      ...Object.keys(site.config.values),
    ]),
    names: [...names].filter((name) => formOf(name) === 'name'),
    isName: (word) => names.has(word),
    statuses,
    isStatus: (status) => statuses.length === 0 || isOpen || statuses.some((code) => covers(code, status)),
    paths: apiPaths(context),
    schemasOf: (name) => (bySpelling.get(name) ?? []).map(([, schema]) => asRecord(schema)),
  };
}
