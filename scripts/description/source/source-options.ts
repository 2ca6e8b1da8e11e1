import { existsSync } from 'node:fs';
import { text, type CommandOption, type OptionValues } from '../../cli/command.ts';
import type { Output } from '../../cli/streams.ts';
import { shellQuoted } from '../../text/shell-quoted.ts';
import type { SourceOptions } from './load.ts';

const ENTRY = 'openapi/openapi.yaml';
/** The default folder of guides. */
export const GUIDES = 'guides';

/** Returns the path of the entry file from the options, else the default. */
export const entryOf = (values: OptionValues): string => text(values, 'openapi') ?? ENTRY;

/** Options of every command that reads a description and guides. */
export const SOURCE_OPTIONS = {
  openapi: { type: 'string', value: 'FILE', help: `Entry file of the description. Default: ${ENTRY}` },
  guides: { type: 'string', value: 'DIR', help: `Folder of the guides. Default: ${GUIDES}, where there is one.` },
  'no-guides': { type: 'boolean', help: 'Leaves the guides out.' },
} satisfies Readonly<Record<string, CommandOption>>;

/**
 * Returns the sources named in these options. Writes a message to `stderr` if the default folder of guides is missing
 * and no option mentions guides.
 */
export function sourceOptions(values: OptionValues, stderr: Output): SourceOptions {
  const openapi = entryOf(values);
  if (values['no-guides'] === true) return { openapi };
  const guides = text(values, 'guides');
  if (guides !== undefined || existsSync(GUIDES)) return { openapi, guides: guides ?? GUIDES };
  stderr.write(`There is no folder \`${GUIDES}\`: reading only the description.\n`);
  return { openapi };
}

/** Formats sources as command-line options, each with a space before it. Leaves out default values. */
export function sourceWords({ openapi, guides }: SourceOptions): string {
  const words = [
    ...(openapi === ENTRY ? [] : ['--openapi', openapi]),
    ...(guides === undefined
      ? existsSync(GUIDES)
        ? ['--no-guides']
        : []
      : guides === GUIDES
        ? []
        : ['--guides', guides]),
  ];
  return words.map((word) => ` ${shellQuoted(word)}`).join('');
}
