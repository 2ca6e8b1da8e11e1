import type { EvidenceOf } from '#src/model/evidence.ts';
import type { OpenApiDocument } from '#src/model/openapi.ts';
import { subschemas } from '#src/shared/schema/applicators.ts';
import { fieldsOf, isKnown, placeSchema, type EvidenceContext } from '#src/shared/schema/documented-fields.ts';
import { enumMembers } from '#src/shared/schema/enums.ts';
import { evidenceOf, type Holder } from '#src/shared/schema/evidence.ts';
import * as words from '#src/shared/schema/evidence-words.ts';
import { authoredQuestions, questionsAbout } from '#src/shared/schema/questions.ts';
import { asRecord, asText, asTexts, type Raw } from '#src/shared/schema/raw.ts';
import type { ResolvedSchema } from '#src/shared/schema/resolve-schema.ts';
import { weakened } from '#src/shared/schema/weakened.ts';
import { operationsIn } from '../description/model/path-item.ts';
import { walkMembers } from '../description/publish/walk-members.ts';

/**
 * Writes evidence and open questions (`x-evidence`, `x-not-published`) as sentences into each `description` of a
 * document, in place, for programs that ignore these extensions. Also widens schemas, so that they allow fields and
 * values that are not published. The evidence of most fields is stated once, for the whole component or body. The
 * `description` of a field only gets what differs for that field, and its open questions.
 */
export function noteEvidence(document: OpenApiDocument, api: EvidenceContext): void {
  noteOperations(document);
  walkMembers(document, ({ node, key, parent }) => {
    if (parent === undefined) return true;
    if (parent.key === 'schemas' && parent.parent?.key === 'components')
      noteSchema({ node, subject: `\`${key}\``, known: api.evidence, whole: node }, api);
    else if (parent.isMap || !/^(itemS|s)chema$/.test(key)) {
      if (parent.key === 'responses') {
        const { remedy } = asRecord(node['x-catalogue']);
        describe(node, [...(typeof remedy === 'string' ? [remedy] : []), ...openOf(node, `the response ${key}`, true)]);
      }
      return true;
    } else if (parent.parent?.key !== 'content') noteParameter(parent.node, node, parent.key, api);
    // The notes about a body are added to the `description` of the request body or response. Code generators show this
    // `description`, but not that of the schema.
    else noteSchema({ node, subject: 'the body', known: api.evidence, whole: parent.parent.parent?.node ?? node }, api);
    return false;
  });
  const without = operationsIn(document).filter(({ kind }) => kind === 'unpublished');
  const { 'x-content-type': type } = document as Raw;
  const names = [...new Set(without.map(({ operation }) => asText(operation['summary'])))].join('; ');
  describe(asRecord(document.info), [
    ...words.usualWords(api.evidence),
    ...(typeof type === 'string' ? [words.contentTypeWords(type)] : []),
    ...(names === '' ? [] : [`Code generators omit these, whose path is not documented: ${names}.`]),
  ]);
}

/**
 * Adds the open questions of each operation to its `description`. If its HTTP method is not published, adds a sentence
 * that the method in the document is a placeholder.
 */
function noteOperations(document: OpenApiDocument): void {
  for (const { operation, method } of new Set(operationsIn(document))) {
    const isStandIn = asTexts(operation['x-not-published']).includes('method');
    if (isStandIn) describe(operation, [words.standInWords(method)]);
    describe(
      operation,
      openOf(operation, `“${asText(operation['summary'], asText(operation['operationId'], method))}”`),
    );
  }
}

/**
 * Returns the open questions about an object with `x-not-published`, as sentences. They are the author's questions
 * (`x-question`) or, if there are none, generated ones.
 *
 * @param subject name of the object in a question
 * @param hasSome whether some fields or values are published: a question then asks only for the others
 */
export function openOf(node: Raw, subject: string, hasSome = false): readonly string[] {
  const thing = { subject, hasSome, authored: authoredQuestions(node) };
  return questionsAbout(thing, asTexts(node['x-not-published'])).map(({ text }) => `Open question: ${text}`);
}

/**
 * Adds the evidence and open questions of a parameter or header to its `description`. First copies `x-evidence`,
 * `x-question` and `x-not-published` from the parameter to its schema, where `noteSchema` expects them.
 *
 * @param node the schema of the parameter
 */
function noteParameter(parameter: Raw, node: Raw, key: string, api: EvidenceContext): void {
  const { name, 'x-not-published': marks, 'x-question': question, 'x-evidence': evidence } = parameter;
  const own = { 'x-not-published': marks, 'x-question': question, 'x-evidence': evidence };
  for (const [mark, value] of Object.entries(own)) if (value !== undefined) Object.assign(node, { [mark]: value });
  if (name !== undefined && !isKnown(evidenceOf(parameter, api.evidence).fields)) describe(parameter, [words.OUR_NAME]);
  noteSchema({ node, subject: `\`${asText(name, key)}\``, known: api.evidence, whole: parameter }, api);
}

interface Place {
  readonly node: Raw;
  /**
   * How an open question names the schema, such as `the body`. An empty string if no question is to be asked, for
   * example about an alternative of `oneOf`.
   */
  readonly subject: string;
  /** Evidence for everything that the `x-evidence` of the schema itself does not mention. */
  readonly known: EvidenceOf;
  /**
   * The object around a schema: a component, parameter, request body or response. Its `description` gets the sentences
   * that apply to all fields of the schema. Absent for a schema inside another one.
   */
  readonly whole?: Raw;
}

function noteSchema({ node, subject, known, whole }: Place, api: EvidenceContext): void {
  const inside = placeSchema(node, known, api);
  const fields = '$ref' in node && !('properties' in node) ? [] : fieldsOf(inside, api);
  const notes = whole === undefined || fields.length === 0 ? [] : notesOf(inside, fields);
  describe(whole ?? node, [...questions(node, inside, subject), ...notes]);
  for (const child of subschemas(node)) {
    const field = fields.find(({ name }) => asRecord(node['properties'])[name] === child);
    const name = field === undefined ? (child === node['items'] ? 'an item' : '') : `\`${field.name}\``;
    const isOdd = field?.isDocumented === false && (whole === undefined || isKnown(inside.known.fields));
    if (isOdd) describe(child, [words.OUR_NAME]);
    if (field !== undefined && isOptional(child, inside)) describe(child, [words.OPTIONAL]);
    noteSchema({ node: child, subject: name, known: inside.known }, api);
  }
  replace(node, weakened(node, inside));
}

/** Whether a field is known to be optional, although the list of required fields of its object is not published. */
function isOptional(property: Raw, { schema, known }: Holder): boolean {
  return known.required === 'open' && schema.required === undefined && evidenceOf(property).required === 'stated';
}

/** Makes `node` equal to `members`, in place: removes all properties, then adds those of `members`. */
function replace(node: Raw, members: Raw): void {
  if (node === members) return;
  for (const key of Object.keys(node)) delete (node as Record<string, unknown>)[key];
  Object.assign(node, members);
}

/**
 * Adds sentences to the `description` of a node, in place. Leaves out sentences that it already contains: each media
 * type of a body adds the same ones.
 */
function describe(node: Raw, sentences: readonly string[]): void {
  const text = asText(node['description']).trim();
  const added = sentences.filter((sentence) => !text.includes(sentence)).join(' ');
  const start = text === '' ? '' : text.includes('\n') ? `${text}\n\n` : /[.!?]$/.test(text) ? `${text} ` : `${text}. `;
  if (added !== '') Object.assign(node, { description: `${start}${added}` });
}

/**
 * Returns the open questions about a schema, as sentences; none if `subject` is empty. For a reference to a component
 * with fields or values, returns only the questions of the `x-not-published` beside `$ref`: the `description` of the
 * component has all others.
 */
function questions(node: Raw, { schema, names }: ResolvedSchema, subject: string): readonly string[] {
  if (subject === '') return [];
  const hasSome = (schema.properties ?? enumMembers(schema)) !== undefined;
  const marked = 'x-not-published' in node || (hasSome && names.length > 0) ? node : (schema as Raw);
  return openOf(marked, subject, hasSome);
}

/**
 * Returns sentences about what is assumed or unknown about an object: names of fields, types of fields, required
 * fields.
 */
function notesOf(holder: Holder, fields: ReturnType<typeof fieldsOf>): readonly string[] {
  const { schema, known } = holder;
  const hasSome = Object.values(asRecord(schema.properties)).some((field) => isOptional(asRecord(field), holder));
  const documented = fields.filter(({ isDocumented }) => isDocumented).map(({ name }) => name);
  return [
    ...(isKnown(known.fields) ? [] : [words.mostNamesOurs(documented)]),
    ...(known.types === 'ours' ? [words.OUR_TYPES] : []),
    ...(known.required === 'open' && schema.required === undefined ? [words.requiredOpen(hasSome)] : []),
    ...(known.required === 'ours' && schema.required !== undefined ? [words.OUR_REQUIRED] : []),
  ];
}
