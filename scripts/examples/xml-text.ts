/** Formats values as XML (XML Object, OpenAPI 3.1, section 4.8.26; `nodeType` of 3.2, section 4.26). */
import type { Schema } from '#src/model/schema.ts';
import { text } from '#src/shared/samples/parameter-style.ts';
import { asRecord, asText, isRecord, type Raw } from '#src/shared/schema/raw.ts';
import { componentName, type Resolve } from '#src/shared/schema/resolve-ref.ts';
import { allBranches, compose } from '#src/shared/schema/view.ts';
import { memberSchemas } from '#src/shared/schema/members.ts';

/** Lines of XML. Undefined if an element or attribute has no name, or an invalid one. */
type Lines = readonly string[] | undefined;

/** A value that is to be formatted, and the schemas that apply to it. */
interface Written {
  readonly value: unknown;
  readonly parts: readonly Raw[];
  readonly resolve: Resolve;
}

/**
 * Formats a value as an XML document. Undefined if the schema gives no name for the outermost element, or if a name is
 * invalid in XML.
 */
export function xmlText(schema: Schema, value: unknown, resolve: Resolve): string | undefined {
  const parts = compose([schema], resolve, allBranches);
  const lines = element(asText(xmlOf(parts)['name'], componentName(schema)), { value, parts, resolve });
  return lines === undefined ? undefined : `${lines.join('\n')}\n`;
}

function xmlOf(parts: readonly Raw[]): Raw {
  return asRecord(parts.find((part) => isRecord(part['xml']))?.['xml']);
}

function partsOf({ parts, resolve }: Written, key: string | number): readonly Raw[] {
  return compose(memberSchemas(parts, key), resolve, allBranches);
}

/**
 * Returns the `nodeType` in the `xml` of a value's schemas. Of the older keywords, `attribute: true` means `attribute`,
 * and `wrapped: true` means `element`. Undefined if none of these keywords is set. A list without a node type becomes
 * one element for each item; any other value becomes one element.
 */
function nodeOf(parts: readonly Raw[]): unknown {
  const { nodeType, attribute, wrapped } = xmlOf(parts);
  return nodeType ?? (attribute === true ? 'attribute' : wrapped === true ? 'element' : undefined);
}

/** Formats a value as one XML element with its content. */
function element(name: string, written: Written): Lines {
  const { value, parts } = written;
  const { prefix, namespace } = xmlOf(parts);
  const tag = qualified(name, prefix);
  const members = isRecord(value) ? Object.entries(value).filter(([, member]) => member !== undefined) : [];
  const attributes = members.flatMap(([key, member]) => {
    const own = partsOf(written, key);
    if (nodeOf(own) !== 'attribute') return [];
    return [[qualified(asText(xmlOf(own)['name'], key), xmlOf(own)['prefix']), text(member)] as const];
  });
  if (tag === undefined || attributes.some(([key]) => key === undefined)) return undefined;
  const scope =
    namespace === undefined ? [] : [[prefix ? `xmlns:${asText(prefix)}` : 'xmlns', asText(namespace)] as const];
  const open = [tag, ...[...scope, ...attributes].map(([key, content]) => `${key}="${escaped(content)}"`)].join(' ');
  if (typeof value !== 'object' || value === null) {
    const content = nodeOf(parts) === 'cdata' ? section(value) : escaped(text(value));
    return [content === '' ? `<${open}/>` : `<${open}>${content}</${tag}>`];
  }
  const content = Array.isArray(value)
    ? entries(itemName(written, name, true), written)
    : joined(members.map(([key, member]) => memberLines(key, member, written)));
  if (content === undefined) return undefined;
  // Text and elements are joined on one line, because line breaks and indentation would become part of the text.
  if (members.some(([key]) => isText(partsOf(written, key)))) return [`<${open}>${content.join('')}</${tag}>`];
  return content.length === 0 ? [`<${open}/>`] : [`<${open}>`, ...content.map((line) => `  ${line}`), `</${tag}>`];
}

/**
 * Formats a field of an object as XML: as an element, as text or, if it is a list, as one element for each item.
 * Returns no lines for an attribute, because `element` writes it into the start tag of the object.
 */
function memberLines(key: string, value: unknown, object: Written): Lines {
  const written = { ...object, value, parts: partsOf(object, key) };
  const node = nodeOf(written.parts);
  if (node === 'attribute') return [];
  if (isText(written.parts)) return [node === 'cdata' ? section(value) : escaped(text(value))];
  if (Array.isArray(value) && node !== 'element') return entries(itemName(written, key), written);
  if (node === 'none' && isRecord(value))
    return joined(Object.entries(value).map(([name, member]) => memberLines(name, member, written)));
  return element(asText(xmlOf(written.parts)['name'], key), written);
}

function isText(parts: readonly Raw[]): boolean {
  return ['text', 'cdata'].includes(asText(nodeOf(parts)));
}

/** Formats a value as a CDATA section (XML 1.0, section 2.7). A `]]>` in the value is split between two sections. */
function section(value: unknown): string {
  return `<![CDATA[${text(value).replaceAll(']]>', ']]]]><![CDATA[>')}]]>`;
}

function entries(name: string, list: Written): Lines {
  const items = Array.isArray(list.value) ? list.value : [];
  return joined(items.map((value, index) => element(name, { ...list, value, parts: partsOf(list, index) })));
}

/**
 * Returns the element name for the items of a list. This is the first of these names that exists:
 * - the `xml.name` of the items
 * - the name of the items' component, if the list has an element of its own (`isWrapped`) and no `xml.name`
 * - `name`
 */
function itemName(list: Written, name: string, isWrapped = false): string {
  const named = asText(xmlOf(partsOf(list, 0))['name']);
  const [item] = memberSchemas(list.parts, 0);
  return named || (isWrapped && asText(xmlOf(list.parts)['name']) === '' && componentName(item)) || name;
}

function joined(parts: readonly Lines[]): Lines {
  return parts.some((lines) => lines === undefined) ? undefined : parts.flatMap((lines) => lines ?? []);
}

/** Returns a name with its namespace prefix; undefined if the result is invalid in XML (XML 1.0, section 2.3). */
function qualified(name: string, prefix: unknown): string | undefined {
  const whole = typeof prefix === 'string' && prefix !== '' ? `${prefix}:${name}` : name;
  return /^[\p{L}_][\p{L}\p{N}_.-]*(?::[\p{L}_][\p{L}\p{N}_.-]*)?$/u.test(whole) ? whole : undefined;
}

function escaped(content: string): string {
  const signs: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
  return content.replace(/[&<>"]/g, (sign) => signs[sign] ?? sign);
}
