import { asRecord, asTexts } from '#src/shared/schema/raw.ts';
import { oneOf, suggest } from '#src/shared/text/nearest.ts';
import { UsageError } from '../../cli/problem.ts';
import type { CheckContext } from '../../compile/checks/lookup/check.ts';
import { namesOf } from '../../compile/checks/lookup/operations.ts';
import { operationsIn } from '../../compile/model/path-item.ts';
import { requireName } from '../sources.ts';
import { fieldAt } from './field.ts';
import type { RenamedKind, Renaming } from './words.ts';

/** The form of a new name, and an example of it. */
const FORMS: Readonly<Record<RenamedKind, readonly [form: RegExp, example: string]>> = {
  guide: [/^(?!(?:reference|assets|404)$)[A-Za-z\d][\w-]*$/, 'accept-payments'],
  operation: [/^[A-Za-z][\w-]*$/, 'listOrders'],
  schema: [/^[A-Za-z][\w-]*$/, 'OrderStatus'],
  property: [/^(?!(?:true|false|null)$)[A-Za-z_$][\w$-]*$/i, 'orderId'],
};

/** The kinds of thing that can be renamed. */
export const RENAMED_KINDS = Object.keys(FORMS) as readonly RenamedKind[];

/** Folders of their pages. */
const PAGES: Readonly<Record<RenamedKind, string>> = {
  guide: '/',
  operation: '/reference/operations/',
  schema: '/reference/schemas/',
  property: '',
};

/** The old name and the new one, as they were asked for. */
export interface Asked {
  readonly from: string;
  readonly to: string;
  readonly kind?: RenamedKind | undefined;
}

/**
 * Finds what the old name is, and makes sure that it can have the new one.
 *
 * @throws {UsageError} when it is nothing or several things, and when the new name is none, or is or was another's.
 */
export function chosen(context: CheckContext, { from, to, kind }: Asked): Renaming {
  const { document, api, locator, guides, site } = context;
  const names: Readonly<Record<RenamedKind, readonly string[]>> = {
    guide: guides.guides.map(({ href }) => href.slice(1)),
    operation: operationsIn(document).flatMap((use) => ('operationId' in use.operation ? namesOf(use) : [])),
    schema: Object.keys(api.schemas).filter((name) => locator.wrote(document.components?.schemas, name)),
    property: Object.entries(api.schemas).flatMap(([schema, { properties = {} }]) =>
      Object.keys(properties).map((name) => `${schema}.${name}`),
    ),
  };
  const field = from.includes('.') ? fieldAt(document, from) : undefined;
  const isKind = (each: RenamedKind): boolean =>
    each === 'property' ? field !== undefined : names[each].includes(from);
  const [one, ...others] = RENAMED_KINDS.filter((each) => isKind(each) && (kind ?? each) === each);
  if (one === undefined) {
    const fields = names.property.filter((name) => name.endsWith(`.${from}`));
    const known = kind === undefined ? Object.values(names).flat() : names[kind];
    throw new UsageError(
      `There is no ${kind ?? 'guide, operation, schema or property'} \`${from}\`.`,
      fields.length > 0 ? oneOf(fields) : suggest(from, known).hint,
    );
  }
  if (others.length > 0)
    throw new UsageError(
      `Several things are called \`${from}\`: ${[one, ...others].join(', ')}.`,
      `Say which: ${[one, ...others].map((each) => `\`--kind ${each}\``).join(' or ')}.`,
    );
  const [form, example] = FORMS[one];
  requireName(to, form, example);
  const name = from.slice(from.lastIndexOf('.') + 1);
  const alike = [...(field?.beside ?? names[one])].find((each) => each.toLowerCase() === to.toLowerCase());
  if (alike !== undefined && (field === undefined || alike !== name || to === name))
    throw new UsageError(
      alike === to
        ? `\`${to}\` is the name of another ${one}.`
        : `\`${to}\` differs from the ${one} \`${alike}\` by case alone.`,
      'Choose another name.',
    );
  const page = PAGES[one] + to;
  const now =
    one === 'property'
      ? [...(field?.declaredBy ?? [])]
          .flatMap((schema) => Object.entries(asRecord(schema['properties'])))
          .find(([other, schema]) => other !== name && asTexts(asRecord(schema)['x-formerly']).includes(to))?.[0]
      : site.redirects.find((each) => each.from.toLowerCase() === page.toLowerCase() && each.to !== PAGES[one] + name)
          ?.to;
  if (now !== undefined)
    throw new UsageError(`\`${to}\` was the name of \`${now}\`, to which its links lead.`, 'Choose another name.');
  return { kind: one, from: name, to, ...(field === undefined ? {} : { field }) };
}
