import type { ReactNode } from 'react';
import { Inline } from '../content/Content.tsx';
import { TabGroup } from '../content/TabGroup.tsx';
import type { Code } from '../../model/sample.ts';
import { captionOf } from '../../shared/samples/caption.ts';
import type { ResponseExample, ResponseSection } from '../../model/operation-section.ts';
import { CodeBlock } from './CodeBlock.tsx';
import { ExampleNote } from './ExampleNote.tsx';
import classes from './Samples.module.css';

export interface ResponseExamplesProps {
  /** Title of the panel and accessible name of the tab list, such as `Response` or `Payload`. */
  readonly title: string;
  readonly examples: readonly StatusExample[];
  /** A link to the request builder or to the webhook simulator, beside the title. */
  readonly action?: ReactNode;
}

interface StatusExample extends Omit<ResponseExample, 'code'> {
  /** Absent for a response without a body. */
  readonly code?: Code;
  readonly status?: string;
  /** Summary of the example; undefined if a tab already shows it. */
  readonly caption?: string | undefined;
}

/** Example bodies, each in a tab. */
export function ResponseExamples({ title, examples, action }: ResponseExamplesProps) {
  if (examples.length === 0) return null;
  return (
    <section className={classes.samples}>
      <TabGroup
        kind="scenario"
        look="code"
        label={title}
        title={title}
        action={action}
        items={examples.map((example) => ({
          id: example.anchor,
          value: examples.some((other) => other !== example && other.name === example.name)
            ? example.anchor
            : example.name,
          label: example.title,
          ...(example.status !== undefined && { status: example.status }),
          panel: <Example example={example} name={examples.length === 1 ? title : `${title}: ${example.title}`} />,
        }))}
      />
    </section>
  );
}

interface ExampleProps {
  readonly example: StatusExample;
  readonly name: string;
}

function Example({ example: { anchor, code, description = [], generated, isOurs, caption }, name }: ExampleProps) {
  return (
    <>
      {code === undefined ? (
        <p className={classes.generated}>No body.</p>
      ) : (
        <CodeBlock code={code} place={{ anchor, name }} />
      )}
      {generated === true && <p className={classes.generated}>Made from the schema.</p>}
      <ExampleNote caption={caption} isOurs={isOurs} />
      {description.length > 0 && (
        <div className={classes.generated}>
          <Inline nodes={description} />
        </div>
      )}
    </>
  );
}

/**
 * Returns the examples of all responses. The title of an example is the status. If a status has several examples, the
 * example's own title follows, such as `400 Card expired`. If all examples are errors, an entry for a success without a
 * body comes first.
 */
export function byStatus(responses: readonly ResponseSection[]): StatusExample[] {
  const examples = responses.flatMap(({ status, examples: own }) =>
    own.map((example) => ({
      ...example,
      status,
      ...(own.length === 1 ? { title: status, caption: captionOf(example) } : { title: `${status} ${example.title}` }),
    })),
  );
  const success = responses.find(({ status }) => status.startsWith('2'));
  const isBare = success !== undefined && success.mediaType === undefined && success.questions === undefined;
  if (!isBare || examples.length === 0 || examples.some(({ status }) => status.startsWith('2'))) return examples;
  const { anchor, status } = success;
  return [{ anchor: `${anchor}.none`, name: status, title: status, status }, ...examples];
}
