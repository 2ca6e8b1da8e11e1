import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { PACKED } from '../packed.ts';
import { docsOf, type Problem } from '../problem.ts';

/**
 * Formats problems as a SARIF 2.1.0 log (OASIS) for code scanning. The log has one run, with a rule for each check that
 * reported something. Each result has a fingerprint, so that GitHub recognises a problem whose line has changed
 * (section 3.27.17).
 */
export function sarif(problems: readonly Problem[], tool = 'check'): string {
  const docs = new Map(problems.map((problem) => [problem.check, docsOf(problem)]));
  const checks = [...docs.keys()].sort();
  const seen = new Map<string, number>();
  return JSON.stringify(
    {
      $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
      version: '2.1.0',
      runs: [
        {
          tool: { driver: { name: tool, rules: checks.map((id) => rule(id, docs.get(id) ?? '')) } },
          columnKind: 'utf16CodeUnits',
          results: problems.map(({ check, severity, message, hint, location, related }) => ({
            ruleId: check,
            ruleIndex: checks.indexOf(check),
            level: severity,
            message: { text: hint === undefined ? message : `${message} ${hint}` },
            partialFingerprints: { 'problem/v1': fingerprint([check, location.file, message].join('\0'), seen) },
            locations: [physical(location)],
            ...(related === undefined
              ? {}
              : {
                  relatedLocations: related.map((other, id) => ({
                    id,
                    message: { text: other.message },
                    ...physical(other.location),
                  })),
                }),
          })),
        },
      ],
    },
    null,
    2,
  );
}

/**
 * Returns the entry of a check in the rules (reportingDescriptor object, section 3.49). Its text is from the page that
 * explains the check.
 */
function rule(id: string, docs: string): object {
  const [file = '', anchor] = docs.split('#');
  const isOwn = !/^https?:/.test(docs);
  const page = isOwn && anchor !== undefined && existsSync(file) ? readFileSync(file, 'utf8') : '';
  const [, after = ''] = page.split(`\n### ${anchor}\n`);
  const text = after.split(/\n##/)[0]?.trim() ?? '';
  const words = text === '' ? `See ${docs}` : text;
  const helpUri = isOwn ? addressOf(docs) : docs;
  return {
    id,
    shortDescription: { text: /^[^]+?[.:](?=\s|$)/.exec(words)?.[0] ?? words },
    fullDescription: { text: words },
    ...(helpUri === undefined ? {} : { helpUri }),
    help: { text: `See ${docs}` },
  };
}

/**
 * Returns the URL of a documentation page on GitHub, at the current commit. Undefined outside GitHub Actions, and in
 * the installed package, as the user's repository does not contain the page.
 */
function addressOf(docs: string): string | undefined {
  const { GITHUB_SERVER_URL: server, GITHUB_REPOSITORY: repository, GITHUB_SHA: commit } = process.env;
  return repository === undefined || PACKED !== undefined
    ? undefined
    : `${server}/${repository}/blob/${commit}/${docs}`;
}

/**
 * Returns a hash that identifies a problem. The hash is made from the text of the problem and the number of earlier
 * problems with the same text, so that no two hashes are equal. `seen` counts the problems by text.
 */
function fingerprint(text: string, seen: Map<string, number>): string {
  const before = seen.get(text) ?? 0;
  seen.set(text, before + 1);
  return createHash('sha256').update(`${text}\0${before}`).digest('hex').slice(0, 32);
}

function physical(location: Problem['location']): object {
  return {
    physicalLocation: {
      artifactLocation: { uri: encodeURI(location.file) },
      region: { startLine: location.line, startColumn: location.column, ...end(location) },
    },
  };
}

/**
 * Returns `endLine` and `endColumn` of a region (SARIF 2.1.0, section 3.30). An empty object if the end is unknown, or
 * before the start.
 */
function end({ line, column, endLine, endColumn }: Problem['location']): object {
  if (endLine === undefined || endColumn === undefined) return {};
  return endLine > line || (endLine === line && endColumn >= column) ? { endLine, endColumn } : {};
}
