/** Registers new objects where similar ones are: in a file each, in a file of their kind, or in the entry file. */
import { decodePath } from '#src/shared/text/percent-decoding.ts';
import { dirname, extname, resolve } from 'node:path';
import { asRecord, asText } from '#src/shared/schema/raw.ts';
import { capitalise } from '#src/shared/text/words.ts';
import { displayPath, UsageError } from '../cli/problem.ts';
import { toYaml } from './edit-yaml.ts';
import { beside, refTo, type Draft, type Place } from './draft.ts';

/** An object to register. */
export interface Registration {
  /** The section of the entry file that registers its kind: `components/schemas`. */
  readonly section: readonly string[];
  /** Its key in the section. */
  readonly key: string;
  /** Name of its file, without an extension, if it gets one. */
  readonly fileName: string;
  /** The name to use if another file has that one. */
  readonly fallback?: string;
  readonly before?: string | undefined;
  /** Creates the object, with references relative to its file. */
  readonly value: (file: string) => unknown;
}

/**
 * Writes an object where others of its kind are, and registers it.
 *
 * @throws {UsageError} when its name is taken.
 */
export function register(
  draft: Draft,
  entry: string,
  { section, key, fileName, fallback = fileName, before, value }: Registration,
): Place {
  const root = { file: entry, path: [] };
  const at = draft.below(root, ...section);
  const like = draft.follow(at);
  const present = asRecord(draft.valueAt(like));
  if (key in present)
    throw new UsageError(
      `\`${section.join('.')}\` has \`${key}\` already.`,
      `Choose another name, or edit \`${displayPath(draft.follow(draft.below(at, key)).file)}\`.`,
    );
  const ref =
    lastReference(present) ??
    (Object.keys(present).length > 0 ? '' : siblingReference(draft, entry, section, fileName));
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

/** Returns the last reference among the members. */
function lastReference(members: Readonly<Record<string, unknown>>): string | undefined {
  return Object.values(members)
    .map((member) => asText(asRecord(member)['$ref']))
    .findLast((ref) => ref !== '' && !ref.startsWith('#'));
}

/**
 * Returns the reference for the first member of a kind: like those of other kinds; in a new description, to a file of
 * its own.
 */
function siblingReference(draft: Draft, entry: string, section: readonly string[], fileName: string): string {
  const [first = '', kind = first] = section;
  const root = { file: entry, path: [] };
  const others = ['schemas', 'responses', 'parameters', 'examples']
    .map((name) => draft.valueAt(draft.follow(draft.below(root, 'components', name))))
    .concat(draft.valueAt(draft.follow(draft.below(root, 'paths'))))
    .map(asRecord)
    .filter((members) => Object.keys(members).length > 0);
  const folder = section.length > 1 ? `components/${kind}` : kind;
  const ref = others.map(lastReference).find((one) => one !== undefined);
  if (ref?.includes('#') === true) return `${folder}${extname(ref.split('#')[0] ?? '') || '.yaml'}#/${fileName}`;
  return ref === undefined && others.length > 0 ? '' : `${folder}/${fileName}${extname(ref ?? '') || '.yaml'}`;
}

/** Returns the place of a new object, like that of another one. */
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
/** Maximum length of a file name on every file system, with its extension. */
const LONGEST = 100;

/** Returns a file name that is valid everywhere, as for the words of a path: `list-open-orders`. */
export function fileNameOf(name: string): string {
  const words = name
    .replaceAll(/([a-z\d])([A-Z])/g, '$1-$2')
    .replaceAll(/[^\w.]+/g, '-')
    .toLowerCase()
    .slice(0, LONGEST)
    .replaceAll(/^[.-]+|[.-]+$/g, '');
  return words === '' ? 'unnamed' : words.replace(DEVICE, '$1-');
}

/** Returns a valid component name: `Orders-refund` for `orders/refund`. */
export function componentNameOf(name: string): string {
  return capitalise(name.replaceAll(/[^\w.-]+/g, '-').replaceAll(/^[.-]+|[.-]+$/g, '')) || 'Unnamed';
}
