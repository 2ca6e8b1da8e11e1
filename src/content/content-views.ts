import { createContext, type ReactNode } from 'react';
import type { ContentVisitor } from '../shared/content/visitor.ts';

/**
 * How each kind of node is drawn, given from above while a page is prerendered: views of the API import the kit, never
 * the kit a view.
 */
export const ContentViews = createContext<ContentVisitor<ReactNode> | undefined>(undefined);
