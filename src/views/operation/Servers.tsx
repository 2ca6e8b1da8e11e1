import { Inline } from '../content/Content.tsx';
import { Heading, type HeadingLevel } from '../content/Heading.tsx';
import type { ServerLine } from '../../model/operation-section.ts';
import classes from './Section.module.css';

export interface ServersProps {
  readonly servers: readonly ServerLine[];
  readonly anchor: string;
  readonly level: HeadingLevel;
}

/** The servers of an operation, and the possible values of their variables. */
export function Servers({ servers, anchor, level }: ServersProps) {
  if (servers.length === 0) return null;
  return (
    <section className={classes.section} data-lazy="">
      <Heading level={level} anchor={anchor}>
        Servers
      </Heading>
      <ul>
        {servers.map(({ name, url, description, variables }, index) => (
          <li key={index}>
            {name !== undefined && (
              <>
                <b>{name}</b>{' '}
              </>
            )}
            <code>{url}</code>
            {description.length > 0 && (
              <div className={classes.variable}>
                <Inline nodes={description} />
              </div>
            )}
            {variables.map((variable) => (
              <div key={variable.name} className={classes.variable}>
                <code>{`{${variable.name}}`}</code>{' '}
                {variable.values.length > 0 ? `one of ${variable.values.join(', ')}; ` : ''}by default{' '}
                <code>{variable.default}</code>
                {variable.description.length > 0 && (
                  <>
                    {' '}
                    <Inline nodes={variable.description} />
                  </>
                )}
              </div>
            ))}
          </li>
        ))}
      </ul>
    </section>
  );
}
