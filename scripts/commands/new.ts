import { resolve } from 'node:path';
import { existsSync } from 'node:fs';
import { oneOf, suggest } from '#src/shared/text/nearest.ts';
import { commandLine } from '../cli/command-line.ts';
import { answersOf, terminalOf } from '../author/answers.ts';
import { Draft } from '../author/draft.ts';
import { KINDS } from '../author/index.ts';
import { newProvider } from '../author/provider.ts';
import { Sources } from '../author/sources.ts';
import { main, text, type Command, type OptionValues } from '../cli/command.ts';
import { displayPath, UsageError } from '../cli/problem.ts';

const PROVIDER = 'provider';

const option = (value: string, help: string) => ({ type: 'string', value, help }) as const;

const command: Command = {
  name: commandLine('new'),
  summary:
    'Writes a new file in the right place and registers it. Asks on a terminal for what the options do not say.\n\n' +
    `Kinds: ${Object.keys(KINDS).join(', ')}, ${PROVIDER} (an empty site in a folder: provider DIR --openapi FILE).`,
  words: 'KIND NAME',
  options: {
    openapi: { ...option('FILE', 'Entry file of the description.'), default: 'openapi/openapi.yaml' },
    guides: { ...option('DIR', 'Folder of the guides.'), default: 'guides' },
    group: option('FOLDER', 'guide: its group.'),
    label: option('TEXT', 'guide: label of a new group.'),
    title: option('TEXT', 'guide, change: its title.'),
    path: option('PATH', 'operation: its path, or `none` where it is not published.'),
    method: option('METHOD', 'operation, webhook: HTTP method.'),
    tag: option('NAME', 'operation, webhook: its tag.'),
    request: option('SCHEMA', 'operation: schema of the request body.'),
    response: option('SCHEMA', 'operation: schema of the response.'),
    status: option('CODE', 'operation: status of success; example: status of the response, or `request`.'),
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
  run: async (values, [kind = '', name = '', ...others]) => {
    const names = [...Object.keys(KINDS), PROVIDER];
    if (!names.includes(kind))
      throw new UsageError(
        kind === '' ? 'What is new?' : `\`${kind}\` is no kind of file.`,
        kind === '' ? oneOf(names) : suggest(kind, names).hint,
      );
    if (others.length > 0)
      throw new UsageError(`\`${others[0] ?? ''}\` is one name too many.`, 'Put a name with spaces in quotes.');
    const openapi = text(values, 'openapi') ?? '';
    const written =
      kind === PROVIDER ? await newProvider(required(name, 'DIR'), openapi) : await write(kind, name, values);
    const sources =
      kind === PROVIDER ? ` --openapi ${name}/openapi/openapi.yaml --guides ${name}/guides` : optionsOf(values);
    process.stdout.write(`${written.join('\n')}\n`);
    process.stderr.write(`\nWhat is left to fill in: ${commandLine(`check${sources}`)}\n`);
    return 0;
  },
};

async function write(kind: string, name: string, values: OptionValues): Promise<readonly string[]> {
  const entry = resolve(text(values, 'openapi') ?? '');
  if (!existsSync(entry))
    throw new UsageError(`There is no description at \`${displayPath(entry)}\`.`, 'Give it with --openapi FILE.');
  if (!/\.ya?ml$/i.test(entry))
    throw new UsageError(`\`${displayPath(entry)}\` is not YAML.`, 'Only descriptions in YAML are edited.');
  const guides = resolve(text(values, 'guides') ?? '');
  const draft = new Draft();
  const terminal = terminalOf();
  const answers = answersOf(values, terminal);
  const { [kind]: chosen } = KINDS;
  if (name === '' && terminal === undefined) throw new UsageError('The name is missing.', chosen?.name);
  try {
    const called = name === '' ? await answers.ask({ option: 'name', question: chosen?.name ?? 'Name' }) : name;
    await chosen?.write(called, new Sources(draft, entry, existsSync(guides) ? guides : undefined), answers);
  } finally {
    answers.close();
  }
  return draft.commit();
}

function required(name: string, what: string): string {
  if (name === '')
    throw new UsageError(`\`${what}\` is missing.`, `Write \`${commandLine(`new provider ${what} --openapi FILE`)}\`.`);
  return name;
}

/** The sources, where they are not the usual ones. */
function optionsOf(values: OptionValues): string {
  const given = (['openapi', 'guides'] as const).filter((name) => values[name] !== command.options[name]?.default);
  return given.length === 0 ? '' : ` ${given.map((name) => `--${name} ${text(values, name) ?? ''}`).join(' ')}`;
}

void main(command);
