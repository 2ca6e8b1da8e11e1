import type { ReactNode } from 'react';
import classes from './TabGroup.module.css';

export interface TabItem {
  /** Id of the panel, unique in the page. */
  readonly id: string;
  /** What the reader's preference remembers: `curl`. */
  readonly value: string;
  readonly label: string;
  readonly panel: ReactNode;
}

export interface TabGroupProps {
  /** Groups of one kind follow one preference. */
  readonly kind: 'language' | 'scenario' | 'tabs';
  /** Name of the tab list. */
  readonly label: string;
  readonly items: readonly TabItem[];
  /** Shown before the tabs. */
  readonly title?: string;
  /** `code`: on the surface of a code panel. */
  readonly look?: 'code';
}

/** Alternatives: stacked and titled without scripts, tabs with them. The head script owns selection, `hidden` and `tabindex`. */
export function TabGroup({ kind, label, items, title, look }: TabGroupProps) {
  return (
    <div data-tabs={kind} className={look === 'code' ? classes.code : classes.plain}>
      {title !== undefined && <p>{title}</p>}
      <div role="tablist" aria-label={label}>
        {items.map(({ id, value, label: name }) => (
          <button key={id} type="button" role="tab" id={`${id}-tab`} aria-controls={id} data-value={value}>{name}</button>
        ))}
      </div>
      {items.map(({ id, value, label: name, panel }) => (
        <section key={id} role="tabpanel" id={id} aria-labelledby={`${id}-tab`} data-value={value}>
          <h4 data-tab-title="">{name}</h4>
          {panel}
        </section>
      ))}
    </div>
  );
}
