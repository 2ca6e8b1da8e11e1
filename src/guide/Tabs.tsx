import type { Tab } from '../model/content.ts';
import { Content } from '../content/Content.tsx';
import { TabGroup } from '../content/TabGroup.tsx';

/** Alternatives a guide writes: `<Tabs>`. */
export function Tabs({ tabs }: { readonly tabs: readonly Tab[] }) {
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
