/** The facts of a page's data that its Markdown has to carry. Reads page data alone, never a schema. */
import { code } from '#scripts/outputs/markdown/nodes.ts';
import type { ContentNode } from '#src/model/content.ts';
import type { CatalogueRow, EnumTable, Field, FieldTable, Value, Variant } from '#src/model/field.ts';
import type { OpenQuestions } from '#src/model/gap.ts';
import type { GuidePage } from '#src/model/page.ts';
import type {
  OperationSection,
  RequestScenario,
  ResponseSection,
  WebhookSection,
} from '#src/model/operation-section.ts';
import type { Code } from '#src/model/sample.ts';

/** One block of a Markdown page that begins with a text and holds others; or a code block, word for word. */
export interface Fact {
  readonly kind: 'call' | 'status' | 'section' | 'field' | 'variant' | 'value' | 'gap' | 'code' | 'text';
  readonly start: string;
  readonly holds: readonly string[];
}

/** Page data that is no part of the Markdown: samples are shown in one language, receivers by the simulator. */
const SKIPPED = ['receivers', 'sample', 'samples', 'simulation'];

/** Collects the facts of content, however deep they are nested. */
export function factsOf({ content, questions }: Pick<GuidePage, 'content' | 'questions'>): readonly Fact[] {
  return [...walk(content), ...(questions === undefined ? [] : walk(questions))];
}

function walk(node: unknown): readonly Fact[] {
  if (Array.isArray(node)) return node.flatMap(walk);
  if (typeof node !== 'object' || node === null) return [];
  const isScenario = 'samples' in node;
  return [
    ...READERS.flatMap(([key, read]) => (key in node ? read(node) : [])),
    ...Object.entries(node)
      .filter(([key]) => !SKIPPED.includes(key) && !(isScenario && key === 'request'))
      .flatMap(([, inside]) => walk(inside)),
  ];
}

function fact(kind: Fact['kind'], start: string, holds: readonly (string | undefined)[] = []): readonly Fact[] {
  return [{ kind, start, holds: holds.filter((text): text is string => text !== undefined && text !== '') }];
}

function reader<Node>(
  key: keyof Node & string,
  read: (node: Node) => readonly Fact[],
): readonly [string, (node: object) => readonly Fact[]] {
  return [key, (node) => read(node as Node)];
}

/** Readers of objects that have a key which only their kind has. */
const READERS = [
  reader<OperationSection>('operationId', ({ operationId, method, url, deprecated, responses }) =>
    responses === undefined
      ? []
      : [
          ...fact('call', `Operation ${operationId}`, [deprecated ? 'deprecated' : '']),
          ...(method === undefined || url === undefined ? [] : fact('call', `${method} ${url}`)),
        ],
  ),
  reader<WebhookSection>('receivers', ({ name, event, deprecated, send }) => [
    ...fact('call', event === undefined ? `Webhook ${name}` : `Callback ${event}`, [deprecated ? 'deprecated' : '']),
    ...(send === undefined ? [] : codeFact(send)),
  ]),
  reader<ResponseSection>('status', ({ status, title, mediaType }) => [
    ...fact('status', `${status} ${title}`),
    ...(mediaType === undefined ? [] : fact('section', mediaType)),
  ]),
  reader<OperationSection>('inputs', ({ inputs }) =>
    inputs.flatMap(({ title, mediaType, required }) => [
      ...fact('section', title),
      ...(mediaType === undefined ? [] : fact('section', mediaType, [required === true ? 'required' : ''])),
    ]),
  ),
  reader<CatalogueRow>('meaning', ({ code: status, title }) => fact('status', `${status}: ${title}`)),
  reader<Field>('constraints', (value) =>
    'path' in value
      ? fact('field', `${value.path}${value.loose === true ? ` (${value.name})` : ''}: `, [
          value.required ? 'required' : value.optional === true ? 'optional' : '',
          ...factsOfValue(value),
        ])
      : factsOfValue(value).length === 0
        ? []
        : fact('field', 'Value: ', factsOfValue(value)),
  ),
  reader<FieldTable>('closed', ({ closed }) => (closed === true ? fact('field', 'No other fields') : [])),
  reader<Variant>('label', ({ label, title, table }) => (table === undefined ? [] : fact('variant', label, [title]))),
  reader<EnumTable>('caption', ({ values = [] }) =>
    values.some(isExplained)
      ? values.flatMap(({ value, title, description }) => fact('value', value, [title, description]))
      : [],
  ),
  reader<OpenQuestions>('questions', ({ questions }) =>
    questions.flatMap((question) =>
      typeof question === 'string'
        ? []
        : fact(
            'gap',
            '',
            question.text.split('`').map((part) => part.trim()),
          ),
    ),
  ),
  reader<RequestScenario>('samples', ({ samples }) => {
    const sample = samples.find(({ language }) => language.id === 'curl') ?? samples[0];
    return sample === undefined ? [] : codeFact(sample.code);
  }),
  reader<{ readonly code: Code | string | boolean }>('code', ({ code: given }) =>
    typeof given === 'object' ? codeFact(given) : [],
  ),
  reader<ContentNode>('kind', (node) =>
    node.kind === 'text' ? fact('text', '', [node.value]) : node.kind === 'term' ? fact('text', '', [node.text]) : [],
  ),
];

function codeFact({ text }: Code): readonly Fact[] {
  return fact('code', text);
}

function factsOfValue(value: Value): readonly string[] {
  const { type, format, schema, marks, constraints, examples = [], extensions = [], questions = [] } = value;
  const values = value.enum?.values ?? [];
  return [
    type,
    format ?? '',
    schema?.name ?? '',
    ...marks,
    ...constraints,
    ...(value.default === undefined ? [] : [code(value.default).value]),
    ...examples.map((example) => code(example).value),
    ...extensions.map(({ name, value: text }) => `${name} ${code(text).value}`),
    ...questions.flatMap((question) => question.split('`').map((part) => part.trim())),
    ...(values.some(isExplained) ? [] : values.map((each) => code(each.value).value)),
  ].filter((text) => text !== '');
}

function isExplained({ title, description }: EnumTable['values'][number]): boolean {
  return (title ?? description) !== undefined;
}
