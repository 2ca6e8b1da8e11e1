import type { Api } from '#src/model/api.ts';
import type { StatusEntry } from '#src/model/call-data.ts';
import { textOf } from '#src/shared/content/visitor.ts';
import { omitUndefined } from '../../../text/omit-undefined.ts';
import { toProse } from '../../prose/description.ts';
import { statusTitle } from '../operation/status-title.ts';
import { ACTOR_WORDS } from '../reference/error-page.ts';
import { errorTitle, type ReferenceIndex } from '../reference/groups.ts';

/** Collects what is documented of each status code: by the catalogue, else by the one description all its responses have. */
export function statusEntries(api: Api, index: Pick<ReferenceIndex, 'error'>): readonly StatusEntry[] {
  const responses = api.operations.flatMap((operation) => operation.responses);
  const codes = new Set([
    ...index.error.keys(),
    ...api.catalogue.map(({ code }) => code),
    ...responses.map(({ status }) => status),
  ]);
  return [...codes].map((code) => {
    const entry = api.catalogue.find((each) => each.code === code);
    const own = responses.filter(({ status }) => status === code);
    const said = new Set(own.map(({ description }) => description.trim()));
    const [only] = said;
    const retry = own.flatMap(({ headers }) => headers).find(({ name }) => /^retry-?after$/i.test(name));
    return omitUndefined({
      code,
      title: index.error.has(code) ? errorTitle(api, code) : statusTitle(code, entry),
      href: index.error.get(code),
      meaning: plainText(entry?.meaning ?? (said.size === 1 ? only : undefined)),
      remedy: plainText(entry?.remedy),
      actor: entry?.actor === undefined ? undefined : ACTOR_WORDS[entry.actor],
      retryHeader: retry?.name,
    });
  });
}

function plainText(text: string | undefined): string | undefined {
  const plain = text === undefined ? '' : textOf(toProse(text)).trim();
  return plain === '' ? undefined : plain;
}
