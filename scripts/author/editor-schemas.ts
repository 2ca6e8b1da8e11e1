import { BASELINE_SCHEMA, POLICY_SCHEMA } from '../compile/checks/policy-schema.ts';
import { EXTENSIONS_SCHEMA } from '../compile/model/extension-schema.ts';
import {
  FRONTMATTER_SCHEMA,
  GROUPS_SCHEMA,
  NAMES_SCHEMA,
  NOTE_SCHEMA,
  SITE_SCHEMA,
  SYNONYMS_SCHEMA,
  TERMS_SCHEMA,
} from '../compile/source/guides/settings-schemas.ts';

/** JSON Schemas for editors, by the file in `.vscode/schemas` that holds each. A test keeps these files current. */
export const EDITOR_SCHEMAS: Readonly<Record<string, object>> = {
  'site.json': SITE_SCHEMA,
  'groups.json': GROUPS_SCHEMA,
  'names.json': NAMES_SCHEMA,
  'synonyms.json': SYNONYMS_SCHEMA,
  'terms.json': TERMS_SCHEMA,
  'frontmatter.json': FRONTMATTER_SCHEMA,
  'note.json': NOTE_SCHEMA,
  'checks.json': POLICY_SCHEMA,
  'baseline.json': BASELINE_SCHEMA,
  'extensions.json': EXTENSIONS_SCHEMA,
};
