import { text, type CommandOption, type OptionValues } from '../../cli/command.ts';
import type { SourceOptions } from './load.ts';

/** Options of every command that reads a description and guides. */
export const SOURCE_OPTIONS: Readonly<Record<string, CommandOption>> = {
  openapi: { type: 'string', value: 'FILE', default: 'openapi/openapi.yaml', help: 'Entry file of the description.' },
  guides: { type: 'string', value: 'DIR', default: 'guides', help: 'Folder of the guides.' },
  'no-guides': { type: 'boolean', help: 'Leaves the guides out.' },
};

/** The sources that these options name. */
export function sourceOptions(values: OptionValues): SourceOptions {
  const openapi = text(values, 'openapi') ?? 'openapi/openapi.yaml';
  return values['no-guides'] === true ? { openapi } : { openapi, guides: text(values, 'guides') ?? 'guides' };
}
