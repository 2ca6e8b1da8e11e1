/** The mock as one file with its description (`compile/downloads/mock.ts`), for readers without this project. */
import type { OpenApiDocument } from '#src/model/openapi.ts';
import { NOWHERE } from '../compile/downloads/nowhere.ts';
import { toApi } from '../compile/model/api.ts';
import { runMock } from './mock-command.ts';

declare const DESCRIPTION: OpenApiDocument;

void runMock('node mock.mjs', {}, async () => ({
  api: toApi(DESCRIPTION, NOWHERE),
  document: DESCRIPTION,
  problems: [],
  files: [],
}));
