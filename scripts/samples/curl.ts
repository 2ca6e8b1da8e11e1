import type { SampleHeader } from '../../src/model/sample.ts';
import type { SampleRenderer } from './sample-renderer.ts';

/** cURL for a POSIX shell. */
export const curl: SampleRenderer = {
  language: { id: 'curl', label: 'cURL', syntax: 'bash' },
  comment: (text) => `# ${text}`,
  render: ({ method, url, headers, body }) =>
    [
      `curl ${method === 'GET' && body === undefined ? '' : `--request ${method} `}${quote(url)}`,
      ...headers.map((header) => `--header ${headerArgument(header)}`),
      ...(body === undefined ? [] : [`--data ${quote(JSON.stringify(body, null, 2))}`]),
    ].join(' \\\n  '),
};

/** Double quotes let the shell fill in the variable; nothing else inside them may be special. */
function headerArgument({ name, value }: SampleHeader): string {
  return typeof value === 'string' ? quote(`${name}: ${value}`) : `"${name}: $${value.env}"`;
}

/** Single quotes keep every character (POSIX, Shell Command Language, section 2.2.2); an apostrophe closes, escapes and reopens. */
function quote(text: string): string {
  return `'${text.replaceAll("'", `'\\''`)}'`;
}

