import { TabGroup } from '../content/TabGroup.tsx';
import type { WebhookSection } from '../../model/operation-section.ts';
import { CodeBlock } from './CodeBlock.tsx';
import classes from './Samples.module.css';

/** Code of small servers that receive a webhook, one for each programming language. */
export function Receivers({ webhook: { anchor, receivers } }: { readonly webhook: WebhookSection }) {
  if (receivers.length === 0) return null;
  return (
    <section className={classes.samples}>
      <TabGroup
        kind="language"
        look="code"
        label="Language of the example handler"
        title="Example handler"
        items={receivers.map(({ language, code }) => ({
          id: `${anchor}.receiver-${language.id}`,
          value: language.id,
          label: language.label,
          panel: <CodeBlock code={code} />,
        }))}
      />
      <p>It listens on this machine only. In production, put a web server with HTTPS in front.</p>
    </section>
  );
}

/** A cURL command that sends an example of a webhook to the reader's own receiver. */
export function TryIt({ webhook: { anchor, send } }: { readonly webhook: WebhookSection }) {
  if (send === undefined) return null;
  return (
    <section className={classes.samples}>
      <TabGroup
        kind="language"
        look="code"
        label="Call"
        title="Send it yourself"
        items={[{ id: `${anchor}.send`, value: 'curl', label: 'cURL', panel: <CodeBlock code={send} /> }]}
      />
    </section>
  );
}
