import { commandLine } from '../cli/command-line.ts';
import { text, type OptionValues } from '../cli/command.ts';
import { loadMock } from '../mock/load-mock.ts';
import { runMock } from '../mock/mock-command.ts';
import { reloadMock } from '../mock/reload.ts';

const ENTRY = 'openapi/openapi.yaml';

const entryOf = (values: OptionValues): string => text(values, 'openapi') ?? ENTRY;

void runMock(
  commandLine('mock'),
  { openapi: { type: 'string', value: 'FILE', default: ENTRY, help: 'Entry file of the description.' } },
  (values) => loadMock(entryOf(values)),
  (values, { files }, use, log) => void reloadMock({ openapi: entryOf(values), files, use, log }),
);
