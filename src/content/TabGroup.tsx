import { useContext, type ReactNode } from 'react';
import { DeferredPanel, DeferPanels } from './DeferredPanels.tsx';
import { TabLevel } from './tab-level.ts';
import classes from './TabGroup.module.css';

interface TabItem {
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

/**
 * More alternatives than a row of tabs can show at a glance, and more characters than fit into two lines, become a list
 * to pick from.
 */
const FEW = { language: 4, scenario: 6, tabs: 6 } as const;
const LINE = 120;

/**
 * Alternatives: stacked and titled without scripts, tabs with them. The head script owns selection, `hidden` and
 * `tabindex`. One alone is no choice. Of samples, all panels but the first stand where the page takes them.
 */
export function TabGroup({ kind, label, items, title, look }: TabGroupProps) {
  const className = look === 'code' ? classes.code : classes.plain;
  const isDeferred = useContext(DeferPanels) !== undefined && kind !== 'tabs';
  const [only, ...others] = items;
  if (only === undefined) return null;
  if (others.length === 0) {
    return (
      <div className={className}>
        <p>
          {title !== undefined && `${title} `}
          <span>{only.label}</span>
        </p>
        <div id={only.id}>{only.panel}</div>
      </div>
    );
  }
  const many = items.length > FEW[kind] || items.reduce((sum, item) => sum + item.label.length, 0) > LINE;
  const [first, ...rest] = items.map(({ id, value, label: name, panel }) => (
    <section
      key={id}
      role={many ? undefined : 'tabpanel'}
      id={id}
      aria-label={many ? name : undefined}
      aria-labelledby={many ? undefined : `${id}-tab`}
      data-value={value}
    >
      <TabTitle>{name}</TabTitle>
      {panel}
    </section>
  ));
  return (
    <div data-tabs={kind} className={className}>
      {title !== undefined && <p>{title}</p>}
      {many ? (
        // Browsers that fill in forms lay out whatever holds a field: it comes with its block (`head/tabs.ts`).
        <template>
          <select aria-label={label}>
            {items.map(({ id, value, label: name }) => (
              <option key={id} value={value} data-value={value}>
                {name}
              </option>
            ))}
          </select>
        </template>
      ) : (
        <div role="tablist" aria-label={label}>
          {items.map(({ id, value, label: name }) => (
            <button key={id} type="button" role="tab" id={`${id}-tab`} aria-controls={id} data-value={value}>
              {name}
            </button>
          ))}
        </div>
      )}
      {first}
      {isDeferred ? (
        <DeferredPanel
          after={only.id}
          title={kind === 'language' ? `${title ?? label} in other languages` : `${title ?? label}: more examples`}
          look={className}
          what={
            kind === 'language' ? inWords(others) : `${others.length} more example${others.length === 1 ? '' : 's'}`
          }
          panels={rest}
        />
      ) : (
        rest
      )}
    </div>
  );
}

const inWords = (items: readonly TabItem[]): string =>
  new Intl.ListFormat('en-GB').format(items.map(({ label }) => label));

/** On the level of the headings around it, wherever the panel stands. */
function TabTitle({ children }: { readonly children: ReactNode }) {
  const Title = `h${useContext(TabLevel)}` as const;
  return <Title data-tab-title="">{children}</Title>;
}
