import { codePanel } from './code-panel.ts';
import type { Component } from './component.ts';

/** The API's base address. */
export const baseUrl: Component = {
  attributes: {},
  early: true,
  render: ({ context }) => codePanel('Base URL', context.api.servers[0]?.url ?? '', 'text'),
};
