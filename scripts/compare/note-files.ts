import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import type { Problem } from '../cli/problem.ts';
import { readNote, type ChangeNote } from './notes.ts';

/** The change notes beside a description, by the names of their files. */
export function readNotes(openapi: string): { notes: readonly ChangeNote[]; problems: readonly Problem[] } {
  const folder = join(dirname(resolve(openapi)), 'changes');
  const read = (existsSync(folder) ? readdirSync(folder).sort() : [])
    .filter((name) => /\.ya?ml$/i.test(name))
    .map((name) => readNote(readFileSync(join(folder, name), 'utf8'), join(folder, name)));
  return { notes: read.map(({ note }) => note), problems: read.flatMap(({ problems }) => problems) };
}
