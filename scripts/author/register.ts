/**
 * Adds new objects to the description in the way that the description stores similar objects: in a file for each, in a
 * shared file, or directly in the entry file.
 */
import { decodePath } from '#src/shared/text/percent-decoding.ts';
import { dirname, extname, resolve } from 'node:path';
import { asRecord, asText } from '#src/shared/schema/raw.ts';
import { capitalise } from '#src/shared/text/words.ts';
import { displayPath, UsageError } from '../cli/problem.ts';
import { toYaml } from './edit-yaml.ts';
import type { Draft } from './draft.ts';
import { beside, refTo, type Place } from './place.ts';
import type { Sources } from './sources.ts';

/** An object to add to a section of the description. */
export interface Registration {
  /** Keys that lead to the section of the entry file for objects of this kind: `components`, `schemas`. */
  readonly section: readonly string[];
  /** Key of the object in the section. */
  readonly key: string;
  /** Name of the object's file, without an extension, if it gets its own file. By default, it is the key. */
  readonly fileName?: string;
  /** File name to use if `fileName` is taken. */
  readonly fallback?: string;
  readonly before?: string | undefined;
  /** Creates the object; its references are relative to `file`. */
  readonly value: (file: string) => unknown;
}

/**
 * Adds an object to a section of the description. The object is stored like the others of the section: if these are in
 * separate files, it gets a file of its own. Returns the place of the object.
 *
 * @throws {UsageError} when its name is taken.
 */
export function register(
  sources: Sources,
  { section, key, fileName = key, fallback = fileName, before, value }: Registration,
): Place {
  const { draft } = sources;
  const at = sources.at(...section);
  const like = draft.follow(at);
  const present = asRecord(draft.valueAt(like));
  if (key in present)
    throw new UsageError(
      `\`${section.join('.')}\` already has \`${key}\`.`,
      `Choose another name, or edit \`${displayPath(draft.follow(draft.below(at, key)).file)}\`.`,
    );
  const ref =
    lastReference(present) ?? (Object.keys(present).length > 0 ? '' : siblingReference(sources, section, fileName));
  if (ref === '') {
    draft.add(like, { key, value: value(like.file), before });
    return { file: like.file, path: [...like.path, key] };
  }
  const place = placeLike(draft, ref, like.file, { key, fileName, fallback });
  if (place.path.length === 0) draft.create(place.file, toYaml(value(place.file)));
  else
    draft.add(
      { ...place, path: place.path.slice(0, -1) },
      { key: String(place.path.at(-1)), value: value(place.file) },
    );
  draft.add(like, { key, value: { $ref: refTo(place, like.file) }, before });
  return place;
}

/**
 * Returns the last `$ref` to another file among the entries of a section such as `components/schemas`. Undefined if
 * there is none.
 */
function lastReference(members: Readonly<Record<string, unknown>>): string | undefined {
  return Object.values(members)
    .map((member) => asText(asRecord(member)['$ref']))
    .findLast((ref) => ref !== '' && !ref.startsWith('#'));
}

/**
 * Returns the `$ref` for the first object in a section, such as `components/headers/rate-limit.yaml`. The object is
 * stored like those of other sections: in a separate file, or under a key in a shared file. If other sections contain
 * their objects inline, returns an empty string. If no section contains objects yet, the `$ref` leads to a separate
 * file.
 */
function siblingReference(sources: Sources, section: readonly string[], fileName: string): string {
  const [first = '', kind = first] = section;
  const others = ['schemas', 'responses', 'parameters', 'examples']
    .map((name) => sources.members('components', name))
    .concat(sources.members('paths'))
    .filter((members) => Object.keys(members).length > 0);
  const folder = section.length > 1 ? `components/${kind}` : kind;
  const ref = others.map(lastReference).find((one) => one !== undefined);
  if (ref?.includes('#') === true) return `${folder}${extname(ref.split('#')[0] ?? '') || '.yaml'}#/${fileName}`;
  return ref === undefined && others.length > 0 ? '' : `${folder}/${fileName}${extname(ref ?? '') || '.yaml'}`;
}

/**
 * Returns the place for a new object, which is stored like the existing object that `ref` refers to: in a file of its
 * own, or under a key in a shared file.
 */
function placeLike(
  draft: Draft,
  ref: string,
  from: string,
  { key, fileName, fallback }: Required<Pick<Registration, 'key' | 'fileName' | 'fallback'>>,
): Place {
  const [path = '', pointer] = ref.split('#');
  const other = resolve(dirname(from), decodePath(path));
  if (pointer === undefined || pointer === '' || pointer === '/') {
    const [named, spare] = [fileName, fallback].map((name) => beside(other, `${name}${extname(path)}`));
    return {
      file: named !== undefined && draft.exists(named) && spare !== undefined ? spare : (named ?? other),
      path: [],
    };
  }
  const keys = pointer.split('/').slice(1, -1);
  const name = key.startsWith('/') ? fileName : key;
  const present = asRecord(draft.valueAt({ file: other, path: keys }));
  if (name in present)
    throw new UsageError(`\`${name}\` is already in \`${displayPath(other)}\`.`, 'Choose another name.');
  return { file: other, path: [...keys, name] };
}

/** Device names that Windows reserves. */
const DEVICE = /^(con|prn|aux|nul|com\d|lpt\d)(?=\.|$)/;
/** Maximum length of a file name without its extension, short enough for every file system. */
const LONGEST = 100;

/** Converts a name to a file name that every system accepts: `list-open-orders` for `listOpenOrders`. */
export function fileNameOf(name: string): string {
  const words = name
    .replaceAll(/([a-z\d])([A-Z])/g, '$1-$2')
    .replaceAll(/[^\w.]+/g, '-')
    .toLowerCase()
    .slice(0, LONGEST)
    .replaceAll(/^[.-]+|[.-]+$/g, '');
  return words === '' ? 'unnamed' : words.replace(DEVICE, '$1-');
}

/** Converts a name to a valid component name: `Orders-refund` for `orders/refund`. */
export function componentNameOf(name: string): string {
  return capitalise(name.replaceAll(/[^\w.-]+/g, '-').replaceAll(/^[.-]+|[.-]+$/g, '')) || 'Unnamed';
}
