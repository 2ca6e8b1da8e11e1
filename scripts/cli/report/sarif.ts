import { docsOf, type Problem } from '../problem.ts';

/** Problems as a SARIF 2.1.0 log (OASIS), for code scanning: one run, a rule for each check that found something. */
export function sarif(problems: readonly Problem[], tool = 'check'): string {
  const docs = new Map(problems.map((problem) => [problem.check, docsOf(problem)]));
  const checks = [...docs.keys()].sort();
  return JSON.stringify(
    {
      $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
      version: '2.1.0',
      runs: [
        {
          tool: {
            driver: { name: tool, rules: checks.map((id) => ({ id, help: { text: `See ${docs.get(id)}` } })) },
          },
          columnKind: 'utf16CodeUnits',
          results: problems.map(({ check, severity, message, hint, location, related }) => ({
            ruleId: check,
            ruleIndex: checks.indexOf(check),
            level: severity,
            message: { text: hint === undefined ? message : `${message} ${hint}` },
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

function physical(location: Problem['location']): object {
  return {
    physicalLocation: {
      artifactLocation: { uri: encodeURI(location.file) },
      region: { startLine: location.line, startColumn: location.column, ...end(location) },
    },
  };
}

/** A region ends at or after its start (SARIF 2.1.0, section 3.30). */
function end({ line, column, endLine, endColumn }: Problem['location']): object {
  if (endLine === undefined || endColumn === undefined) return {};
  return endLine > line || (endLine === line && endColumn >= column) ? { endLine, endColumn } : {};
}
