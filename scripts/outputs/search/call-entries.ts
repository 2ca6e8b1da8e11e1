import { parseJson } from '#src/shared/schema/number-text.ts';
import type { OpenQuestions } from '#src/model/gap.ts';
import type { Href } from '#src/model/nav.ts';
import type { InputSection, OperationSection, ResponseSection, WebhookSection } from '#src/model/operation-section.ts';
import { textOf } from '#src/shared/content/visitor.ts';
import { placeWords, type Entry } from './placed-entry.ts';
import { fieldEntries, type TablePlace } from './table-entries.ts';

/**
 * Returns the search entries of an operation: the operation itself, its parameters and fields, messages in its
 * examples, and its callbacks.
 *
 * @param href URL of the page that shows the operation
 * @param at URL of the operation, with its anchor if the page also shows something else
 * @param where location of the operation in words, shown if neither its method nor its path is published
 */
export function operationEntries(operation: OperationSection, href: Href, at: Href, where: string): readonly Entry[] {
  const { operationId, title, method, path, description, deprecated } = operation;
  const call = [method ?? '', path ?? ''].filter((part) => part !== '').join(' ');
  return [
    {
      kind: 'operation',
      title,
      names: [operationId, ...(path === undefined ? [] : [call, path])],
      text: paragraphs(textOf(description)),
      href: at,
      where: placeWords(call === '' ? where : call, deprecated),
      entity: `operation ${operationId}`,
    },
    ...tableEntries(operation, operationId, href),
    ...operation.callbacks.flatMap((callback) => webhookEntries(callback, href, `${href}#${callback.anchor}`)),
  ];
}

/**
 * Returns the search entries of a webhook or callback: the webhook itself, its fields, and messages in its examples.
 */
export function webhookEntries(webhook: WebhookSection, href: Href, at: Href): readonly Entry[] {
  const { name, method, title, description, deprecated } = webhook;
  return [
    {
      kind: 'webhook',
      title,
      names: [name],
      text: paragraphs(textOf(description)),
      href: at,
      where: placeWords('Webhook', deprecated),
      entity: `webhook ${name} ${method ?? ''}`,
    },
    ...tableEntries(webhook, name, href),
  ];
}

/** Returns the search entry for the open questions of a page. */
export function questionsEntry({ anchor, questions }: OpenQuestions, href: Href, where: string): Entry {
  return {
    kind: 'gap',
    title: 'Open questions',
    text: questions.map(({ text }) => text.replaceAll('`', '')),
    href: `${href}#${anchor}`,
    where,
  };
}

/** Returns the search entries for the tables and example responses of an operation or webhook. */
function tableEntries(
  { title, inputs, responses }: Pick<OperationSection, 'title' | 'inputs' | 'responses'>,
  owner: string,
  href: Href,
): readonly Entry[] {
  return [
    ...inputs.flatMap((input) =>
      fieldEntries(input.table, {
        href,
        where: `${title}, ${input.title.toLowerCase()}`,
        owner: `${owner} ${input.title}`,
        kind: kindOf(input),
      }),
    ),
    ...responses.flatMap((response) => responseEntries(response, title, owner, href)),
  ];
}

function kindOf({ title }: InputSection): TablePlace['kind'] {
  if (title === 'Headers') return 'header';
  return /parameters$|^Cookies$|^Query/.test(title) ? 'parameter' : 'field';
}

export function responseEntries(response: ResponseSection, title: string, owner: string, href: Href): readonly Entry[] {
  const { status, table, headers, alternatives, examples } = response;
  const place = { href, where: `${title}, response ${status}`, owner: `${owner} ${status}` };
  return [
    ...fieldEntries(table, { ...place, kind: 'field' }),
    ...alternatives.flatMap((body) => fieldEntries(body.table, { ...place, kind: 'field' })),
    ...fieldEntries(headers, { ...place, owner: `${place.owner} headers`, kind: 'header' }),
    ...examples.flatMap(({ anchor, code }) =>
      messagesIn(code.text).map((message) => ({
        kind: 'message' as const,
        title: message,
        href: `${href}#${anchor}` as Href,
        where: place.where,
        placeKey: `${place.owner} “${message}”`,
      })),
    ),
  ];
}

/** Matches names of JSON members that contain human-readable messages. */
const SPEAKING = /^(message|msg|errors?|error_?message|error_?description|details?|reason|response_?message)$/i;

/** Returns the human-readable messages in an example response: `Invalid subscription key`. */
function messagesIn(text: string): readonly string[] {
  const found = new Set<string>();
  const walk = (value: unknown, name: string): void => {
    if (typeof value === 'string') {
      if (SPEAKING.test(name) && /\p{L}/u.test(value) && value.length <= 200) found.add(value);
    } else if (Array.isArray(value)) for (const each of value) walk(each, name);
    else if (typeof value === 'object' && value !== null)
      for (const [key, each] of Object.entries(value)) walk(each, key);
  };
  try {
    walk(parseJson(text), '');
  } catch {
    // The example has another media type.
  }
  return [...found];
}

function paragraphs(text: string): readonly string[] {
  return text.trim() === '' ? [] : [text.trim()];
}
