import { isOurExample } from '#src/shared/schema/evidence.ts';
import { stringifyJson } from '#src/shared/schema/number-text.ts';
import { scriptSample as sampleOf } from '#src/shared/samples/script.ts';
import { asRecord } from '#src/shared/schema/raw.ts';
import type { Content } from '#src/model/content.ts';
import { code as inlineCode } from '../../guides/prose/nodes.ts';
import { lookUp, type Component } from './component.ts';

/** An example from `components/examples`, shown as JSON: `<Example name="PaidOrder" />`. */
export const example: Component = {
  attributes: { name: true, title: false },
  early: true,
  render: (use) => {
    const { examples, evidence } = use.context.api;
    const found = lookUp(use, 'name', 'example', examples);
    if (found === undefined) return [];
    const ours = isOurExample(found, evidence) ? ' (our example)' : '';
    return codePanel(use.attributes['title'] ?? `${found.summary}${ours}`, stringifyJson(found.value, 2), 'json');
  },
};

/**
 * Code that loads a browser plug-in and calls it with the values of an example from `components/examples`. The
 * attributes `script` and `object` are keys of `site.yaml`; the code contains the values of these keys.
 */
export const scriptSample: Component = {
  attributes: { example: true, schema: true, script: true, object: true, method: true, then: false, title: false },
  early: true,
  render: (use) => {
    const { context, attributes } = use;
    const { method = '', then, title } = attributes;
    const found = lookUp(use, 'example', 'example', context.api.examples);
    const schema = lookUp(use, 'schema', 'schema', context.api.schemas);
    const script = lookUp(use, 'script', ['`site.yaml`', 'key'], context.config.values);
    const object = lookUp(use, 'object', ['`site.yaml`', 'key'], context.config.values);
    if (found === undefined || schema === undefined || script === undefined || object === undefined) return [];
    const afterwards = then === undefined ? {} : { afterwards: then };
    const code = sampleOf({ script, object, method, schema, value: asRecord(found.value), ...afterwards });
    return codePanel(title ?? found.summary, code.text, code.syntax);
  },
};

function codePanel(title: string, text: string, syntax: string): Content {
  return [{ kind: 'codePanel', panel: { title, code: { text, syntax } } }];
}

/** The base URL of the API. */
export const baseUrl: Component = {
  attributes: {},
  early: true,
  render: ({ node, context }) => {
    const url = context.api.servers[0]?.url ?? '';
    return node.type === 'mdxJsxTextElement' ? [inlineCode(url)] : codePanel('Base URL', url, 'text');
  },
};
