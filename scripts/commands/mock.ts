import { commandLine } from '../cli/command-line.ts';
import { text } from '../cli/command.ts';
import { loadMock } from '../mock/load-mock.ts';
import { runMock } from '../mock/mock-command.ts';

const ENTRY = 'openapi/openapi.yaml';

void runMock(
  commandLine('mock'),
  { openapi: { type: 'string', value: 'FILE', default: ENTRY, help: 'Entry file of the description.' } },
  (values) => loadMock(text(values, 'openapi') ?? ENTRY),
);
