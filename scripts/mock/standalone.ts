/** The mock as one file with its description (`compile/downloads/mock.ts`), for readers without this project. */
import type { OpenApiDocument } from '#src/model/openapi.ts';
import { main } from '../cli/command.ts';
import { NOWHERE } from '../compile/downloads/download-source.ts';
import { toApi } from '../compile/model/api.ts';
import { mockCommand } from './mock-command.ts';

declare const DESCRIPTION: OpenApiDocument;

const read = async () => ({ api: toApi(DESCRIPTION, NOWHERE), document: DESCRIPTION, problems: [], files: [] });

void main(mockCommand('node mock.mjs', {}, read));
