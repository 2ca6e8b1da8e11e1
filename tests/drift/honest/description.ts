import { isNode, isScalar, stringify, type Node } from 'yaml';
import type { Files } from './files.ts';
import {
  asMap,
  asSeq,
  itemsOf,
  keysOf,
  member,
  nodeOf,
  pathFrom,
  rewriteScalars,
  setMember,
  targetOf,
  type Place,
} from './place.ts';

const ENTRY = 'openapi/openapi.yaml';
const METHODS: readonly string[] = ['get', 'put', 'post', 'delete', 'patch', 'head'];
const PATH_ITEMS = /^openapi\/(?:paths|webhooks|components\/pathItems)\//;
/** References of edits name components; they are written as paths. */
const COMPONENT = /^#\/components\/(\w+)\/([\w.-]+)$/;

/** An operation in its file. */
interface OperationPlace extends Place {
  readonly method: string;
}

/** The description while it is being changed. Places are found by their names; whatever is gone throws. */
export type Description = ReturnType<typeof createDescription>;

export function createDescription(files: Files) {
  const root = (file = ENTRY): Place => {
    const { contents } = files.document(file);
    if (!isNode(contents)) throw new Error(`${file} is empty.`);
    return { file, node: contents };
  };
  const follow = (place: Place): Place => {
    const ref = member(place, '$ref')?.node;
    if (!isScalar(ref)) return place;
    const target = targetOf(place.file, String(ref.value));
    return at(root(target.file), ...target.keys);
  };
  const find = (place: Place, ...keys: readonly (string | number)[]): Place | undefined => {
    let now: Place | undefined = follow(place);
    for (const key of keys) {
      now = member(now, key);
      if (now === undefined) return undefined;
      now = follow(now);
    }
    return now;
  };
  const at = (place: Place, ...keys: readonly (string | number)[]): Place => {
    const found = find(place, ...keys);
    if (found === undefined) throw new Error(`${place.file} has no ${keys.join('/')} here.`);
    return found;
  };
  const component = (kind: string, name: string): Place => at(root(), 'components', kind, name);
  /** A value as nodes of a file, its references written from there. */
  const write = (file: string, value: unknown): Node => {
    const node = nodeOf(value);
    rewriteScalars(node, (text) => {
      const [, kind, name] = (typeof text === 'string' && COMPONENT.exec(text)) || [];
      if (kind === undefined || name === undefined) return text;
      const path = pathFrom(file, `openapi/components/${kind}/${name}.yaml`);
      return file === ENTRY ? path.replace(/^\.\//, '') : path;
    });
    return node;
  };
  const set = (place: Place, key: string, value: unknown, after?: string): void => {
    setMember(asMap(place).node, key, write(place.file, value), after);
  };
  const unset = (place: Place, key: string): void => {
    if (!asMap(place).node.delete(key)) throw new Error(`${place.file} has no ${key} here.`);
  };
  const push = (place: Place, value: unknown): void => {
    const { node } = asSeq(place);
    node.flow = false;
    node.items.push(write(place.file, value));
  };
  const js = <T = unknown>({ file, node }: Place): T => node.toJS(files.document(file)) as T;
  const create = (file: string, value: unknown): void => {
    if (files.list(/^openapi\//).includes(file)) throw new Error(`There is ${file} already.`);
    files.write(file, '{}\n');
    const document = files.document(file);
    document.contents = write(file, value) as typeof document.contents;
  };
  const operation = (id: string): OperationPlace => {
    for (const file of files.list(PATH_ITEMS))
      for (const method of METHODS) {
        const found = find(root(file), method);
        if (found !== undefined && find(found, 'operationId') !== undefined && js(at(found, 'operationId')) === id)
          return { ...found, method };
      }
    throw new Error(`There is no operation ${id}.`);
  };
  const media = (content: Place): Place => at(content, keysOf(content)[0] ?? '');
  return {
    root,
    find,
    at,
    set,
    unset,
    push,
    js,
    component,
    operation,
    keys: keysOf,
    items: (place: Place) => itemsOf(place).map(follow),
    schema: (name: string) => component('schemas', name),
    /** A field of a schema: `field('Transaction', 'otp')`. */
    field: (schema: string, ...path: readonly string[]) =>
      at(component('schemas', schema), ...path.flatMap((name) => ['properties', name])),
    /** The map of an operation's path. */
    pathItem: (id: string) => root(operation(id).file),
    /** The address of an operation below the server. */
    path(id: string): string {
      const paths = at(root(), 'paths');
      const key = keysOf(paths).find((path) => follow(at(paths, path)).file === operation(id).file);
      if (key === undefined) throw new Error(`The path of ${id} is not published.`);
      return key;
    },
    request: (id: string) => media(at(operation(id), 'requestBody', 'content')),
    response: (id: string, status = '200') => media(at(operation(id), 'responses', status, 'content')),
    /** A field of an object schema, behind another one. */
    addField(schema: Place, name: string, value: unknown, after?: string): void {
      const properties = at(schema, 'properties');
      if (keysOf(properties).includes(name)) throw new Error(`There is a field ${name} already.`);
      set(properties, name, value, after);
    },
    /** One file called like the component, one line in the entry. */
    addComponent(kind: string, name: string, value: unknown): void {
      const components = at(root(), 'components');
      if (find(components, kind) === undefined) set(components, kind, {});
      asMap(at(components, kind)).node.flow = false;
      create(`openapi/components/${kind}/${name}.yaml`, value);
      set(at(components, kind), name, { $ref: `components/${kind}/${name}.yaml` });
    },
    removeComponent(kind: string, name: string): void {
      files.remove(component(kind, name).file);
      unset(at(root(), 'components', kind), name);
    },
    /** One file in paths/, one line in the entry. */
    addPath(path: string, file: string, item: object): void {
      create(`openapi/paths/${file}.yaml`, item);
      set(at(root(), 'paths'), path, { $ref: `paths/${file}.yaml` });
    },
    /** One file in webhooks/, one line in the entry. */
    addWebhook(name: string, file: string, item: object): void {
      create(`openapi/webhooks/${file}.yaml`, item);
      set(at(root(), 'webhooks'), name, { $ref: `webhooks/${file}.yaml` });
    },
    /** Moves a path item from components, where it waits for its path, to paths/. */
    publishPath(component: string, path: string, file: string, servers?: object): void {
      const from = `openapi/components/pathItems/${component}.yaml`;
      const to = `openapi/paths/${file}.yaml`;
      const text = files.text(from).replaceAll('$ref: ../', '$ref: ../components/');
      files.remove(from);
      files.write(to, `${servers === undefined ? '' : stringify(servers)}${text}`);
      unset(at(root(), 'components', 'pathItems'), component);
      set(at(root(), 'paths'), path, { $ref: `paths/${file}.yaml` });
    },
    /** Takes marks out of `x-not-published`. */
    published(place: Place, ...marks: readonly string[]): void {
      const left = js<readonly string[]>(at(place, 'x-not-published')).filter((mark) => !marks.includes(mark));
      if (left.length === 0) unset(place, 'x-not-published');
      else set(place, 'x-not-published', left);
    },
    addParameter(id: string, value: unknown): void {
      const place = operation(id);
      if (find(place, 'parameters') === undefined) set(place, 'parameters', [], 'security');
      push(at(place, 'parameters'), value);
    },
    /** A response, before the first of a higher status. */
    addResponse(id: string, status: string, value: unknown): void {
      const responses = at(operation(id), 'responses');
      if (find(responses, status) !== undefined) throw new Error(`${id} answers ${status} already.`);
      set(
        responses,
        status,
        value,
        keysOf(responses).findLast((key) => rank(key) < rank(status)),
      );
    },
  };
}

/** `default` is the last, a range stands behind its codes. */
function rank(status: string): string {
  return status === 'default' ? '9' : status;
}
