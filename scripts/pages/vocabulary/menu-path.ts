import { toString } from 'mdast-util-to-string';
import type { Component } from './component.ts';

/** A path through the menus of the dashboard: `<MenuPath>Settings > Business > Edit</MenuPath>`. */
export const menuPath: Component = {
  attributes: {},
  render: ({ node }) => {
    const labels = toString(node)
      .split('>')
      .map((label) => label.trim());
    return [{ kind: 'menuPath', labels: labels.filter((label) => label !== '') }];
  },
};
