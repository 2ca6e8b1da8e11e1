/**
 * The program in `mock.mjs`, a download for readers who do not have this project. `downloads/mock.ts` adds the
 * description.
 */
import type { OpenApiDocument } from '#src/model/openapi.ts';
import { parseJson } from '#src/shared/schema/number-text.ts';
import { main } from '../cli/command.ts';
import { NOWHERE } from '../downloads/download-source.ts';
import { toApi } from '../description/model/api.ts';
import { mockCommand } from './mock-command.ts';

/** The bundled description as JSON, defined at the top of `mock.mjs`. */
declare const DESCRIPTION: string;

const document = parseJson(DESCRIPTION) as OpenApiDocument;
const read = async () => ({ api: toApi(document, NOWHERE), document, problems: [], files: [] });

void main(mockCommand('node mock.mjs', {}, read));
