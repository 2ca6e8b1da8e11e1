import { createContext } from 'react';

/** Level of the headings that name alternatives: one below the heading they stand under, so that none is skipped. */
export const TabLevel = createContext<2 | 3 | 4>(4);
