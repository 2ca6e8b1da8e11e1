import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { oneOf, suggest } from '#src/shared/text/nearest.ts';
import { commandLine } from '../cli/command-line.ts';
import { displayPath, UsageError } from '../cli/problem.ts';
import { answersOf, terminalOf } from '../author/answers.ts';
import { Draft } from '../author/draft.ts';
import { KINDS } from '../author/index.ts';
import { newProvider } from '../author/provider/provider.ts';
import { Sources } from '../author/sources.ts';
import { isProgram, main, text, type Command, type OptionValues } from '../cli/command.ts';
import type { Output } from '../cli/streams.ts';
import { PACKED } from '../cli/packed.ts';
import type { SourceOptions } from '../description/source/load.ts';
import { SOURCE_OPTIONS, sourceOptions, sourceWords } from '../description/source/source-options.ts';
import { shellQuoted } from '../text/shell-quoted.ts';

const option = (value: string, help: string) => ({ type: 'string', value, help }) as const;

export const command: Command = {
  name: commandLine('new'),
  summary:
    'Writes a new file in the right place and registers it. Prompts for missing options on a terminal.\n\n' +
    `Kinds: ${Object.keys(KINDS).join(', ')}. With a folder and --openapi FILE: a whole site for that description.`,
  words: 'KIND NAME | DIR',
  options: {
    ...SOURCE_OPTIONS,
    group: option('FOLDER', 'guide: its group.'),
    label: option('TEXT', 'guide: label of a new group.'),
    title: option('TEXT', 'guide, change: its title.'),
    path: option('PATH', 'operation: its path, or `none` if it is not published.'),
    method: option('METHOD', 'operation, webhook: HTTP method.'),
    tag: option('NAME', 'operation, webhook: its tag.'),
    request: option('SCHEMA', 'operation: schema of the request body, existing or new.'),
    'request-from': option('FILE', 'operation: JSON file with an example of the request.'),
    'request-fields': option('A,B', 'operation: names of the fields of a new schema of the request.'),
    response: option('SCHEMA', 'operation: schema of the response, existing or new.'),
    'response-from': option('FILE', 'operation: JSON file with an example of the response.'),
    'response-fields': option('A,B', 'operation: names of the fields of a new schema of the response.'),
    status: option('CODE', 'operation: status of success; example: status of the response, or `request`.'),
    from: option(
      'FILE',
      'schema: JSON file with an example, from which it takes fields and types; example: JSON file with the example.',
    ),
    type: option('TYPE', 'schema: type of the value.'),
    fields: option('A,B', 'schema: names of its fields.'),
    values: option('A,B', 'schema: its values.'),
    schema: option('NAME', 'webhook, example: its schema.'),
    operation: option('ID', 'example: the operation whose body it shows.'),
    name: option('NAME', 'error: name of the response.'),
    operations: option('A,B', 'error: operations that return it.'),
    base: option('REV|FILE', 'change: the older version, as `diff` reads it.'),
    keys: option('A,B', 'change: keys of the changes that the note declares.'),
    date: option('DATE', 'change: the day on which it takes effect.'),
  },
  run: async (values, [kind = '', name = '', ...others], { stdout, stderr }) => {
    if (others.length > 0)
      throw new UsageError(`Unexpected argument \`${others[0] ?? ''}\`.`, 'Put a name with spaces in quotes.');
    const openapi = text(values, 'openapi');
    // `new FOLDER --openapi FILE` creates a site. A single word is a folder if it is no kind of file and a description
    // is given.
    const isFolder = kind !== '' && name === '' && openapi !== undefined && !Object.hasOwn(KINDS, kind);
    const [written, next] = await (isFolder ? site(kind, openapi) : file(kind, name, values, stderr));
    stdout.write(`${written.join('\n')}\n`);
    stderr.write(`\n${next}\n`);
    return 0;
  },
};

/** The result for the author: lines that list the written files, and the next step. */
type Done = readonly [written: readonly string[], next: string];

async function file(asked: string, name: string, values: OptionValues, stderr: Output): Promise<Done> {
  const answers = answersOf(values, terminalOf());
  try {
    const kinds = Object.keys(KINDS);
    const question = { option: 'kind', question: 'What is new', choices: kinds };
    const kind = asked === '' && answers.canAsk ? await answers.ask(question) : asked;
    const chosen = kinds.includes(kind) ? KINDS[kind] : undefined;
    if (chosen === undefined)
      throw kind === ''
        ? new UsageError('The kind of file is missing.', oneOf(kinds))
        : new UsageError(`Unknown kind of file \`${kind}\`.`, suggest(kind, kinds).hint);
    const sources = sourceOptions(values, stderr);
    const entry = resolve(sources.openapi);
    if (!existsSync(entry))
      throw new UsageError(
        `There is no description at \`${displayPath(entry)}\`.`,
        'Give the entry file of an OpenAPI description with --openapi FILE.',
      );
    if (!/\.ya?ml$/i.test(entry))
      throw new UsageError(
        `\`${displayPath(entry)}\` is not YAML.`,
        'Convert the file to YAML: this command edits only YAML.',
      );
    if (name === '' && !answers.canAsk) throw new UsageError('The name is missing.', chosen.name);
    const called = name === '' ? await answers.ask({ option: 'its-name', question: chosen.name }) : name;
    const draft = new Draft();
    await chosen.write(called, new Sources(draft, entry, sources.guides && resolve(sources.guides)), answers);
    return [draft.commit(), toFillIn(sources)];
  } finally {
    answers.close();
  }
}

async function site(folder: string, openapi: string): Promise<Done> {
  const written = await newProvider(folder, openapi);
  const sources = { openapi: join(folder, 'openapi/openapi.yaml'), guides: join(folder, 'guides') };
  const next = PACKED === undefined ? toFillIn(sources) : `cd ${shellQuoted(folder)}\nnpm install\nnpm run dev`;
  return [written, next];
}

const toFillIn = (sources: SourceOptions): string =>
  `To list the remaining placeholders: ${commandLine(`check${sourceWords(sources)}`)}`;

if (isProgram(import.meta.url)) void main(command);
