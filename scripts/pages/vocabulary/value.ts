import type { Content } from '#src/model/content.ts';
import { enumMembers, valueText } from '#src/shared/schema/enums.ts';
import { resolveSchema } from '#src/shared/schema/resolve-schema.ts';
import { statusTitles } from '../operation/status-title.ts';
import { keyed, lookUp, misuse, type Component, type ComponentUse } from './component.ts';
import { term } from './field-fact.ts';

/**
 * A value of the API or from `site.yaml`, with its meaning: `<Value enum="OrderStatus" of="PAID" />`. An author whose
 * text relies on the meaning repeats it in the attribute `is`. The page does not show `is`, but a problem is reported
 * if the description states another meaning.
 */
export const value: Component = {
  attributes: { enum: false, of: false, site: false, header: false, status: false, is: false },
  render: (use) => {
    const { attributes } = use;
    if (attributes['site'] !== undefined) return siteTerm(use);
    if (attributes['header'] !== undefined) return headerTerm(use);
    if (attributes['status'] !== undefined) return statusTerm(use);
    if (attributes['enum'] !== undefined) return enumTerm(use);
    misuse(use, [
      '`<Value>` does not name a value.',
      'Write a schema and one of its values, `<Value enum="OrderStatus" of="PAID" />`, or give `site`, `header` or `status`.',
    ]);
    return [];
  },
};

/** Reports an `is` that differs from the value's meaning in the description. */
function compareMeaning({ attributes, context, node }: ComponentUse, value: string, meaning: string | undefined): void {
  const { is } = attributes;
  if (is === undefined || meaning === undefined || is === meaning) return;
  context.report(
    {
      check: 'guide-ids',
      message: `\`${value}\` means \`${meaning}\` in the OpenAPI description, not \`${is}\`.`,
      hint: `Correct the text around the value, then write \`is="${meaning}"\`.`,
    },
    node,
    'is',
  );
}

function siteTerm(use: ComponentUse): Content {
  const text = lookUp(use, 'site', ['`site.yaml`', 'key'], use.context.config.values);
  return text === undefined ? [] : term({ text, code: false });
}

function headerTerm(use: ComponentUse): Content {
  const scheme = lookUp(use, 'header', 'security scheme', use.context.api.securitySchemes);
  if (scheme?.in === 'query' || scheme?.in === 'cookie')
    use.context.report(
      {
        check: 'guide-ids',
        message: `The key of \`${scheme.name}\` is sent in the ${scheme.in}, not in a header.`,
        hint: 'Reword the sentence, or correct `in` in the security scheme.',
      },
      use.node,
      'header',
    );
  compareMeaning(use, scheme?.name ?? '', scheme?.parameterName);
  return scheme?.parameterName === undefined ? [] : term({ text: scheme.parameterName, code: true });
}

function statusTerm(use: ComponentUse): Content {
  const { api, addresses } = use.context;
  const { status: code = '' } = use.attributes;
  const detail = lookUp(use, 'status', 'status', statusTitles(api));
  compareMeaning(use, code, detail);
  return detail === undefined ? [] : term({ text: code, code: true, detail, href: addresses.codes.get(code) });
}

function enumTerm(use: ComponentUse): Content {
  const { attributes, context } = use;
  const { enum: name = '', of } = attributes;
  const { schemas } = context.api;
  if (of !== undefined && !Object.hasOwn(schemas, name) && Object.hasOwn(schemas, of)) {
    const hint = `Write \`<Value enum="${of}" of="${name}" />\`.`;
    misuse(use, ['`enum` of `<Value>` is the schema, and `of` its value.', hint], 'enum');
    return [];
  }
  const schema = lookUp(use, 'enum', 'schema', schemas);
  if (schema === undefined) return [];
  if (of === undefined)
    misuse(use, ['`<Value>` does not name a value of the enum.', 'Write `<Value enum="OrderStatus" of="PAID" />`.']);
  const members = enumMembers(resolveSchema(schema, context.api.definitions).schema) ?? [];
  const member = lookUp(
    use,
    'of',
    [`\`${name}\``, 'value'],
    keyed(members, (each) => valueText(each.value)),
  );
  if (member === undefined) return [];
  const text = valueText(member.value);
  compareMeaning(use, text, member.title ?? member.description ?? text);
  const detail = member.title?.toLowerCase() === text.toLowerCase() ? undefined : member.title;
  return term({ text, code: true, detail, href: context.addresses.values.get(`${name}=${text}`) });
}
