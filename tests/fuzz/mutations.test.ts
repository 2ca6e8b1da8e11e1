import { readFileSync } from 'node:fs';
import { mutations } from './arbitraries/mutations.ts';
import { tryCommands } from './commands.ts';
import { expectHarmless } from './harmless.ts';

/** A description that uses every object of OpenAPI; another one in one file by `FUZZ_DESCRIPTION`. */
const FILE = process.env['FUZZ_DESCRIPTION'] ?? 'tests/fuzz/arbitraries/base.yaml';
const text = readFileSync(FILE, 'utf8');

expectHarmless('nodes that were removed, replaced, duplicated or moved', mutations(text), 1000, {
  pages: 2,
  further: (root) => tryCommands(root, text),
});
