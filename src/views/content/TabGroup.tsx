import { useContext, type ReactNode } from 'react';
import { counted, listWords } from '../../shared/text/words.ts';
import { DeferredPanel, DeferPanels } from './DeferredPanels.tsx';
import { TabLevel } from './Heading.tsx';
import classes from './TabGroup.module.css';

interface TabItem {
  /** Id of the panel element, unique in the page. */
  readonly id: string;
  /**
   * Value that selects the alternative, such as `curl`. If it is a language, the browser stores the reader's choice.
   */
  readonly value: string;
  readonly label: string;
  /** The status code of a response, shown as a sign in the label. */
  readonly status?: string;
  readonly panel: ReactNode;
}

export interface TabGroupProps {
  /**
   * The kind of the alternatives. A choice of a language applies to all groups of languages. A choice of a scenario
   * (named request example) applies to all groups of scenarios of the operation.
   */
  readonly kind: 'language' | 'scenario' | 'tabs';
  /** Accessible name of the tab list. */
  readonly label: string;
  readonly items: readonly TabItem[];
  /** Text before the tabs. */
  readonly title?: string;
  /** Look of the group; `code` gives it the background of a code panel. */
  readonly look?: 'code';
  /** A link beside the title; it opens the request builder or webhook simulator. */
  readonly action?: ReactNode;
}

/**
 * Maximum number of tabs, by kind. If there are more alternatives, a `<select>` replaces the tabs; for languages, the
 * first tabs remain.
 */
const FEW = { language: 4, scenario: 6, tabs: 6 } as const;
/**
 * Maximum number of characters in the labels of all tabs. If the labels are longer, a `<select>` replaces tabs, too.
 */
const LINE = { code: 36, text: 120 } as const;
/** Number of languages that remain tabs beside a `<select>`. */
const FIRST_LANGUAGES = 3;

/**
 * A group of alternatives. If scripts run, they are tabs; otherwise their panels are stacked under titles. A single
 * alternative has no tab. The head script controls selection, `hidden` and `tabindex`. In samples, all panels but the
 * first may be deferred.
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
  const names = others.map((item) => item.label);
  const words =
    kind === 'language'
      ? { title: `${title ?? label} in other languages`, label: 'Other languages', what: listWords(names, 'and') }
      : { title: `${title ?? label}: more examples`, what: counted(names.length, 'more example') };
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
        // Some browsers lay out every block that contains a form field, in order to fill in forms. Therefore the field
        // is in a template. `head/tabs.ts` inserts the field when its block is laid out.
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
      {isDeferred ? <DeferredPanel after={only.id} look={className} panels={rest} {...words} /> : rest}
    </div>
  );
}

/** The title of a panel. Its level is one below the preceding heading, even if the panel is deferred. */
function TabTitle({ children }: { readonly children: ReactNode }) {
  const Title = `h${useContext(TabLevel)}` as const;
  return <Title data-tab-title="">{children}</Title>;
}
