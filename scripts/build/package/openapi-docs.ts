#!/usr/bin/env node
/** The command of the package: `openapi-docs build --openapi api.yaml` runs the program `build`, for example. */
import module from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { suggest } from '#src/shared/text/nearest.ts';
import { cacheFolder, PROGRAM } from '../../cli/cache-folder.ts';
import { PACKED, packedCommands, ROOT } from '../../cli/packed.ts';

const programs = PACKED === undefined ? new Map<string, string>() : packedCommands(PACKED);
const names = [...programs.keys()];
const [node = '', , name = '', ...args] = process.argv;
const program = programs.get(name);

if (program !== undefined) {
  // Node.js 20 does not have this function, and its types do not, either.
  (module as { enableCompileCache?: (folder: string) => void }).enableCompileCache?.(cacheFolder('compiled'));
  const file = path.join(ROOT, program);
  process.argv = [node, file, ...args];
  void import(pathToFileURL(file).href);
} else if (['-v', '--version'].includes(name)) process.stdout.write(`${PACKED?.version ?? ''}\n`);
else listCommands();

/** Prints the list of commands. The exit code is 2 unless the user asked for the list. */
function listCommands(): void {
  const isAsked = ['', '-h', '--help', 'help'].includes(name);
  const lines = [
    ...(isAsked ? [] : [`Unknown command \`${name}\`.`, suggest(name, names).hint ?? '']),
    `Usage: ${PROGRAM} COMMAND [options]`,
    `Commands: ${names.join(', ')}. Each has --help.`,
  ];
  (isAsked ? process.stdout : process.stderr).write(`${lines.filter(Boolean).join('\n')}\n`);
  process.exitCode = isAsked ? 0 : 2;
}
