import { useContext, type ReactNode } from 'react';
import { DeferredPanel, DeferPanels } from './DeferredPanels.tsx';
import { TabLevel } from './Heading.tsx';
import classes from './TabGroup.module.css';

interface TabItem {
  /** Id of the panel, unique in the page. */
  readonly id: string;
  /** What the reader's preference remembers: `curl`. */
  readonly value: string;
  readonly label: string;
  /** The status code of a response, of which the label has a sign. */
  readonly status?: string;
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
  /** What the reader can do with the samples, beside the title. */
  readonly action?: ReactNode;
}

/**
 * More alternatives than a row of tabs can show at a glance, and more characters than fit into one line above code or
 * two of text, become a list to pick from; of languages all but the first three.
 */
const FEW = { language: 4, scenario: 6, tabs: 6 } as const;
const LINE = { code: 36, text: 120 } as const;
const FIRST_LANGUAGES = 3;

/**
 * Alternatives: stacked and titled without scripts, tabs with them. The head script owns selection, `hidden` and
 * `tabindex`. One alone is no choice. Of samples, all panels but the first stand where the page takes them.
 */
export function TabGroup({ kind, label, items, title, look, action }: TabGroupProps) {
  const className = look === 'code' ? classes.code : classes.plain;
  const isDeferred = useContext(DeferPanels) !== undefined && kind !== 'tabs';
  const [only, ...others] = items;
  if (only === undefined) return null;
  if (others.length === 0) {
    return (
      <div className={className}>
        <p>
          {title !== undefined && `${title} `}
          <span data-status={only.status?.charAt(0)}>{only.label}</span>
        </p>
        {action}
        <div id={only.id}>{only.panel}</div>
      </div>
    );
  }
  const many =
    items.length > FEW[kind] || items.reduce((sum, item) => sum + item.label.length, 0) > LINE[look ?? 'text'];
  const tabs = !many ? items : kind === 'language' ? items.slice(0, FIRST_LANGUAGES) : [];
  const listed = items.slice(tabs.length);
  const [first, ...rest] = items.map(({ id, value, label: name, panel }, index) => (
    <section
      key={id}
      role={index < tabs.length ? 'tabpanel' : undefined}
      id={id}
      aria-label={index < tabs.length ? undefined : name}
      aria-labelledby={index < tabs.length ? `${id}-tab` : undefined}
      data-value={value}
    >
      <TabTitle>{name}</TabTitle>
      {panel}
    </section>
  ));
  return (
    <div data-tabs={kind} className={className}>
      {title !== undefined && <p>{title}</p>}
      {action}
      {tabs.length > 0 && (
        <div role="tablist" aria-label={label}>
          {tabs.map(({ id, value, label: name, status }) => (
            <button
              key={id}
              type="button"
              role="tab"
              id={`${id}-tab`}
              aria-controls={id}
              data-value={value}
              data-status={status?.charAt(0)}
            >
              {name}
            </button>
          ))}
        </div>
      )}
      {listed.length > 0 && (
        // Browsers that fill in forms lay out whatever holds a field: it comes with its block (`head/tabs.ts`).
        <template>
          <select aria-label={tabs.length === 0 ? label : 'More languages'}>
            {tabs.length > 0 && (
              <option value="" hidden>
                More
              </option>
            )}
            {listed.map(({ id, value, label: name }) => (
              <option key={id} value={value} data-value={value}>
                {name}
              </option>
            ))}
          </select>
        </template>
      )}
      {first}
      {isDeferred ? (
        <DeferredPanel
          after={only.id}
          title={kind === 'language' ? `${title ?? label} in other languages` : `${title ?? label}: more examples`}
          look={className}
          label={kind === 'language' ? 'Other languages' : undefined}
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
