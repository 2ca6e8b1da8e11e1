import { Content } from '../content/Content.tsx';
import type { SchemaSection } from '../../model/operation-section.ts';
import layout from '../operation/Operation.module.css';
import { ResponseExamples } from '../sample/ResponseExamples.tsx';
import { EnumTable } from '../schema/EnumTable.tsx';
import { SchemaTable } from '../schema/SchemaTable.tsx';

/**
 * One schema: description, example (in the margin of a wide page), then the fields of an object or the values of an
 * enum.
 */
export function Schema({ schema }: { readonly schema: SchemaSection }) {
  const { title, description, body, example } = schema;
  return (
    <section className={layout.operation}>
      <div className={layout.head}>
        {title !== undefined && (
          <p>
            <strong>{title}</strong>
          </p>
        )}
        <Content nodes={description} />
      </div>
      {example !== undefined && (
        <div className={layout.aside} data-panels="1">
          <ResponseExamples title="Example" examples={[example]} />
        </div>
      )}
      <div className={layout.body}>
        {body.kind === 'values' ? <EnumTable table={body.table} /> : <SchemaTable {...body} />}
      </div>
    </section>
  );
}
