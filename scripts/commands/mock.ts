import { commandLine } from '../cli/command-line.ts';
import { isProgram, main } from '../cli/command.ts';
import { loadMock } from '../mock/load-mock.ts';
import { mockCommand } from '../mock/mock-command.ts';
import { reloadMock } from '../mock/reload.ts';
import { entryOf, SOURCE_OPTIONS } from '../description/source/source-options.ts';

export const command = mockCommand(
  commandLine('mock'),
  { openapi: SOURCE_OPTIONS.openapi },
  (values) => loadMock(entryOf(values)),
  (values, { files }, use, log) => void reloadMock({ openapi: entryOf(values), files, use, log }),
);

if (isProgram(import.meta.url)) void main(command);
