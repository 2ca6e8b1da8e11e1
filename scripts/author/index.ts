import type { Kind } from './kinds/kind.ts';
import { change } from './kinds/change.ts';
import { error } from './kinds/error.ts';
import { example } from './kinds/example.ts';
import { guide } from './kinds/guide.ts';
import { operation } from './kinds/operation.ts';
import { schema } from './kinds/schema.ts';
import { webhook } from './kinds/webhook.ts';

/** The kinds of file that `npm run new` writes, by name. A new kind needs a module in `kinds/`, and an entry here. */
export const KINDS: Readonly<Record<string, Kind>> = { guide, operation, schema, example, error, webhook, change };
