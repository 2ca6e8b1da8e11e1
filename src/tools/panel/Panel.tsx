import { Drawer, Tabs } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { createContext, useContext, useId, useMemo, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import classes from './Panel.module.css';

export interface PanelProps {
  readonly title: string;
  /** HTTP method of the operation or webhook; undefined if not documented. */
  readonly method?: string | undefined;
  /** Path of the operation or webhook; undefined if not documented. */
  readonly path?: string | undefined;
  /** The number of problems in words, shown in the form's tab, such as `2 problems`; empty if there are none. */
  readonly mark: string;
  readonly form: ReactNode;
  readonly code: ReactNode;
}

const ShowFormContext = createContext<() => void>(() => undefined);

/**
 * Returns a function that selects the form's tab. In narrow windows, form and code are tabs; in wide ones, both are
 * visible.
 */
export function useShowForm(): () => void {
  return useContext(ShowFormContext);
}

/**
 * The layout of a tool, such as the request builder: a header, then form and code, side by side or, in a narrow window,
 * as two tabs.
 */
export function Panel({ title, method, path, mark, form, code }: PanelProps) {
  const id = useId();
  const isWide = useMediaQuery('(min-width: 900px)', undefined, { getInitialValueInEffect: false });
  const [tab, setTab] = useState<string | null>('form');
  const showForm = useMemo(() => () => flushSync(() => setTab('form')), []);
  return (
    <ShowFormContext.Provider value={showForm}>
      <Drawer.Header className={classes.head}>
        <div className={classes.title}>
          <Drawer.Title tabIndex={-1} data-autofocus="">
            {title}
          </Drawer.Title>
          {(method ?? path) !== undefined && (
            <p>
              {method !== undefined && <b>{method}</b>} {path !== undefined && <code>{path}</code>}
            </p>
          )}
        </div>
        <Drawer.CloseButton className={classes.close} size="lg" aria-label="Close" />
      </Drawer.Header>
      <Tabs id={id} value={tab} onChange={setTab} className={classes.tabs}>
        {!isWide && (
          <Tabs.List grow className={classes.list}>
            <Tabs.Tab value="form">{mark === '' ? 'Form' : `Form: ${mark}`}</Tabs.Tab>
            <Tabs.Tab value="code">Code</Tabs.Tab>
          </Tabs.List>
        )}
        {Object.entries({ form, code }).map(([name, content]) => (
          <div
            key={name}
            className={classes.side}
            // Form and code are always rendered. The hidden one needs `display: none` in its `style`, because the focus
            // trap of the drawer recognises nothing else as hidden.
            style={isWide || tab === name ? undefined : { display: 'none' }}
            {...(!isWide && { role: 'tabpanel', 'aria-labelledby': `${id}-tab-${name}` })}
          >
            {content}
          </div>
        ))}
      </Tabs>
    </ShowFormContext.Provider>
  );
}
