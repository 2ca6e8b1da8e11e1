import { TabGroup } from '../content/TabGroup.tsx';
import type { WebhookSection } from '../../model/operation-section.ts';
import { CodeBlock } from './CodeBlock.tsx';
import classes from './Samples.module.css';

/** Small servers that receive a webhook, one for each language. */
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

/** A cURL call that sends a webhook to a receiver, to test it. */
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
