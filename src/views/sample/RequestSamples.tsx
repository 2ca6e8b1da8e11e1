import type { ReactNode } from 'react';
import { Inline } from '../content/Content.tsx';
import { Undocumented } from '../content/Undocumented.tsx';
import { TabGroup } from '../content/TabGroup.tsx';
import type { RequestScenario, RequestSection } from '../../model/operation-section.ts';
import { captionOf } from '../../shared/samples/caption.ts';
import { CodeBlock } from './CodeBlock.tsx';
import { ExampleNote } from './ExampleNote.tsx';
import classes from './Samples.module.css';

export interface RequestSamplesProps {
  readonly request: RequestSection;
  /** A link that opens the request builder. */
  readonly action?: ReactNode;
}

/**
 * Request samples, with a tab for each language. If there are several scenarios (named examples of the request), there
 * is a tab for each, and the language tabs are inside.
 */
export function RequestSamples({ request, action }: RequestSamplesProps) {
  const { anchor, title, scenarios } = request;
  const [only, ...others] = scenarios;
  if (only === undefined) return null;
  return (
    <section id={anchor} className={`${classes.samples} ${classes.request}`}>
      {others.length === 0 ? (
        <Scenario scenario={only} title={title} action={action} caption={captionOf(only)} />
      ) : (
        <TabGroup
          kind="scenario"
          label="Scenario"
          items={scenarios.map((scenario) => ({
            id: scenario.anchor,
            value: scenarios.some((other) => other !== scenario && other.name === scenario.name)
              ? scenario.anchor
              : scenario.name,
            label: scenario.title,
            panel: <Scenario scenario={scenario} title={title} action={action} />,
          }))}
        />
      )}
    </section>
  );
}

interface ScenarioProps {
  readonly scenario: RequestScenario;
  readonly title: string;
  readonly action: ReactNode;
  /** Summary of the request example; undefined if a tab already shows it. */
  readonly caption?: string | undefined;
}

function Scenario({ scenario, title, action, caption }: ScenarioProps) {
  const { anchor, samples, incomplete, description = [] } = scenario;
  return (
    <>
      {samples.length === 0 ? (
        action
      ) : (
        <TabGroup
          kind="language"
          look="code"
          label="Language"
          title={title}
          action={action}
          items={samples.map(({ language, code }) => ({
            id: `${anchor}-${language.id}`,
            value: language.id,
            label: language.label,
            panel: (
              <CodeBlock
                code={code}
                place={{ anchor: `${anchor}-${language.id}`, name: `${title}: ${language.label}` }}
              />
            ),
          }))}
        />
      )}
      {scenario.withoutResponse === true && (
        <p className={classes.generated}>The response shown belongs to another request.</p>
      )}
      <ExampleNote caption={caption} isOurs={scenario.isOurs} />
      {scenario.generated === true && <p className={classes.generated}>The body is generated from the schema.</p>}
      {description.length > 0 && (
        <div className={classes.generated}>
          <Inline nodes={description} />
        </div>
      )}
      {incomplete !== undefined && <Undocumented what={incomplete} />}
    </>
  );
}
