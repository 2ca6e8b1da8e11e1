import { randomInt } from 'node:crypto';

/** Name of an additional field, or value of a status, that is unlikely to be documented. */
const UNHEARD_OF = 'unheard_of';

/** Parses a body as JSON; undefined if it is not JSON. */
export function valueOf(body) {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}

/** Formats a value as a JSON body. */
export function bodyOf(value) {
  return JSON.stringify(value, null, 2);
}

export function isObject(value) {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Returns a copy of an object in which the value at a path is `member`. */
function withMember(object, [name, ...rest], member) {
  if (name === undefined) return member;
  const members = isObject(object) ? object : {};
  return { ...members, [name]: withMember(members[name], rest, member) };
}

function memberAt(value, path) {
  return path.reduce((inner, name) => (isObject(inner) ? inner[name] : undefined), value);
}

/** Returns a copy of an event with a new id at `path`. Without a path, returns the event itself. */
export function freshEvent(value, path) {
  if (path === undefined || !isObject(value)) return value;
  return withMember(value, path, freshId(memberAt(value, path)));
}

/** Returns a new random id in the format of `id`, so that a handler that validates the format accepts it. */
function freshId(id) {
  if (Number.isInteger(id)) return randomInt(100_000_000, 2_000_000_000);
  if (typeof id !== 'string') return id;
  const uuid = /^([\da-f]{8}-(?:[\da-f]{4}-){3})[\da-f]{12}$/i.exec(id);
  if (uuid !== null) return uuid[1] + digits(12);
  const count = id.replace(/\D/g, '').length;
  return count < 6 ? id + digits(9) : id.replace(/\d/g, () => digits(1));
}

function digits(count) {
  return Array.from({ length: count }, () => randomInt(1, 10)).join('');
}

/** Returns a copy of an event with a status that is not documented. */
export function withUnknownStatus(value, { path, values }) {
  return withMember(value, path, another(values));
}

/** Returns a copy of an event with one additional field, which is not documented. */
export function withUnknownField(value) {
  return { ...value, [another(Object.keys(value))]: 'A field that is not documented.' };
}

/**
 * Returns a copy of an event in which every field name starts with a capital letter. The copy tests whether a handler
 * accepts other field names, for events whose field names are not all documented.
 */
export function capitalised(value) {
  if (Array.isArray(value)) return value.map(capitalised);
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [name.charAt(0).toUpperCase() + name.slice(1), capitalised(inner)]),
  );
}

function another(known) {
  let name = UNHEARD_OF;
  while (known.includes(name)) name += '_';
  return name;
}
