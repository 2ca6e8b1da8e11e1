import type { EvidenceOf } from '#src/model/evidence.ts';
import type { OpenApiDocument } from '#src/model/openapi.ts';
import { fieldsOf, isKnown, placeSchema, type EvidenceContext } from '#src/shared/schema/documented-fields.ts';
import { enumMembers } from '#src/shared/schema/enums.ts';
import type { Holder } from '#src/shared/schema/evidence.ts';
import { questionsAbout } from '#src/shared/schema/questions.ts';
import { asRecord, asText, asTexts, type Raw } from '#src/shared/schema/raw.ts';
import type { ResolvedSchema } from '#src/shared/schema/resolve-schema.ts';
import { subschemas } from '#src/shared/schema/applicators.ts';
import { listWords } from '#src/shared/text/list-words.ts';
import { walkMembers } from '../publish/walk-members.ts';

/**
 * Adds to the descriptions of a document, in place, how its facts are known, for formats that lack a word for it: once
 * for each component and body what is usual in it; at a field only that its name is assumed, and what is an open
 * question.
 */
export function addEvidence(document: OpenApiDocument, api: EvidenceContext): void {
  /** `subject` names the schema in a question; `whole` is what describes a component or body, absent inside of one. */
  const annotate = (node: Raw, subject: string, known: EvidenceOf, whole?: Raw): void => {
    const inside = placeSchema(node, known, api);
    const fields = '$ref' in node && !('properties' in node) ? [] : fieldsOf(inside, api);
    const notes = whole === undefined || fields.length === 0 ? [] : notesOf(inside, fields);
    describe(whole ?? node, [...questions(node, inside, subject), ...notes]);
    for (const child of subschemas(node)) {
      const field = fields.find(({ name }) => asRecord(node['properties'])[name] === child);
      const name = field === undefined ? (child === node['items'] ? 'an item' : '') : `\`${field.name}\``;
      const isOdd = field?.isDocumented === false && (whole === undefined || isKnown(inside.known.fields));
      if (isOdd) describe(child, ['We assume this name.']);
      annotate(child, name, inside.known);
    }
  };
  const { evidence: known } = api;
  walkMembers(document, ({ node, key, parent }) => {
    const isComponent = parent?.key === 'schemas' && parent.parent?.key === 'components';
    if (isComponent) annotate(node, `\`${key}\``, known, node);
    else if (parent === undefined || parent.isMap || !/^(itemS|s)chema$/.test(key)) return true;
    else if (parent.parent?.key !== 'content')
      annotate({ ...parent.node, ...node }, `\`${asText(parent.node['name'], parent.key)}\``, known, parent.node);
    // Types show the description of a body, not of its schema.
    else annotate(node, 'the body', known, parent.parent.parent?.node ?? node);
    return false;
  });
}

/** Adds sentences to a description; those that it has, as of a body in several media types, are not said again. */
function describe(node: Raw, sentences: readonly string[]): void {
  const text = asText(node['description']).trim();
  const added = sentences.filter((sentence) => !text.includes(sentence)).join(' ');
  const start = text === '' ? '' : text.includes('\n') ? `${text}\n\n` : /[.!?]$/.test(text) ? `${text} ` : `${text}. `;
  if (added !== '') Object.assign(node, { description: `${start}${added}` });
}

/** Asks what is open, unless a component that is referred to asks it itself, or there is no name to ask about. */
function questions(node: Raw, { schema, names }: ResolvedSchema, subject: string): readonly string[] {
  if (subject === '') return [];
  const hasSome = (schema.properties ?? enumMembers(schema)) !== undefined;
  const marked = 'x-not-published' in node || (hasSome && names.length > 0) ? node : (schema as Raw);
  const question = asText(marked['x-question']);
  const thing = { subject, hasSome, ...(question !== '' && { question }) };
  return questionsAbout(thing, asTexts(marked['x-not-published'])).map(({ text }) => `Open question: ${text}`);
}

/** Says what is usual among the fields of an object. */
function notesOf({ schema, known }: Holder, fields: ReturnType<typeof fieldsOf>): readonly string[] {
  const documented = fields.filter(({ isDocumented }) => isDocumented).map(({ name }) => `\`${name}\``);
  const but = documented.length === 0 ? '' : ` but ${listWords(documented, 'and')}`;
  return [
    ...(isKnown(known.fields) ? [] : [`We assume the field names${but}.`]),
    ...(known.types === 'ours' ? ['Types come from our examples.'] : []),
    ...(known.required === 'open' && schema.required === undefined
      ? ['Which fields are required is not documented.']
      : []),
  ];
}
