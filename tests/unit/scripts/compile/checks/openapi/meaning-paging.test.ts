import { testCheck, type Case } from '../check-case.ts';
import { sample } from './samples.ts';

const wrong: readonly (readonly [value: string, problem: string])[] = [
  ['{ currentPage: 3, totalPages: 2, totalItems: 20 }', '12:39 `currentPage` is `3`, but there are 2 pages.'],
  [
    '{ page: 1, totalPages: 2, totalCount: 30, perPage: 10 }',
    '12:47 `totalPages` is `2`, but 30 entries on pages of 10 make 3.',
  ],
  ['{ currentPage: 1, totalPages: 5, totalItems: 3 }', '12:69 `totalItems` is `3`, but there are 5 pages.'],
  [
    '{ data: [1, 2], pagination: { currentPage: 1, totalPages: 1, totalItems: 3 } }',
    '12:97 `totalItems` is `3`, but the only page shows 2 entries.',
  ],
  [
    '{ data: [1, 2], page: { pageNumber: 1, pageSize: 20, totalCount: 1 } }',
    '12:89 `totalCount` is `1`, but this page alone shows 2 entries.',
  ],
  ['{ items: [1, 2, 3], page: 1, limit: 2, total: 4 }', '12:60 `limit` is `2`, but this page shows 3 entries.'],
  ['{ currentPage: 1, totalPages: 2, hasNext: false }', '12:66 `hasNext` is `false`, but page 1 is not the last of 2.'],
  ['{ currentPage: 2, totalPages: 2, hasNextPage: true }', '12:70 `hasNextPage` is `true`, but page 2 is the last.'],
  [
    '{ currentPage: 2, totalPages: 2, hasPrevious: false }',
    '12:70 `hasPrevious` is `false`, but page 2 is not the first.',
  ],
  [
    '{ CurrentPage: 1, TotalPages: 1, NextPageUrl: /orders }',
    '12:70 `NextPageUrl` is `"/orders"`, but page 1 is the last.',
  ],
  [
    '{ currentPage: 2, totalPages: 2, previousPageUrl: null }',
    '12:74 `previousPageUrl` is `null`, but page 2 is not the first.',
  ],
  [
    '{ totalCount: 3, paging: { currentPage: 1, totalCount: 2 } }',
    '12:38 `totalCount` is `3` here, but `2` in the page.',
  ],
];

const right = [
  '{ data: [1, 2], pagination: { currentPage: 1, totalItems: 2, totalPages: 1, previousPageUrl: null, nextPageUrl: null } }',
  '{ data: [1], page: 2, perPage: 10, total: 45, pageCount: 5, hasNext: true, hasPrevious: true }',
  '{ data: [], currentPage: 1, totalPages: 0, totalItems: 0 }',
  '{ page: 0, totalPages: 2, hasPrevious: false }',
  '{ page: 7, order: [1, 2, 3], total: 4500 }',
  '{ limit: 10, total: 3, lines: [1, 2], fees: [1] }',
];

testCheck(
  'meaning-paging',
  {
    ...Object.fromEntries(
      [...wrong, ...right.map((value) => [value] as const)].map((row): [string, Case] => [row[0], row]),
    ),
    'the first page, by its description': [
      sample('{ page: 0, totalPages: 2 }', '{ page: { description: The sample starts at 1. } }'),
      '12:32 `page` is `0`, but by its description pages begin at 1.',
    ],
  },
  sample,
);
