import { Inline } from '../guide/Content.tsx';
import { TabGroup } from '../guide/TabGroup.tsx';
import type { Variant, VariantGroup } from '../model/field.ts';
import { FieldTable } from './FieldTable.tsx';
import said from './Said.module.css';
import classes from './Variants.module.css';

const RULES: Readonly<Record<VariantGroup['keyword'], string>> = {
  oneOf: 'One of these',
  anyOf: 'Any of these',
  if: 'Depending on the values',
  dependentSchemas: 'With other fields',
  not: 'Not like this',
  contains: 'Among the items',
  contentSchema: 'What it holds',
};

/** Alternatives of an object, or what follows from conditions. */
export function Variants({ group }: { readonly group: VariantGroup }) {
  const { keyword, discriminator, variants } = group;
  const rule = RULES[keyword];
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
      {title !== undefined && <p className={said.title}>{title}</p>}
      <Inline nodes={description} />
      <FieldTable table={table} />
    </>
  );
}
