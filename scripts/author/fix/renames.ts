import { execFileSync } from 'node:child_process';
import { basename, dirname, extname } from 'node:path';
import { parseDocument } from 'yaml';
import { METHODS } from '../../description/model/path-item.ts';
import { LARGEST } from '../../description/source/git-files.ts';
import type { GuideSource } from '../../guides/sources/guide-source.ts';
import type { Draft } from '../draft.ts';
import { asRecord, asText, asTexts, type Raw } from '#src/shared/schema/raw.ts';

/**
 * Returns a map from old to new names of operations and components that were renamed since the last commit. They are
 * recognised by their unchanged place in the file. Ambiguous cases are left out. The map is empty outside a git
 * repository.
 */
export function renamesSince(files: readonly string[], draft: Draft): ReadonlyMap<string, string> {
  const renames = new Map<string, string>();
  const before = new Map<string, string>();
  const after = new Map<string, string>();
  for (const file of files) {
    const committed = committedText(file);
    if (committed === undefined) continue;
    const now = draft.text(file);
    for (const [place, name] of namesAt(committed)) before.set(`${file} ${place}`, name);
    for (const [place, name] of namesAt(now)) after.set(`${file} ${place}`, name);
    if (committed === now) continue;
    for (const [from, to] of movedKeys(committed, now)) renames.set(from, to);
  }
  const old = new Set(before.values());
  const current = new Set(after.values());
  for (const [place, name] of before) {
    const now = after.get(place);
    if (now !== undefined && now !== name && !current.has(name) && !old.has(now)) renames.set(name, now);
  }
  return renames;
}

/**
 * Returns a map from former to current names. It contains the names of operations and schemas (`x-formerly`), and the
 * URLs of guides (`formerly`). Former names that are in use again are left out.
 */
export function formerNamesIn(
  files: readonly string[],
  guides: readonly Pick<GuideSource, 'href' | 'frontmatter'>[],
  draft: Draft,
): ReadonlyMap<string, string> {
  const now = new Map<string, string>();
  const names = new Set<string>();
  const visit = (node: unknown, name: string, parent: string): void => {
    const { operationId, 'x-formerly': former, ...members } = asRecord(node);
    const own = asText(operationId, name);
    if (operationId !== undefined || parent === 'schemas') names.add(own);
    if (parent !== 'properties' && !METHODS.includes(own)) for (const old of asTexts(former)) now.set(old, own);
    for (const [key, member] of Object.entries(members)) visit(member, key, name);
  };
  for (const file of files.filter((each) => draft.text(each).includes('x-formerly')))
    visit(valueOf(draft.text(file)), basename(file, extname(file)), '');
  for (const { href, frontmatter } of guides) for (const { slug } of frontmatter.formerly) now.set(`/${slug}`, href);
  for (const name of names) now.delete(name);
  return now;
}

function committedText(file: string): string | undefined {
  try {
    const folder = dirname(file);
    return execFileSync('git', ['-C', folder, 'show', `HEAD:./${file.slice(folder.length + 1)}`], {
      encoding: 'utf8',
      maxBuffer: LARGEST,
      stdio: ['ignore', 'pipe', 'ignore'],
    });
  } catch {
    return undefined;
  }
}

/**
 * Returns the operation ids in a YAML text, each by the place of the operation. The place consists of the YAML keys
 * that lead to the operation, each after a slash: `/paths//orders/get` for `get` of the path `/orders`.
 */
function namesAt(text: string): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  const visit = (node: unknown, path: string): void => {
    for (const [key, child] of Object.entries(asRecord(node))) {
      const id = METHODS.includes(key) ? asText(asRecord(child)['operationId']) : '';
      if (id !== '') found.set(`${path}/${key}`, id);
      visit(child, `${path}/${key}`);
    }
  };
  visit(valueOf(text), '');
  return found;
}

/**
 * Returns the old and new names of components that were renamed in place: exactly one name of a section was removed,
 * and exactly one was added at the same position.
 */
function movedKeys(before: string, after: string): readonly (readonly [from: string, to: string])[] {
  const [old, now] = [before, after].map((text) => asRecord(asRecord(valueOf(text))['components']));
  return Object.entries(old ?? {}).flatMap(([section, members]) => {
    const [from, to] = [Object.keys(asRecord(members)), Object.keys(asRecord(now?.[section]))];
    const [gone = '', ...othersGone] = from.filter((name) => !to.includes(name));
    const [added = '', ...othersAdded] = to.filter((name) => !from.includes(name));
    const isOne = gone !== '' && added !== '' && othersGone.length === 0 && othersAdded.length === 0;
    return isOne && from.indexOf(gone) === to.indexOf(added) ? [[gone, added] as const] : [];
  });
}

function valueOf(text: string): Raw {
  const document = parseDocument(text);
  return document.errors.length > 0 ? {} : asRecord(document.toJS({ maxAliasCount: 100 }));
}
