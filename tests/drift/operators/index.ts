import { alterCall } from './alter-call.ts';
import { breakLink } from './break-link.ts';
import { changeCase } from './change-case.ts';
import { remove } from './delete.ts';
import { flip } from './flip.ts';
import { listEntry } from './list-entry.ts';
import { moveExample } from './move-example.ts';
import { nearestId } from './nearest-id.ts';
import { offByOne } from './off-by-one.ts';
import type { Operator } from './operator.ts';
import { rename } from './rename.ts';
import { retype } from './retype.ts';
import { swap } from './swap.ts';

/** All operators. A new one is one file and one line here. */
export const OPERATORS: readonly Operator[] = [
  rename,
  remove,
  retype,
  swap,
  offByOne,
  listEntry,
  flip,
  changeCase,
  nearestId,
  moveExample,
  breakLink,
  alterCall,
];
