import { Content, Inline } from '../content/Content.tsx';
import { below, Heading, TabLevel } from '../content/Heading.tsx';
import { Link } from '../content/Link.tsx';
import { Questions } from '../content/Undocumented.tsx';
import type { WebhookSection } from '../../model/operation-section.ts';
import { Receivers, TryIt } from '../sample/Receivers.tsx';
import { ResponseExamples } from '../sample/ResponseExamples.tsx';
import { Extensions } from './Extensions.tsx';
import { InReference, ToolLink } from './ToolLink.tsx';
import { Inputs } from './Inputs.tsx';
import { MethodPath } from './MethodPath.tsx';
import { Needs } from './Needs.tsx';
import { Responses } from './Responses.tsx';
import classes from './Operation.module.css';

/** A webhook: a request from the provider to the reader's server. */
export function Webhook({ webhook }: { readonly webhook: WebhookSection }) {
  const { anchor, level, title, deprecated, method, description, inputs, examples, receivers } = webhook;
  const { file, script } = webhook.simulation ?? {};
  const simulate = file !== undefined && <ToolLink href={`#simulate=${file}`} verb="Simulate" noun="webhook" />;
  const panels = [examples.length > 0, receivers.length > 0, webhook.send !== undefined].filter(Boolean).length;
  return (
    <section
      id={level === 1 ? anchor : undefined}
      className={classes.operation}
      data-lazy={level === 1 ? undefined : ''}
    >
      <div className={classes.head}>
        {level !== 1 && (
          <Heading
            level={level}
            anchor={anchor}
            aside={
              <>
                {webhook.event !== undefined && webhook.event !== webhook.title && (
                  <code className={classes.event}>{webhook.event}</code>
                )}
                {deprecated !== undefined && <b className={classes.mark}>{deprecated}</b>}
                <InReference href={webhook.reference} />
              </>
            }
          >
            {title}
          </Heading>
        )}
        <MethodPath method={method} target={webhook.target} />
        <Content nodes={description} />
        <Questions questions={webhook.questions} />
        <Needs title="What it carries" needs={webhook.needs} />
        {examples.length === 0 && simulate}
        {script !== undefined && (
          <p>
            Test your own handler: <Link href={script}>conformance script</Link>
          </p>
        )}
      </div>
      {examples.length + receivers.length > 0 && (
        <div className={classes.aside} data-panels={`${panels}`}>
          <ResponseExamples title="Payload" examples={examples} action={simulate} />
          <Receivers webhook={webhook} />
          <TryIt webhook={webhook} />
        </div>
      )}
      <TabLevel value={level === 1 ? 3 : 4}>
        <div className={classes.body}>
          <Inputs inputs={inputs} level={below(level)} />
          <Responses
            anchor={`${anchor}.responses`}
            responses={webhook.responses}
            level={below(level)}
            title="Your response"
          />
          {webhook.docs !== undefined && (
            <p>
              <Inline nodes={webhook.docs} />
            </p>
          )}
          {webhook.extensions.length > 0 && <Extensions extensions={webhook.extensions} />}
        </div>
      </TabLevel>
    </section>
  );
}
