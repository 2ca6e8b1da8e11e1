import { catalogueRows, codeAnchor } from '../operation/catalogue-rows.ts';
import type { Component } from './component.ts';

/** The error catalogue as one table. */
export const errorCatalogue: Component = {
  attributes: {},
  early: true,
  announce: (_, { addresses, api, href }) => {
    for (const { code } of api.catalogue) addresses.codes.add(code, `${href}#${codeAnchor(code)}`);
  },
  render: ({ context }) => [{ kind: 'errorCatalogue', rows: catalogueRows(context) }],
};
