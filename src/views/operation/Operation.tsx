import type { ReactNode } from 'react';
import { Content, Inline } from '../content/Content.tsx';
import { below, Heading, TabLevel } from '../content/Heading.tsx';
import { DeferredStyles } from '../content/DeferredStyles.tsx';
import { DeferPanels } from '../content/DeferredPanels.tsx';
import { useSite } from '../content/site-context.ts';
import { Questions } from '../content/Undocumented.tsx';
import type { OperationSection } from '../../model/operation-section.ts';
import { listWords } from '../../shared/text/words.ts';
import { RequestSamples } from '../sample/RequestSamples.tsx';
import { byStatus, ResponseExamples } from '../sample/ResponseExamples.tsx';
import { InReference, ToolLink } from './ToolLink.tsx';
import { Inputs } from './Inputs.tsx';
import { Extensions } from './Extensions.tsx';
import { MethodPath } from './MethodPath.tsx';
import { Needs } from './Needs.tsx';
import { Responses } from './Responses.tsx';
import { Servers } from './Servers.tsx';
import { Webhook } from './Webhook.tsx';
import callbacks from './Callbacks.module.css';
import classes from './Operation.module.css';
import section from './Section.module.css';

/**
 * One operation: description, prerequisites, inputs and responses, with samples in the margin of a wide page. If the
 * operation is `short`, only the description and the request are shown, and the rest is folded.
 */
export function Operation({ operation }: { readonly operation: OperationSection }) {
  const { anchor, level, title, deprecated, request, responses, short = false } = operation;
  const examples = byStatus(responses);
  const needs = <Needs title="What you need" needs={operation.needs} />;
  const build = <BuildLink operation={operation} />;
  // Without request samples, the link to the request builder is beside the response.
  const hasOnlyResponse = request === undefined && examples.length > 0 && !short;
  const response = (
    <ResponseExamples title="Response" examples={examples} action={hasOnlyResponse ? build : undefined} />
  );
  const panels = Number(request !== undefined) + Number(examples.length > 0 && !short);
  return (
    <section
      id={level === 1 ? anchor : undefined}
      className={classes.operation}
      data-lazy={level === 1 ? undefined : ''}
      data-scenarios={short ? '' : undefined}
    >
      <div className={classes.head}>
        {level !== 1 && (
          <Heading
            level={level}
            anchor={anchor}
            aside={
              <>
                {deprecated !== undefined && <b className={classes.mark}>{deprecated}</b>}
                <InReference href={operation.reference} />
              </>
            }
          >
            {title}
          </Heading>
        )}
        <MethodPath method={operation.method} path={operation.path} url={level === 1 ? operation.url : undefined} />
        <Content nodes={operation.description} />
        <Questions questions={operation.questions} more={operation.whileOpen} />
        {request === undefined && !hasOnlyResponse && build}
        {level === 1 && <SectionLinks operation={operation} />}
        {!short && needs}
      </div>
      {panels > 0 && (
        <div className={classes.aside} data-panels={`${panels}`} data-scenarios={short ? undefined : ''}>
          <TabLevel value={below(level)}>
            {request !== undefined && <RequestSamples request={request} action={build} />}
            {!short && response}
          </TabLevel>
        </div>
      )}
      <TabLevel value={level === 1 ? 3 : 4}>
        <div className={classes.body}>
          <Fold title={contents(operation)} folded={short}>
            {short && needs}
            <Inputs inputs={operation.inputs} level={below(level)} />
            <Responses
              anchor={`${anchor}.responses`}
              responses={responses}
              level={below(level)}
              note={operation.responsesNote}
            />
            {short && response}
          </Fold>
          <Servers servers={operation.servers} anchor={`${anchor}.servers`} level={below(level)} />
          {operation.callbacks.length > 0 && (
            <section className={callbacks.callbacks}>
              <DeferredStyles />
              <Heading level={below(level)} anchor={`${anchor}.callbacks`}>
                Callbacks
              </Heading>
              <DeferPanels value={undefined}>
                {operation.callbacks.map((callback) => (
                  <Webhook key={callback.anchor} webhook={callback} />
                ))}
              </DeferPanels>
            </section>
          )}
          {operation.docs !== undefined && (
            <p>
              <Inline nodes={operation.docs} />
            </p>
          )}
          {operation.extensions.length > 0 && <Extensions extensions={operation.extensions} />}
        </div>
      </TabLevel>
    </section>
  );
}

function BuildLink({ operation }: { readonly operation: OperationSection }) {
  const { page } = useSite();
  const { reference = page.href, request, inputs } = operation;
  if (request === undefined && inputs.length === 0) return null;
  return <ToolLink href={`#build=${reference.replace(/^\/reference\//, '')}.json`} verb="Build" noun="request" />;
}

/** Links to the inputs and responses of an operation, on the operation's own page. */
function SectionLinks({ operation: { anchor, inputs, responses } }: { readonly operation: OperationSection }) {
  if (inputs.length === 0 || responses.length === 0) return null;
  return (
    <nav aria-label="Parts of this page" className={section.sections}>
      {inputs.map((input) => (
        <a key={input.anchor} href={`#${input.anchor}`}>
          {input.title}
        </a>
      ))}
      <span>
        <a href={`#${anchor}.responses`}>Responses</a>
        {responses.map((response) => (
          <a key={response.anchor} href={`#${response.anchor}`}>
            {response.status}
          </a>
        ))}
      </span>
    </nav>
  );
}

interface FoldProps {
  readonly title: string;
  readonly folded: boolean;
  readonly children: ReactNode;
}

/** Content that readers unfold under a title. If `folded` is false, renders the content without the title. */
function Fold({ title, folded, children }: FoldProps) {
  if (!folded) return children;
  return (
    <details className={classes.fold}>
      <summary>{title}</summary>
      <div>{children}</div>
    </details>
  );
}

/**
 * Returns the title of the `<details>` with the rest of an operation. The title names the sections inside, such as
 * `Headers, query parameters and responses`.
 */
function contents({ inputs, responses }: OperationSection): string {
  const [first = 'Details', ...others] = [
    ...inputs.map(({ title }) => title),
    ...(responses.length > 0 ? ['Responses'] : []),
  ];
  return listWords([first, ...others.map((title) => title.toLowerCase())], 'and');
}
