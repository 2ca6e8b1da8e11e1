import { useContext, Fragment } from 'react';
import { BlockTable } from '../content/BlockTable.tsx';
import { Inline } from '../content/Content.tsx';
import { DeferredPanel, DeferPanels } from '../content/DeferredPanels.tsx';
import { Link } from '../content/Link.tsx';
import { Marked } from '../content/Marked.tsx';
import { Questions, Undocumented } from '../content/Undocumented.tsx';
import { TabGroup } from '../content/TabGroup.tsx';
import type { Field, FieldTable as Table, Variant, VariantGroup } from '../../model/field.ts';
import { CLOSED, undocumentedWords, VARIANT_WORDS } from '../../shared/content/field-table-words.ts';
import { counted } from '../../shared/text/words.ts';
import { FieldDetails, Marks, TypeWords } from './FieldDetails.tsx';
import { rowsIn } from './folds.ts';
import '../sample/CopyButton.module.css';
import './CopyPath.css';
import './CopyRoom.css';
import details from './FieldDetails.module.css';
import classes from './FieldTable.module.css';

/** The fields of one object, with their documentation. */
export function FieldTable({ table }: { readonly table: Table }) {
  const { value, notes, fields, closed = false, variants = [], undocumented, schema } = table;
  const prefix = prefixOf(fields);
  return (
    <>
      {schema?.href !== undefined && (
        <p className={classes.aside}>
          Schema <Link href={schema.href}>{schema.name}</Link>
        </p>
      )}
      {value !== undefined && (
        <div className={classes.whole}>
          {((value.type !== '' && !(value.type === 'object' && fields.length > 0)) || value.marks.length > 0) && (
            <p>
              <TypeWords value={value} />
              <Marks marks={value.marks} />
            </p>
          )}
          <FieldDetails value={value} />
        </div>
      )}
      {notes !== undefined && (
        <p className={classes.aside}>
          <Marked text={notes.join(' ')} />
        </p>
      )}
      {fields.length > 0 && (
        <BlockTable className={classes.fields} columns={['Field', 'Description']} data-paths={prefix}>
          {fields.map((field) => (
            <FieldRow key={field.anchor} field={field} prefix={prefix} />
          ))}
        </BlockTable>
      )}
      {undocumented !== undefined && <Undocumented what={`${undocumentedWords(undocumented)}.`} />}
      {closed && <p className={classes.aside}>{CLOSED}</p>}
      {variants.map((group) => (
        <Variants key={group.variants[0]?.anchor} group={group} />
      ))}
    </>
  );
}

/** Returns the text with which the paths of all fields begin, such as `data[].`; empty at the top level. */
function prefixOf(fields: readonly Field[]): string {
  const named = fields.find(({ path, name }) => path.endsWith(name));
  return named === undefined ? '' : named.path.slice(0, -named.name.length);
}

/**
 * A row for one field: name and type, then documentation. White space between the parts separates words when the row is
 * read aloud or copied. The page script adds the button that copies the path of the field (`actions/copy.ts`).
 */
function FieldRow({ field, prefix }: { readonly field: Field; readonly prefix: string }) {
  const name = <Breakable name={field.name} />;
  return (
    <tr role="row" id={field.anchor} data-path={field.path === prefix + field.name ? undefined : field.path}>
      <th role="rowheader">
        <a href={`#${field.anchor}`} className={field.loose === true ? classes.loose : undefined}>
          {field.deprecated === true ? <s>{name}</s> : name}
        </a>
        <TypeWords value={field} />
        {field.required && (
          <>
            {' '}
            <b>required</b>
          </>
        )}
        {field.optional === true && <i> optional</i>}
        <Marks marks={field.marks} />
      </th>
      <td role="cell">
        <FieldDetails value={field} />
        <Questions questions={field.questions} />
        {field.children !== undefined && <Nested field={field} table={field.children} />}
      </td>
    </tr>
  );
}

/** Maximum number of rows in a `<details>` that is not deferred. More rows would delay the content after it. */
const MANY = 24;

function Nested({ field: { name, anchor, loose }, table }: { readonly field: Field; readonly table: Table }) {
  const isDeferred = useContext(DeferPanels) !== undefined && rowsIn(table) > MANY;
  const summary = `${anchor}.fold`;
  const content = (
    <div>
      <FieldTable table={table} />
    </div>
  );
  return (
    <details>
      <summary id={isDeferred ? summary : undefined}>
        <span>Show </span>
        {contents(table)} of {loose === true ? name : <code>{name}</code>}
      </summary>
      {isDeferred ? (
        <DeferredPanel
          after={summary}
          title={`Inside ${name}`}
          what={`${contents(table)} of ${name}`}
          panels={content}
        />
      ) : (
        content
      )}
    </details>
  );
}

function contents({ fields, variants = [] }: Table): string {
  const alternatives = variants.reduce((sum, group) => sum + group.variants.length, 0);
  const parts = [
    ...(fields.length > 0
      ? [fields.every(({ loose }) => loose === true) ? 'entries' : counted(fields.length, 'field')]
      : []),
    ...(alternatives > 0 ? [counted(alternatives, 'variant')] : []),
  ];
  return parts.length > 0 ? parts.join(' and ') : 'notes';
}

/** A group of alternative or conditional schemas, such as those of `oneOf` or `if`: a tab with a table for each. */
function Variants({ group }: { readonly group: VariantGroup }) {
  const { keyword, discriminator, variants } = group;
  const rule = VARIANT_WORDS[keyword];
  return (
    <div className={classes.variants}>
      {(variants.length > 1 || discriminator !== undefined) && (
        <p>
          {rule}
          {discriminator !== undefined && (
            <span>
              , told apart by <code>{discriminator}</code>
            </span>
          )}
        </p>
      )}
      <TabGroup
        kind="tabs"
        label={rule}
        items={variants.map((variant) => ({
          id: variant.anchor,
          value: variant.anchor,
          label: variant.label,
          panel: <Panel variant={variant} />,
        }))}
      />
    </div>
  );
}

function Panel({ variant: { title, description = [], table } }: { readonly variant: Variant }) {
  return (
    <>
      {title !== undefined && <p className={details.title}>{title}</p>}
      <Inline nodes={description} />
      <FieldTable table={table} />
    </>
  );
}

/** A field name; a long one may wrap at capital letters, underscores, dots, hyphens and slashes. */
function Breakable({ name }: { readonly name: string }) {
  if (name.length < 18) return name;
  return name.split(/(?<=[a-z0-9])(?=[A-Z])|(?<=[_.\-/])/).map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}
