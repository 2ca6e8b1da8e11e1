import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { oneOf, suggest } from '#src/shared/text/nearest.ts';
import { commandLine } from '../cli/command-line.ts';
import { answersOf, terminalOf, type Answers } from '../author/answers.ts';
import { Draft } from '../author/draft.ts';
import { KINDS } from '../author/index.ts';
import { newProvider } from '../author/provider/provider.ts';
import { Sources } from '../author/sources.ts';
import { main, text, type Command, type OptionValues } from '../cli/command.ts';
import { displayPath, UsageError } from '../cli/problem.ts';
import { PACKED } from '../cli/packed.ts';
import type { SourceOptions } from '../compile/source/load.ts';
import { SOURCE_OPTIONS, sourceOptions, sourceWords } from '../compile/source/source-options.ts';
import { shellQuoted } from '../text/shell-quoted.ts';

const PROVIDER = 'provider';

const option = (value: string, help: string) => ({ type: 'string', value, help }) as const;

const command: Command = {
  name: commandLine('new'),
  summary:
    'Writes a new file in the right place and registers it. Asks on a terminal for what the options do not say.\n\n' +
    `Kinds: ${Object.keys(KINDS).join(', ')}, ${PROVIDER} (a site in a folder of its own: ${PROVIDER} DIR --openapi FILE, or DIR --openapi FILE alone).`,
  words: 'KIND NAME',
  options: {
    ...SOURCE_OPTIONS,
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
  run: async (values, words) => {
    const names = [...Object.keys(KINDS), PROVIDER];
    const [asked = '', name = '', ...others] = isFolder(words, values) ? [PROVIDER, ...words] : words;
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
      const [written, next] = await (kind === PROVIDER ? site(name, values) : file(kind, name, values, answers));
      process.stdout.write(`${written.join('\n')}\n`);
      process.stderr.write(`\n${next}\n`);
      return 0;
    } finally {
      answers.close();
    }
  },
};

/** Tells a site that is asked for without its kind: one word, which is none, and a description. */
function isFolder([first = '', ...others]: readonly string[], { openapi }: OptionValues): boolean {
  return (
    first !== '' && others.length === 0 && openapi !== undefined && ![...Object.keys(KINDS), PROVIDER].includes(first)
  );
}

const kindQuestion = (choices: readonly string[]) => ({ option: 'kind', question: 'What is new', choices });

/** The lines that say what was written, and what its author does next. */
type Done = readonly [written: readonly string[], next: string];

async function file(kind: string, name: string, values: OptionValues, answers: Answers): Promise<Done> {
  const sources = sourceOptions(values);
  const entry = resolve(sources.openapi);
  if (!existsSync(entry))
    throw new UsageError(`There is no description at \`${displayPath(entry)}\`.`, 'Give it with --openapi FILE.');
  if (!/\.ya?ml$/i.test(entry))
    throw new UsageError(`\`${displayPath(entry)}\` is not YAML.`, 'Only descriptions in YAML are edited.');
  const draft = new Draft();
  const { [kind]: chosen } = KINDS;
  if (name === '' && !answers.canAsk) throw new UsageError('The name is missing.', chosen?.name);
  const called = name === '' ? await answers.ask({ option: 'its-name', question: chosen?.name ?? 'Name' }) : name;
  await chosen?.write(called, new Sources(draft, entry, sources.guides && resolve(sources.guides)), answers);
  return [draft.commit(), toFillIn(sources)];
}

async function site(folder: string, values: OptionValues): Promise<Done> {
  const openapi = text(values, 'openapi');
  if (folder === '' || openapi === undefined)
    throw new UsageError(
      `\`${folder === '' ? 'DIR' : '--openapi'}\` is missing.`,
      `Write \`${commandLine('new DIR --openapi FILE')}\`.`,
    );
  const written = await newProvider(folder, openapi);
  const sources = { openapi: join(folder, 'openapi/openapi.yaml'), guides: join(folder, 'guides') };
  const next = PACKED === undefined ? toFillIn(sources) : `cd ${shellQuoted(folder)}\nnpm install\nnpm run dev`;
  return [written, next];
}

const toFillIn = (sources: SourceOptions): string =>
  `What is left to fill in: ${commandLine(`check${sourceWords(sources)}`)}`;

void main(command);
