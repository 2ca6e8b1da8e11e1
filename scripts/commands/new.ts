import { existsSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { oneOf, suggest } from '#src/shared/text/nearest.ts';
import { commandLine } from '../cli/command-line.ts';
import { answersOf, terminalOf, type Answers } from '../author/answers.ts';
import { Draft } from '../author/draft.ts';
import { KINDS } from '../author/index.ts';
import { newProvider } from '../author/provider.ts';
import { Sources } from '../author/sources.ts';
import { main, text, type Command, type OptionValues } from '../cli/command.ts';
import { displayPath, UsageError } from '../cli/problem.ts';
import type { SourceOptions } from '../compile/source/load.ts';
import { shellQuoted } from '../text/shell-quoted.ts';

const PROVIDER = 'provider';
const ENTRY = 'openapi/openapi.yaml';

const option = (value: string, help: string) => ({ type: 'string', value, help }) as const;

const command: Command = {
  name: commandLine('new'),
  summary:
    'Writes a new file in the right place and registers it. Asks on a terminal for what the options do not say.\n\n' +
    `Kinds: ${Object.keys(KINDS).join(', ')}, ${PROVIDER} (an empty site in a folder: provider DIR --openapi FILE).`,
  words: 'KIND NAME',
  options: {
    openapi: { ...option('FILE', 'Entry file of the description.'), default: ENTRY },
    guides: option('DIR', 'Folder of the guides. Default: `guides` beside the folder of the description.'),
    group: option('FOLDER', 'guide: its group.'),
    label: option('TEXT', 'guide: label of a new group.'),
    title: option('TEXT', 'guide, change: its title.'),
    path: option('PATH', 'operation: its path, or `none` where it is not published.'),
    method: option('METHOD', 'operation, webhook: HTTP method.'),
    tag: option('NAME', 'operation, webhook: its tag.'),
    request: option('SCHEMA', 'operation: schema of the request body; a new one is written, too.'),
    'request-from': option('FILE', 'operation: JSON file with an example of the request.'),
    'request-fields': option('A,B', 'operation: names of the fields of a new schema of the request.'),
    response: option('SCHEMA', 'operation: schema of the response; a new one is written, too.'),
    'response-from': option('FILE', 'operation: JSON file with an example of the response.'),
    'response-fields': option('A,B', 'operation: names of the fields of a new schema of the response.'),
    status: option('CODE', 'operation: status of success; example: status of the response, or `request`.'),
    from: option(
      'FILE',
      'schema: JSON file with an example, whose fields and types it has; example: file that holds it.',
    ),
    type: option('TYPE', 'schema: type of the value.'),
    fields: option('A,B', 'schema: names of its fields.'),
    values: option('A,B', 'schema: its values.'),
    schema: option('NAME', 'webhook, example: its schema.'),
    operation: option('ID', 'example: the operation that it is an example of.'),
    name: option('NAME', 'error: name of the response.'),
    operations: option('A,B', 'error: operations that return it.'),
    base: option('REV|FILE', 'change: the older version, as `diff` reads it.'),
    keys: option('A,B', 'change: keys of the changes that the note declares.'),
    date: option('DATE', 'change: the day from which it holds.'),
  },
  run: async (values, [asked = '', name = '', ...others]) => {
    const names = [...Object.keys(KINDS), PROVIDER];
    const answers = answersOf(values, terminalOf());
    try {
      const kind = asked === '' && answers.canAsk ? await answers.ask(kindQuestion(names)) : asked;
      if (!names.includes(kind))
        throw new UsageError(
          kind === '' ? 'What is new?' : `\`${kind}\` is no kind of file.`,
          kind === '' ? oneOf(names) : suggest(kind, names).hint,
        );
      if (others.length > 0)
        throw new UsageError(`\`${others[0] ?? ''}\` is one name too many.`, 'Put a name with spaces in quotes.');
      const sources = kind === PROVIDER ? providerSources(name) : givenSources(values);
      const written =
        kind === PROVIDER
          ? await newProvider(required(name, 'DIR'), text(values, 'openapi') ?? '')
          : await write(kind, name, sources, answers);
      process.stdout.write(`${written.join('\n')}\n`);
      process.stderr.write(`\nWhat is left to fill in: ${commandLine(`check${optionsOf(sources)}`)}\n`);
      return 0;
    } finally {
      answers.close();
    }
  },
};

const kindQuestion = (choices: readonly string[]) => ({ option: 'kind', question: 'What is new', choices });

async function write(
  kind: string,
  name: string,
  { openapi, guides }: SourceOptions,
  answers: Answers,
): Promise<readonly string[]> {
  const entry = resolve(openapi);
  if (!existsSync(entry))
    throw new UsageError(`There is no description at \`${displayPath(entry)}\`.`, 'Give it with --openapi FILE.');
  if (!/\.ya?ml$/i.test(entry))
    throw new UsageError(`\`${displayPath(entry)}\` is not YAML.`, 'Only descriptions in YAML are edited.');
  const draft = new Draft();
  const { [kind]: chosen } = KINDS;
  if (name === '' && !answers.canAsk) throw new UsageError('The name is missing.', chosen?.name);
  const called = name === '' ? await answers.ask({ option: 'its-name', question: chosen?.name ?? 'Name' }) : name;
  await chosen?.write(called, new Sources(draft, entry, guides && resolve(guides)), answers);
  return draft.commit();
}

function required(name: string, what: string): string {
  if (name === '')
    throw new UsageError(`\`${what}\` is missing.`, `Write \`${commandLine(`new provider ${what} --openapi FILE`)}\`.`);
  return name;
}

/** The sources that a new site has. */
function providerSources(folder: string): SourceOptions {
  return { openapi: `${folder}/openapi/openapi.yaml`, guides: `${folder}/guides` };
}

/** The sources that are edited: guides stand beside the folder of the description, unless it is said where. */
function givenSources(values: OptionValues): SourceOptions {
  const openapi = text(values, 'openapi') ?? '';
  const near = join(dirname(openapi), '../guides');
  const guides = text(values, 'guides') ?? (existsSync(near) ? near : undefined);
  return guides === undefined ? { openapi } : { openapi, guides };
}

/** The sources as options to paste, where they are not the usual ones. */
function optionsOf({ openapi, guides }: SourceOptions): string {
  const options = [
    ...(openapi === ENTRY ? [] : ['--openapi', openapi]),
    ...(guides === undefined ? ['--no-guides'] : guides === 'guides' ? [] : ['--guides', guides]),
  ];
  return options.length === 0 ? '' : ` ${options.map(shellQuoted).join(' ')}`;
}

void main(command);
