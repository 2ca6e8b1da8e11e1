import type { Content as Nodes, ContentNode } from '../model/content.ts';
import { Operation } from '../operation/Operation.tsx';
import { Response } from '../operation/Response.tsx';
import { Webhook } from '../operation/Webhook.tsx';
import { Entries } from '../reference/Entries.tsx';
import { CodeBlock } from '../sample/CodeBlock.tsx';
import { CodePanel } from '../sample/CodePanel.tsx';
import { RequestSamples } from '../sample/RequestSamples.tsx';
import { EnumTable } from '../schema/EnumTable.tsx';
import { ErrorCatalogue } from '../schema/ErrorCatalogue.tsx';
import { SchemaTable } from '../schema/SchemaTable.tsx';
import { Callout } from './Callout.tsx';
import { Cards } from './Cards.tsx';
import { Clicks } from './Clicks.tsx';
import { Element } from './Element.tsx';
import { Heading } from './Heading.tsx';
import { Link } from './Link.tsx';
import { Notice } from './Notice.tsx';
import { SequencePicture } from './SequencePicture.tsx';
import { Steps } from './Steps.tsx';
import { Tabs } from './Tabs.tsx';
import { Term } from './Term.tsx';
import classes from './Content.module.css';

/** Prose as a block of its own, with the rhythm of the page; nothing where there is none. */
export function Content({ nodes, className }: { readonly nodes: Nodes; readonly className?: string | undefined }) {
  if (nodes.length === 0) return null;
  return (
    <div className={className === undefined ? classes.flow : `${classes.flow} ${className}`}>
      <Inline nodes={nodes} />
    </div>
  );
}

/** The same without an element around it. */
export function Inline({ nodes }: { readonly nodes: Nodes }) {
  return nodes.map((node, index) => <Node key={index} node={node} />);
}

function Node({ node }: { readonly node: ContentNode }) {
  switch (node.kind) {
    case 'text':
      return node.value;
    case 'element':
      return <Element node={node} />;
    case 'link':
      return (
        <Link href={node.href}>
          <Inline nodes={node.children} />
        </Link>
      );
    case 'image':
      return <Link href={node.src}>{node.alt}</Link>;
    case 'heading':
      return (
        <Heading level={node.level} anchor={node.anchor}>
          <Inline nodes={node.children} />
        </Heading>
      );
    case 'codeBlock':
      return <CodeBlock code={node.code} title={node.title} />;
    case 'notice':
      return <Notice text={node.text} />;
    case 'operation':
      return <Operation operation={node.operation} />;
    case 'request':
      return <RequestSamples request={node.request} />;
    case 'response':
      return <Response response={node.response} />;
    case 'webhook':
      return <Webhook webhook={node.webhook} />;
    case 'schemaTable':
      return <SchemaTable anchor={node.anchor} table={node.table} caption={node.caption} />;
    case 'enumTable':
      return <EnumTable table={node.table} />;
    case 'errorCatalogue':
      return <ErrorCatalogue rows={node.rows} />;
    case 'codePanel':
      return <CodePanel panel={node.panel} />;
    case 'term':
      return <Term text={node.text} code={node.code} detail={node.detail} href={node.href} />;
    case 'clicks':
      return <Clicks labels={node.labels} />;
    case 'steps':
      return <Steps steps={node.steps} />;
    case 'callout':
      return (
        <Callout tone={node.tone} title={node.title}>
          {node.children}
        </Callout>
      );
    case 'tabs':
      return <Tabs tabs={node.tabs} />;
    case 'cards':
      return <Cards cards={node.cards} />;
    case 'entries':
      return <Entries entries={node.entries} more={node.more} />;
    case 'sequence':
      return <SequencePicture sequence={node.sequence} />;
    default:
      return node satisfies never;
  }
}
