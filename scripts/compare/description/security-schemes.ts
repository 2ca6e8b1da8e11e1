import { asRecord, asText, type Raw } from '#src/shared/schema/raw.ts';
import { schemaName } from '#src/shared/schema/resolve-ref.ts';
import type { DescriptionChange } from '../verdicts/description-verdicts.ts';
import { follow } from '../calls/call.ts';
import type { Collector, Context, Side } from '../context.ts';
import { noteAround } from '../scope.ts';

/**
 * Returns the Security Scheme Object for a key of a Security Requirement Object: a name or, in OpenAPI 3.2, a reference
 * (section 4.30).
 */
export function schemeOf(side: Side, key: string): Raw {
  const schemes = asRecord(side.document.components?.securitySchemes);
  const name = !Object.hasOwn(schemes, key) && key.startsWith('#/') ? schemaName(key) : key;
  return follow(side, Object.hasOwn(schemes, name) ? schemes[name] : undefined);
}

/** Returns a string that is equal for schemes with the same kind of credentials: `apiKey header x-api-key`. */
export function signatureOf(scheme: Raw, name: string): string {
  const type = asText(scheme['type']);
  switch (type) {
    case 'apiKey': {
      const [place, header] = [asText(scheme['in']), asText(scheme['name'])];
      return `apiKey ${place} ${place === 'header' ? header.toLowerCase() : header}`;
    }
    case 'http':
      return `http ${asText(scheme['scheme']).toLowerCase()}`;
    case 'openIdConnect':
      return `openIdConnect ${asText(scheme['openIdConnectUrl'])}`;
    case 'oauth2':
    case 'mutualTLS':
      return type;
    default:
      return `unknown ${name}`;
  }
}

/** Returns a scheme in words: `HTTP bearer`. */
export function schemeWords(scheme: Raw, name: string): string {
  switch (asText(scheme['type'])) {
    case 'apiKey':
      return `the key \`${asText(scheme['name'])}\` (${asText(scheme['in'])})`;
    case 'http':
      return `HTTP ${asText(scheme['scheme'])}`;
    case 'mutualTLS':
      return 'a client certificate';
    default:
      return `\`${name}\``;
  }
}

const ADDRESSES = ['authorizationUrl', 'tokenUrl', 'refreshUrl', 'deviceAuthorizationUrl'];

/**
 * Compares the OAuth flows of a scheme (OpenAPI 3.1, section 4.8.28), if it is an OAuth scheme in both versions. All
 * other changes of a scheme are reported as changes of the security requirements.
 */
export function compareFlows(context: Context, name: string, out: Collector): void {
  const [base, head] = [schemeOf(context.base, name), schemeOf(context.head, name)];
  if (base['type'] !== 'oauth2' || head['type'] !== 'oauth2') return;
  const [before, after] = [asRecord(base['flows']), asRecord(head['flows'])];
  for (const flow of new Set([...Object.keys(before), ...Object.keys(after)])) {
    const [was, is] = [asRecord(before[flow]), asRecord(after[flow])];
    const report = (kind: DescriptionChange, keys: readonly string[], message: string): void =>
      noteAround(out, kind, {
        key: [name, flow, ...keys.slice(-1)].join(' '),
        message,
        base,
        head,
        candidates: [['flows', flow, ...keys]],
      });
    if (!Object.hasOwn(after, flow))
      report('security-flow-removed', [], `\`${name}\` no longer has the flow \`${flow}\``);
    else if (!Object.hasOwn(before, flow))
      report('security-flow-added', [], `\`${name}\` has the new flow \`${flow}\``);
    else {
      // If `refreshUrl` is missing, tokens are refreshed at `tokenUrl` (RFC 6749, section 6).
      const urlIn = (one: Raw, address: string): string =>
        asText(one[address], address === 'refreshUrl' ? asText(one['tokenUrl']) : '');
      for (const address of ADDRESSES.filter((one) => was[one] !== is[one] && urlIn(was, one) !== urlIn(is, one)))
        report(
          'security-url-changed',
          [address],
          `The \`${address}\` of \`${name}\` has changed from \`${urlIn(was, address)}\` to \`${urlIn(is, address)}\``,
        );
      const [had, has] = [asRecord(was['scopes']), asRecord(is['scopes'])];
      for (const scope of Object.keys(had).filter((one) => !Object.hasOwn(has, one)))
        report('security-scope-removed', ['scopes', scope], `\`${name}\` no longer has the scope \`${scope}\``);
      for (const scope of Object.keys(has).filter((one) => !Object.hasOwn(had, one)))
        report('security-scope-added', ['scopes', scope], `\`${name}\` has the new scope \`${scope}\``);
    }
  }
}
