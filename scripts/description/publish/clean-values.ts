import { stringifyJson, parseJson } from '#src/shared/schema/number-text.ts';
import type { OpenApiDocument } from '#src/model/openapi.ts';
import { alternativesOf } from '#src/shared/schema/applicators.ts';
import { evaluate } from '#src/shared/schema/evaluate.ts';
import { createEvaluation } from '#src/shared/schema/evaluation.ts';
import { asList, asRecord, isRecord, type Raw } from '#src/shared/schema/raw.ts';
import { atPointer, resolveRef, isReference } from '#src/shared/schema/resolve-ref.ts';
import { allBranches, allSubschemas, compose } from '#src/shared/schema/view.ts';
import { fieldNames, memberLevels, memberSchemas } from '#src/shared/schema/members.ts';
import { dropFields } from './drop-fields.ts';
import { linkValues, schemasOf } from './link-values.ts';
import { walkMembers, type Node } from './walk-members.ts';
import { MAPS } from '../source/members.ts';

/** The result of `clean` for a value that has to be removed as a whole. */
const NONE = Symbol('gone');

/**
 * The schemas that the description states for one value, before `$ref`, `allOf` and the like are followed. `placeOf`
 * follows them, and removes internal schemas from `shown` and `seen`: the result is a `Place`.
 */
interface Applying {
  readonly all: readonly unknown[];
  readonly shown: readonly unknown[];
  /** The schemas in `shown`, and those under `if` and `not`, which only test the value. */
  readonly seen: readonly unknown[];
}

/** The schemas that apply to one value, including those behind `$ref`, `allOf` and the like. */
interface Place {
  /** All schemas that apply to the value, including internal schemas and those under `if` and `not`. */
  readonly all: readonly Raw[];
  /** Schemas that readers see, without those under `if` and `not`. */
  readonly shown: readonly Raw[];
  /** Schemas that readers see, including those under `if` and `not`. */
  readonly seen: readonly Raw[];
  /** Schemas that readers do not see. */
  readonly hidden: readonly Raw[];
}

/**
 * Removes internal data from a document, in place. Examples, defaults, constants and enums lose all parts that only
 * internal schemas describe, or the whole value (JSON Schema 2020-12, sections 10 and 11). `required` and similar
 * keywords lose the names of internal fields. A later step removes the internal schemas themselves.
 */
export function cleanValues(document: OpenApiDocument): void {
  const isInternal = internalTest(document);
  const resolve = (ref: string): unknown => atPointer(document, ref);
  const placeOf = (schemas: Applying): Place => {
    const all = compose(schemas.all, resolve, allSubschemas);
    const seen = compose(schemas.seen, resolve, allSubschemas, isInternal);
    const shown = compose(schemas.shown, resolve, allBranches, isInternal);
    return { all, shown, seen, hidden: all.filter((part) => !seen.includes(part)) };
  };
  const inside = ({ all, shown, seen }: Place, key: string | number): Applying => ({
    all: memberSchemas(all, key),
    shown: memberSchemas(shown, key),
    seen: memberSchemas(seen, key),
  });

  /**
   * Whether readers see none of the schemas for a field or list item. Only the most specific schemas count: those for
   * its name or index, else those in `patternProperties`, else those for all other members.
   */
  const isHidden = ({ all, shown, hidden }: Place, key: string | number): boolean => {
    const parts = all.map((part) => ({ part, own: memberLevels(part, key) }));
    for (const level of [0, 1, 2, 3] as const) {
      if (parts.some(({ part, own }) => shown.includes(part) && own[level].some((schema) => !isInternal(schema))))
        return false;
      if (parts.some(({ part, own }) => own[level].some((schema) => hidden.includes(part) || isInternal(schema))))
        return true;
    }
    return false;
  };

  /**
   * Whether a whole value is internal: only internal schemas list it (`const`, `enum`), or it has a field that only an
   * internal alternative (`oneOf`, `anyOf`) describes.
   */
  const isOfInternal = (value: unknown, { all }: Applying, { shown, hidden }: Place): boolean => {
    const lists = (part: Raw): boolean => part['const'] === value || asList(part['enum']).includes(value);
    const applying = compose(all, resolve, allBranches);
    if (hidden.some((part) => applying.includes(part) && lists(part)) && !shown.some(lists)) return true;
    const internal = shown.flatMap((part) => alternativesOf(part).filter((branch) => isInternal(branch)));
    const known = fieldNames(shown);
    return fieldNames(compose(internal, resolve, allBranches)).some(
      (name) => Object.hasOwn(asRecord(value), name) && !known.includes(name),
    );
  };

  /** Returns a value without its internal parts, or `NONE`. Changes objects and lists in place. */
  const clean = (value: unknown, schemas: Applying): unknown => {
    if (schemas.all.length === 0) return value;
    const place = placeOf(schemas);
    if (isOfInternal(value, schemas, place)) return NONE;
    if (typeof value === 'string') return cleanText(value, place);
    if (Array.isArray(value)) return cleanList(value as unknown[], place);
    return isRecord(value) ? cleanObject(value as Node, place) : value;
  };

  const cleanObject = (value: Node, place: Place): unknown => {
    const names = each(place, 'propertyNames');
    for (const [name, member] of Object.entries(value)) {
      const cleaned = isHidden(place, name) ? undefined : clean(member, inside(place, name));
      if (cleaned === NONE) return NONE;
      if (isHidden(place, name) || clean(name, names) === NONE) delete value[name];
      else value[name] = cleaned;
    }
    return value;
  };

  const cleanList = (list: unknown[], place: Place): unknown => {
    const contained = each(place, 'contains');
    const hidden = contained.all.filter((schema) => !contained.shown.includes(schema) || isInternal(schema));
    const left = list.flatMap((item, index) => {
      if (isHidden(place, index)) return [];
      if (hidden.some((schema) => evaluate(createEvaluation('either', resolve), [schema], item).length === 0))
        return [];
      const { all, shown, seen } = inside(place, index);
      return [
        clean(item, {
          all: [...all, ...contained.all],
          shown: [...shown, ...contained.shown],
          seen: [...seen, ...contained.seen],
        }),
      ];
    });
    if (left.includes(NONE)) return NONE;
    list.splice(0, list.length, ...left);
    return list;
  };

  /**
   * Removes the internal parts from a string that contains JSON (`contentSchema`: JSON Schema 2020-12 Validation,
   * section 8.5).
   */
  const cleanText = (text: string, place: Place): unknown => {
    const schemas = each(place, 'contentSchema');
    if (schemas.all.length === 0) return text;
    try {
      const cleaned = schemas.all.some((schema) => isInternal(schema)) ? NONE : clean(parseJson(text), schemas);
      if (cleaned === NONE) return NONE;
      return JSON.stringify(cleaned) === JSON.stringify(parseJson(text)) ? text : stringifyJson(cleaned);
    } catch {
      return text;
    }
  };

  const replace = (holder: Node, key: string, schemas: Applying): void => {
    const value = clean(holder[key], schemas);
    if (value === NONE) delete holder[key];
    else if (key in holder) holder[key] = value;
  };

  const cleanLink = (link: Node): void => {
    for (const { holder, key, takenBy } of linkValues(document, link)) {
      const schemas = takenBy.flatMap(schemasOf);
      if (takenBy.some((one) => isInternal(one))) delete holder[key];
      else replace(holder, key, alike(schemas));
    }
  };

  const cleanValuesOf = (node: Node, schemas: Applying): void => {
    for (const key of ['example', 'default', 'const']) replace(node, key, schemas);
    for (const key of ['examples', 'x-examples', 'enum']) {
      const list = node[key];
      if (Array.isArray(list)) node[key] = list.map((value) => clean(value, schemas)).filter((value) => value !== NONE);
      else if (isRecord(list))
        for (const [name, reference] of Object.entries(list)) {
          const example = asRecord(resolveRef(document, asRecord(reference))) as Node;
          const values = ['value', 'dataValue'].filter((word) => word in example);
          for (const word of values) replace(example, word, schemas);
          if (values.some((word) => !(word in example))) delete (list as Node)[name];
        }
    }
  };

  const visited = new Map<unknown, Applying['all'][]>();
  /**
   * Removes internal data from all schemas that apply to one value. Then does so for each of its fields and list items
   * that has more than one schema.
   */
  const visit = (schemas: Applying): void => {
    const known = visited.get(schemas.all[0]) ?? [];
    if (known.some((all) => all.length === schemas.all.length && all.every((one, at) => one === schemas.all[at])))
      return;
    visited.set(schemas.all[0], [...known, schemas.all]);
    const place = placeOf(schemas);
    for (const part of place.shown) cleanValuesOf(part as Node, schemas);
    const names = fieldNames(place.all);
    const hiddenNames = new Set(names.filter((name) => isHidden(place, name)));
    if (hiddenNames.size > 0) dropFields(compose(schemas.all, () => undefined, allSubschemas) as Node[], hiddenNames);
    for (const member of [...names, 0].map((key) => inside(place, key))) if (member.all.length > 1) visit(member);
  };

  walkMembers(document, ({ node, isMap, parent }) => {
    if (isMap) return true;
    if (isInternal(node)) return false;
    if (parent?.key === 'links') cleanLink(node);
    visit(alike([node]));
    const whole = [node['schema'], { items: node['itemSchema'] }].filter((schema) => isRecord(schema));
    if ('schema' in node || 'itemSchema' in node) cleanValuesOf(node, alike(whole));
    return true;
  });
}

/**
 * Uses the given schemas for each of the lists `all`, `shown` and `seen`. `placeOf` later removes the internal schemas
 * from `shown` and `seen`.
 */
function alike(schemas: readonly unknown[]): Applying {
  return { all: schemas, shown: schemas, seen: schemas };
}

/** Returns the subschemas under one keyword, such as `contains`, of all schemas in a `Place`. */
function each({ all, shown, seen }: Place, keyword: 'propertyNames' | 'contains' | 'contentSchema'): Applying {
  const given = (parts: readonly Raw[]) => parts.map((part) => part[keyword]).filter((schema) => schema !== undefined);
  return { all: given(all), shown: given(shown), seen: given(seen) };
}

/**
 * Returns a function that tests whether an object is internal: marked `x-internal: true`, or a reference to a marked
 * object or to a part of one.
 */
function internalTest(document: OpenApiDocument): (node: unknown, seen?: readonly string[]) => boolean {
  const isGone = (ref: string, seen: readonly string[]): boolean => {
    const steps = ref.split('/');
    return steps.some((step, at) => {
      const target =
        at === 0 || (MAPS.has(step) && at < steps.length - 1)
          ? undefined
          : atPointer(document, steps.slice(0, at + 1).join('/'));
      return target !== undefined && isInternal(target, [...seen, ref]);
    });
  };
  const isInternal = (node: unknown, seen: readonly string[] = []): boolean =>
    asRecord(node)['x-internal'] === true ||
    (isReference(node) && !seen.includes(node.$ref) && isGone(node.$ref, seen));
  return isInternal;
}
