import { escapeRegExp } from '#src/shared/text/escape-reg-exp.ts';
import type { Version } from '../version.ts';
import type { AcceptedEdit, FileChange } from './accepted-edit.ts';

/** The sources after some edits. */
interface Made {
  /** The files that read otherwise. */
  readonly versions: readonly Version[];
  /** The edits that have lost their place, each with the reason. The versions are incomplete then. */
  readonly lost: readonly string[];
}

/** Makes edits one after the other. */
export function make(edits: readonly Pick<AcceptedEdit, 'id' | 'changes'>[], texts: ReadonlyMap<string, string>): Made {
  const files = new Map<string, string | null>(texts);
  const lost = edits.flatMap(({ id, changes }) =>
    changes.flatMap((change) => {
      const reason = apply(change, files);
      return reason === undefined ? [] : [`${id} has lost its place: ${reason}.`];
    }),
  );
  const versions = [...files].map(([file, text]) => ({ file, text }));
  return { lost, versions: versions.filter(({ file, text }) => text !== texts.get(file)) };
}

/** Makes one change; returns why it cannot be made. */
function apply(change: FileChange, files: Map<string, string | null>): string | undefined {
  const { file } = change;
  const before = files.get(file) ?? undefined;
  if ('text' in change) {
    files.set(file, change.text);
    return before === undefined ? undefined : `${file} exists already`;
  }
  if (before === undefined) return `there is no ${file}`;
  if ('moveTo' in change) {
    files.set(file, null).set(change.moveTo, before);
    return undefined;
  }
  const { text, count } = replaceIn(before, change.find, change.replace);
  files.set(file, text);
  return count === 1 ? undefined : `${file} has ${count} places that read ${JSON.stringify(change.find)}`;
}

/** Replaces a passage, and counts how often it occurs. */
function replaceIn(before: string, find: string, replace: string): { readonly text: string; readonly count: number } {
  const [first = '', ...others] = find.split('\n').map(escapeRegExp);
  const indented = others.map((line) => (line === '' ? '\n' : `\n\\1${line}`)).join('');
  let count = 0;
  const text = before.replace(new RegExp(`${first}(?<=^( *)(?! ).*)${indented}`, 'gm'), (_, indent: string) => {
    count += 1;
    return replace.replace(/\n(?=.)/g, `\n${indent}`);
  });
  return { text, count };
}
