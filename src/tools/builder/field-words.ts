import type { Field, ParameterField } from '../../shared/request/form.ts';
import { isSecretField } from '../../shared/request/secret-field.ts';
import type { Shape } from '../../shared/request/shape.ts';
import { valueText } from '../../shared/schema/enums.ts';
import { deprecation, lifecycleOf } from '../../shared/schema/lifecycle.ts';
import { formatToEnter } from '../../shared/schema/phrases.ts';
import { authoredQuestions, questionsAbout } from '../../shared/schema/questions.ts';
import { asTexts } from '../../shared/schema/raw.ts';
import { capitalise } from '../../shared/text/words.ts';

/** Maximum length of a description in the form, in characters; the page shows the whole description. */
const LONGEST = 180;

/**
 * Returns the label of a field. For an entry of a list, the label is the name of the list in the singular and a number,
 * such as `shareholder 1`.
 */
export function nameOf({ name, naming, parent, path }: Field): string {
  if (naming !== 'entry') return path.length === 1 ? 'body' : name;
  const list = parent === undefined || parent.path.length === 1 ? 'entry' : parent.name;
  return `${list.replace(/ies$/, 'y').replace(/((?:ss|us|x|ch|sh)(?=es$)|[^s](?=s$))e?s$/, '$1')} ${name}`;
}

/** Returns the text below a field's name: the first sentence of its description, and hints on what to enter. */
export function descriptionOf(field: Field, shape: Shape): string {
  const parameter = 'parameter' in field ? (field as ParameterField).parameter : undefined;
  const summary = firstSentence(shape.keywords.description ?? parameter?.description ?? '');
  return [
    summary,
    field.naming === 'unknown' ? 'The description has no field of this name.' : '',
    ...hints(field, shape),
  ]
    .filter((part) => part !== '')
    .join(' ');
}

function hints(field: Field, shape: Shape): readonly string[] {
  const { kind, keywords } = shape;
  const deprecated = deprecation(lifecycleOf(keywords));
  return [
    kind === 'file' ? 'File name, which the sample reads.' : '',
    kind === 'any' ? 'JSON or plain text.' : '',
    kind === 'text' ? formatHint(keywords.format) : '',
    deprecated === undefined ? '' : `${capitalise(deprecated)}.`,
    ...openQuestions(field, shape),
    isSecretField(field, shape) && kind !== 'object' ? 'Left out of the link.' : '',
  ];
}

/** Returns the open questions about the values or the meaning of a field. */
function openQuestions({ name }: Field, { parts, members }: Shape): readonly string[] {
  const marked = parts.find((part) => part['x-not-published'] !== undefined) ?? {};
  const marks = asTexts(marked['x-not-published']).filter((part) => part === 'values' || part === 'meaning');
  const thing = { subject: name, hasSome: members.length > 0, authored: authoredQuestions(marked) };
  return questionsAbout(thing, marks).map(({ text }) => `Open question: ${text.replaceAll('`', '')}`);
}

function formatHint(format: string | undefined): string {
  const words = formatToEnter(format);
  return words === undefined ? '' : `${capitalise(words)}.`;
}

/** Returns a documented example as placeholder; undefined if there is none that fits, and for a `<select>`. */
export function placeholderOf({ keywords, kind }: Shape): string | undefined {
  const [given = keywords.examples?.[0]] = [keywords.example];
  if (given === undefined || given === null || typeof given === 'object' || kind === 'choice') return undefined;
  const text = valueText(given);
  return text.length > 60 ? undefined : text;
}

/** Returns the first sentence of a CommonMark text, as plain text. */
function firstSentence(text: string): string {
  const [paragraph = ''] = text.trim().split(/\n\s*\n/, 1);
  const plain = paragraph
    .replace(/<[^>]{0,200}>/g, '')
    .replace(/!?\[([^\]]{0,200})\]\([^)]{0,500}\)/g, '$1')
    .replace(/(\*\*|__|`)/g, '')
    .replace(/\s+/g, ' ')
    .trim();
  const [sentence = plain] = /^.{1,400}?[.!?](?=\s|$)/.exec(plain) ?? [];
  return sentence.length <= LONGEST ? sentence : `${sentence.slice(0, LONGEST - 1).trimEnd()}…`;
}
