import { stringifyJson } from '#src/shared/schema/number-text.ts';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../../cli/packed.ts';
import type { ConformanceEvent } from './event.ts';

/** Folder with the modules of the script, relative to the root of the project. */
export const RUNNER = 'scripts/downloads/conformance/runner';

/** The modules of the script. Each comes after the modules that it imports. */
const MODULES = ['options', 'deliver', 'variants', 'fulfilled', 'lines', 'main'];

/** Matches imports between the modules of the script. They are removed, because all modules end up in one file. */
const OWN_IMPORT = /^import (?:\{[^}]*\}) from '\.\/[^']+';\n/gm;
const NODE_IMPORT = /^import .* from 'node:[^']+';\n/gm;

/**
 * Returns the source of the script: one JavaScript file without dependencies. All modules come first, then the events
 * as data.
 */
export function program(title: string, events: readonly ConformanceEvent[]): string {
  const modules = MODULES.map((name) => readFileSync(path.join(ROOT, RUNNER, `${name}.mjs`), 'utf8'));
  const imports = new Set(modules.flatMap((module) => module.match(NODE_IMPORT) ?? []));
  const bodies = modules.map((module) =>
    module
      .replace(OWN_IMPORT, '')
      .replace(NODE_IMPORT, '')
      .replace(/^export /gm, '')
      .trim(),
  );
  return [
    '#!/usr/bin/env node',
    `// Tries your handler of the webhooks of ${oneLine(title)}: node webhook-conformance.mjs --help`,
    '// Made from the documentation. Needs Node.js 20 or later and no package; sends to your own machine, unless you add --allow-remote.',
    [...imports].sort().join('').trim(),
    '',
    ...bodies.flatMap((body) => [body, '']),
    '/** The documented webhooks. */',
    `const EVENTS = ${stringifyJson(events, 2)};`,
    '',
    'process.exitCode = await main(EVENTS, process.argv.slice(2));',
    '',
  ].join('\n');
}

function oneLine(text: string): string {
  return text.replace(/[\r\n\u2028\u2029]+/g, ' ');
}
