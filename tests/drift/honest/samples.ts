import type { Node } from 'yaml';
import type { Description } from './description.ts';
import type { Files } from './files.ts';
import { itemsOf, keysOf, member, rewriteScalars, type Place } from './place.ts';

/** A schema and the values that examples give it. */
interface Sampled {
  readonly schema: Place;
  readonly values: readonly Place[];
}

/** Every object that a named schema describes in an example, each once: of requests, responses, webhooks and schemas. */
export function samplesOf(api: Description, files: Files, name: string): readonly [Place, ...Place[]] {
  const wanted = api.schema(name).node;
  const found = new Map<Node, Place>();
  const walk = (schema: Place | undefined, value: Place | undefined): void => {
    if (schema === undefined || value === undefined) return;
    const own = api.at(schema);
    if (own.node === wanted) found.set(value.node, value);
    const properties = api.find(own, 'properties');
    for (const key of properties === undefined ? [] : keysOf(properties))
      walk(properties === undefined ? undefined : member(properties, key), member(value, key));
    for (const item of itemsOf(value)) walk(api.find(own, 'items'), item);
  };
  for (const { schema, values } of [...bodies(api, files), ...schemas(api)])
    for (const value of values) walk(schema, value);
  const [first, ...others] = found.values();
  if (first === undefined) throw new Error(`No example shows ${name}.`);
  return [first, ...others];
}

/** Calls back with every value of an example and its key; what is returned takes its place. */
export function rewriteSamples(api: Description, rewrite: (value: unknown, key: string) => unknown): void {
  const components = api.at(api.root(), 'components');
  const examples = api.at(components, 'examples');
  for (const name of keysOf(examples)) rewriteScalars(api.at(examples, name, 'value').node, rewrite);
  const parameters = api.at(components, 'parameters');
  for (const name of keysOf(parameters)) {
    const parameter = api.at(parameters, name);
    const example = api.js(api.at(parameter, 'example'));
    const value = rewrite(example, name);
    if (value !== example) api.set(parameter, 'example', value);
  }
}

function bodies(api: Description, files: Files): readonly Sampled[] {
  return files.list(/^openapi\/(?:paths|webhooks|components\/pathItems)\//).flatMap((file) => {
    const item = api.root(file);
    return keysOf(item).flatMap((method) => {
      const responses = api.find(item, method, 'responses');
      const contents = [
        api.find(item, method, 'requestBody', 'content'),
        ...(responses === undefined ? [] : keysOf(responses).map((status) => api.find(responses, status, 'content'))),
      ];
      return contents
        .flatMap((content) => (content === undefined ? [] : keysOf(content).map((type) => api.at(content, type))))
        .map((media) => sampled(api, api.at(media, 'schema'), api.find(media, 'examples')));
    });
  });
}

function schemas(api: Description): readonly Sampled[] {
  const all = api.at(api.root(), 'components', 'schemas');
  return keysOf(all).map((name) => sampled(api, api.at(all, name), api.find(all, name, 'x-examples')));
}

function sampled(api: Description, schema: Place, examples: Place | undefined): Sampled {
  return {
    schema,
    values: examples === undefined ? [] : keysOf(examples).map((name) => api.at(examples, name, 'value')),
  };
}
