import { basename, dirname, extname, join, resolve } from 'node:path';
import { asRecord, asText } from '#src/shared/schema/raw.ts';
import { refTo } from '../place.ts';
import { addItem } from '../edit-yaml.ts';
import { editBetween, type Fixer } from './fix.ts';

/**
 * Sections of `components` in which a member may be stored in a file of its own (Components Object, OpenAPI 3.1,
 * section 4.8.7).
 */
const SECTIONS =
  'schemas responses parameters examples requestBodies headers securitySchemes links callbacks pathItems'.split(' ');

/**
 * Registers an unused file as a component with the name of the file. Does so only if the folder is named after a
 * section of `components`, and contains the file of another component in that section.
 */
export const orphanFile: Fixer = ({ check, location }, { entry, files }) => {
  if (check !== 'file-orphan') return undefined;
  const file = resolve(location.file);
  const section = basename(dirname(file));
  const name = basename(file, extname(file));
  if (!SECTIONS.includes(section) || !/^[\w.-]+$/.test(name) || !/\.ya?ml$/i.test(entry)) return undefined;
  const draft = files.copy();
  const place = draft.follow(draft.below({ file: entry, path: [] }, 'components', section));
  const members = asRecord(draft.valueAt(place));
  const others = Object.values(members).map((member) => asText(asRecord(member)['$ref']));
  const isLikeOthers = others.some(
    (ref) => !ref.includes('#') && ref !== '' && dirname(resolve(dirname(place.file), ref)) === dirname(file),
  );
  if (!isLikeOthers || name in members) return undefined;
  const before = files.text(place.file);
  draft.add(place, { key: name, value: { $ref: refTo({ file, path: [] }, place.file) } });
  return { edits: [editBetween(place.file, before, draft.text(place.file))], done: 'registered it', adds: true };
};

/** Registers a folder of guides as the last group in `groups.yaml`. */
export const forgottenGroup: Fixer = ({ correction }, { guides, files }) => {
  if (guides === undefined || correction?.kind !== 'group') return undefined;
  const { folder } = correction;
  const file = join(guides, 'groups.yaml');
  const before = files.text(file);
  return { edits: [editBetween(file, before, addItem(before, [], { folder }))], done: 'registered it' };
};
