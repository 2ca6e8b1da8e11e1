import { codePanel } from './code-panel.ts';
import { lookUp, type Component } from './component.ts';

/** A named example as JSON. */
export const example: Component = {
  attributes: { name: true, title: false },
  early: true,
  render: (use) => {
    const found = lookUp(use, 'name', 'example', use.context.api.examples);
    if (found === undefined) return [];
    return codePanel(use.attributes['title'] ?? found.summary, JSON.stringify(found.value, null, 2), 'json');
  },
};
