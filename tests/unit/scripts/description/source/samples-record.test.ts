import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readRecord, recordFile } from '#scripts/description/source/samples-record.ts';
import { sharedFolder } from '../../../own-folder.ts';

const openapi = join(sharedFolder().root, 'openapi.yaml');

it('is none where nothing was run', async () => expect(await readRecord(openapi)).toEqual({ problems: [] }));

it.each(['{', 'null', '[]', '{ "commit": 1, "languages": [], "ran": [] }'])(
  'is a problem where the file holds something else: %s',
  async (text) => {
    writeFileSync(recordFile(openapi), text);
    expect(await readRecord(openapi)).toMatchObject({
      problems: [{ check: 'samples', severity: 'warning', location: { line: 1 } }],
    });
  },
);

it('is what was written', async () => {
  const record = { commit: 'abc', languages: [], ran: [] };
  writeFileSync(recordFile(openapi), JSON.stringify(record));
  expect(await readRecord(openapi)).toEqual({ record, problems: [] });
});
