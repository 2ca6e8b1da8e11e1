import { docsOf, placeName, type Problem } from '../problem.ts';

/** Name of the one test case in a report without problems, by command. */
const PASSED = { check: 'all sources agree', diff: 'no change is risky' };

/**
 * Formats problems as JUnit XML, with a test suite for each file and a test case for each problem. A report without
 * problems has one test case, which passed.
 */
export function junit(problems: readonly Problem[], tool: keyof typeof PASSED = 'check'): string {
  const files = [...new Set(problems.map(({ location }) => location.file))];
  const errors = problems.filter(({ severity }) => severity === 'error').length;
  const suites =
    files.length === 0
      ? [
          `  <testsuite name="${tool}" tests="1" failures="0">\n    <testcase name="${PASSED[tool]}" classname="${tool}"/>\n  </testsuite>`,
        ]
      : files.map((file) => suite(file, problems));
  return `<?xml version="1.0" encoding="UTF-8"?>\n<testsuites name="${tool}" tests="${Math.max(1, problems.length)}" failures="${errors}">\n${suites.join('\n')}\n</testsuites>`;
}

function suite(file: string, problems: readonly Problem[]): string {
  const own = problems.filter(({ location }) => location.file === file);
  const failures = own.filter(({ severity }) => severity === 'error').length;
  return `  <testsuite name="${escape(file)}" tests="${own.length}" failures="${failures}">\n${own.map(testcase).join('\n')}\n  </testsuite>`;
}

function testcase(problem: Problem): string {
  const { check, severity, message, hint = '', location, related = [] } = problem;
  const name = `${placeName(location)} ${check}`;
  const text = [
    message,
    hint,
    ...related.map((other) => `${other.message}: ${placeName(other.location)}`),
    docsOf(problem),
  ].join('\n');
  const inside =
    severity === 'error'
      ? `<failure message="${escape(message)}" type="${escape(check)}">${escape(text)}</failure>`
      : `<system-out>${escape(text)}</system-out>`;
  return `    <testcase name="${escape(name)}" classname="${escape(check)}" file="${escape(location.file)}" line="${location.line}">${inside}</testcase>`;
}

/**
 * Escapes text for XML 1.0. Markup becomes character references; characters that XML forbids (section 2.2) are
 * replaced.
 */
function escape(text: string): string {
  return text
    .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '\ufffd')
    .replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
