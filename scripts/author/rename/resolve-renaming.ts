import { asList, asRecord, asText, asTexts } from '#src/shared/schema/raw.ts';
import { UsageError } from '../../cli/problem.ts';
import type { CheckContext } from '../../checks/lookup/check.ts';
import { formerNames } from '../../compare/pairing.ts';
import { operationsIn } from '../../description/model/path-item.ts';
import { omitUndefined } from '../../text/omit-undefined.ts';
import { kindNamed, namesIn } from '../names.ts';
import { ANY_NAME, requireName } from '../sources.ts';
import { fieldAt } from './field.ts';
import { namedParameter, parametersByName } from './parameter.ts';
import { valueAt, valueNames } from './value.ts';
import { segmentOf, type RenamedKind, type Renaming } from './words.ts';

/** Patterns of valid new names by kind, each with an example. */
const FORMS: Readonly<Record<RenamedKind, readonly [form: RegExp, example: string]>> = {
  guide: [/^(?!(?:reference|assets|404)$)[A-Za-z\d][\w-]*$/, 'accept-payments'],
  operation: [/^[A-Za-z][\w-]*$/, 'listOrders'],
  schema: [/^[A-Za-z][\w-]*$/, 'OrderStatus'],
  property: [/^(?!(?:true|false|null)$)[A-Za-z_$][\w$-]*$/i, 'orderId'],
  parameter: [/^(?!(?:true|false|null)$)[A-Za-z_$][\w$.[\]-]*$/i, 'orderId'],
  tag: [ANY_NAME, 'Orders'],
  value: [/^(?=.*\S)(?!.*: )[^\p{Cc}"'`\\#]+$/u, 'PAID'],
};

/** The kinds of thing that can be renamed, such as `schema`. */
export const RENAMED_KINDS = Object.keys(FORMS) as readonly RenamedKind[];

/**
 * Beginnings of page URLs, by kind of thing. The name of the thing follows: `getOrder` in
 * `/reference/operations/getOrder`.
 */
const PAGES: Readonly<Partial<Record<RenamedKind, string>>> = {
  guide: '/',
  operation: '/reference/operations/',
  schema: '/reference/schemas/',
  tag: '/reference/tags/',
};

/** The old name and the new one, as given by the user. */
export interface RenameRequest {
  readonly from: string;
  readonly to: string;
  readonly kind?: RenamedKind | undefined;
}

/**
 * Identifies the operation, schema or other thing with the old name, and ensures that the new one is available.
 *
 * @throws {UsageError} when the old name is unknown or ambiguous, or the new one is invalid, in use or a former name.
 */
export function resolveRenaming(context: CheckContext, { from, to, kind }: RenameRequest): Renaming {
  const { document, api, site } = context;
  const field = from.includes('.') ? fieldAt(document, from) : undefined;
  const value = valueAt(document, from);
  const { guide, operation, schema } = namesIn(context);
  const parameters = parametersByName(document);
  const names: Readonly<Record<RenamedKind, readonly string[]>> = {
    guide,
    operation,
    schema,
    property: Object.entries(api.schemas).flatMap(([schema, { properties = {} }]) =>
      Object.keys(properties).map((name) => `${schema}.${name}`),
    ),
    parameter: [...parameters.keys()],
    tag: [...asList(document.tags), ...operationsIn(document).map((use) => use.operation)]
      .map(asRecord)
      .flatMap(({ name, tags }) => [asText(name), ...asTexts(tags)])
      .filter(Boolean),
    value: value === undefined ? valueNames(api.schemas) : [from],
  };
  const one = kindNamed(from, { ...names, property: field === undefined ? names.property : [from] }, kind);
  const [form, example] = FORMS[one];
  requireName(to, form, example);
  const object = parameters.get(from);
  const thing = {
    ...(one === 'property' && { field }),
    ...(one === 'parameter' && object && { parameter: namedParameter(document, object) }),
    ...(one === 'value' && { value }),
  };
  const { name, beside } = thing.field ?? thing.parameter ?? thing.value ?? { name: from, beside: names[one] };
  const pages = PAGES[one];
  const alike = [...beside].find((each) => each.toLowerCase() === to.toLowerCase());
  if (alike === to)
    throw new UsageError(
      `\`${to}\` is the name of ${to === name ? 'this' : 'another'} ${one}.`,
      'Choose another name.',
    );
  if (alike !== undefined && (alike !== name || pages !== undefined))
    throw new UsageError(
      `\`${to}\` differs from the ${one} \`${alike}\` only in letter case.`,
      `${pages === undefined ? '' : 'Hosts that ignore case cannot tell the old URL from the new one. '}Choose another name.`,
    );
  const urlOf = (name: string): string => `${pages ?? ''}${segmentOf(one, name)}`;
  const now =
    pages === undefined
      ? [...(thing.field?.declaredBy ?? [])]
          .flatMap((schema) => Object.entries(asRecord(schema['properties'])))
          .find(([other, schema]) => other !== name && formerNames(schema).includes(to))?.[0]
      : site.redirects.find((each) => each.from.toLowerCase() === urlOf(to).toLowerCase() && each.to !== urlOf(name))
          ?.to;
  if (now !== undefined)
    throw new UsageError(
      `\`${to}\` is a former name of \`${now}\`, and old links lead to \`${now}\`.`,
      'Choose another name.',
    );
  return { kind: one, from: name, to, ...omitUndefined(thing) };
}
