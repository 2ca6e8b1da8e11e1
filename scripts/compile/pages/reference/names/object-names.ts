import type { Api } from '#src/model/api.ts';
import { words } from '../../operation/credentials.ts';
import { errorTitle, type ReferenceIndex } from '../groups.ts';
import { OVERVIEW } from '../page-head.ts';
import { firstSentence } from '../summary.ts';
import { nameAt, type FoundName } from './found-name.ts';

/** What has a page of its own, and the security schemes, which the overview explains. */
export function objectNames(
  api: Api,
  index: Pick<ReferenceIndex, 'operation' | 'webhook' | 'schema' | 'error'>,
): readonly FoundName[] {
  const named = (
    [name, kind]: readonly [FoundName['name'], FoundName['kind']],
    [label, href]: readonly [string, FoundName['place']['href'] | undefined],
    [type, description]: readonly [string, string],
  ): FoundName =>
    nameAt(
      { href: href ?? OVERVIEW, label, part: '', path: '' },
      { name, kind, type, about: firstSentence(description) ?? '' },
    );
  return [
    ...api.operations.map(({ operationId, summary, method, methodPublished, path = '', description }) =>
      named(
        [operationId, 'operation'],
        [summary, index.operation.get(operationId)],
        [`${methodPublished ? method : ''} ${path}`.trim(), description],
      ),
    ),
    ...api.webhooks.map(({ id, name, summary, description }) =>
      named([name, 'webhook'], [summary, index.webhook.get(id)], ['', description]),
    ),
    ...Object.entries(api.schemas).map(([name, schema]) => {
      // A description that is not valid may hold null.
      const { description } = schema ?? {};
      return named(
        [name, 'schema'],
        [name, index.schema.get(name)],
        ['', typeof description === 'string' ? description : ''],
      );
    }),
    ...[...index.error].map(([code, href]) => {
      const title = errorTitle(api, code);
      const meaning = api.catalogue.find((entry) => entry.code === code)?.meaning ?? '';
      return named([code, 'status code'], [`${code} ${title}`, href], [title, meaning]);
    }),
    ...Object.values(api.securitySchemes).map((scheme) =>
      named(
        [scheme.name, 'security scheme'],
        ['Authentication', OVERVIEW],
        [words(scheme).replaceAll('`', ''), scheme.description],
      ),
    ),
  ];
}
