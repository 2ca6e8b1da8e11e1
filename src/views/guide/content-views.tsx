import type { ReactNode } from 'react';
import { Inline, Content } from '../content/Content.tsx';
import { lineDirection } from '../content/direction.ts';
import { Element } from '../content/Element.tsx';
import { Heading } from '../content/Heading.tsx';
import { Link } from '../content/Link.tsx';
import { Operation } from '../operation/Operation.tsx';
import { Response } from '../operation/Response.tsx';
import { Webhook } from '../operation/Webhook.tsx';
import { Entries } from '../reference/Entries.tsx';
import { Schema } from '../reference/Schema.tsx';
import { CodeBlock } from '../sample/CodeBlock.tsx';
import { RequestSamples } from '../sample/RequestSamples.tsx';
import { EnumTable } from '../schema/EnumTable.tsx';
import { ErrorCatalogue } from '../schema/ErrorCatalogue.tsx';
import { SchemaTable } from '../schema/SchemaTable.tsx';
import type { ContentVisitor } from '../../shared/content/visitor.ts';
import { Callout } from './Callout.tsx';
import { Cards } from './Cards.tsx';
import { Columns } from './Columns.tsx';
import { MenuPath } from './MenuPath.tsx';
import { Picture } from '../content/Picture.tsx';
import type { ContentNode, Tab } from '../../model/content.ts';
import { TabGroup } from '../content/TabGroup.tsx';
import { SequencePicture } from './SequencePicture.tsx';
import { Steps } from './Steps.tsx';

/** The view for each kind of content node. The props of a view are the properties of the node. */
export const CONTENT_VIEWS: ContentVisitor<ReactNode> = {
  text: ({ value }) => value,
  element: Element,
  link: ({ href, anchor, relative, children }) => (
    <Link href={href} id={anchor} relative={relative}>
      <Inline nodes={children} />
    </Link>
  ),
  image: ({ src, alt, relative }) => (
    <Link href={src} relative={relative}>
      {alt}
    </Link>
  ),
  picture: Picture,
  heading: ({ level, anchor, children }) => (
    <Heading level={level} anchor={anchor} dir={lineDirection(children)}>
      <Inline nodes={children} />
    </Heading>
  ),
  codeBlock: CodeBlock,
  codePanel: ({ panel }) => <CodeBlock code={panel.code} title={panel.title} />,
  operation: Operation,
  request: RequestSamples,
  response: Response,
  webhook: Webhook,
  schema: Schema,
  schemaTable: SchemaTable,
  enumTable: EnumTable,
  errorCatalogue: ErrorCatalogue,
  entries: Entries,
  term: Term,
  menuPath: MenuPath,
  steps: Steps,
  callout: Callout,
  tabs: Tabs,
  columns: Columns,
  cards: Cards,
  sequence: SequencePicture,
};

/**
 * A name or value of the API in a line of text, linked to its explanation. Its meaning follows in brackets, or after a
 * comma if the meaning contains brackets.
 */
function Term({ text, code, detail, href }: ContentNode & { readonly kind: 'term' }) {
  const name = code ? <code>{text}</code> : text;
  return (
    <>
      <Link href={href}>{name}</Link>
      {detail !== undefined && <span>{detail.includes('(') ? `, ${detail}` : ` (${detail})`}</span>}
    </>
  );
}

/** Alternatives in a guide: `<Tabs>`. */
function Tabs({ tabs }: { readonly tabs: readonly Tab[] }) {
  return (
    <TabGroup
      kind="tabs"
      label="Alternatives"
      items={tabs.map((tab) => ({
        id: tab.anchor,
        value: tab.anchor,
        label: tab.title,
        panel: <Content nodes={tab.children} />,
      }))}
    />
  );
}
