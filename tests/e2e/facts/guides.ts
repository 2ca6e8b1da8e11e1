import { getStarted } from './get-started.ts';
import type { GuideFacts } from './guide-facts.ts';
import { paymentOptions } from './payment-options.ts';
import { setupAndPlugins } from './setup-and-plugins.ts';
import { transactions } from './transactions.ts';

/** The guides of the product. */
export const guides: readonly GuideFacts[] = [...getStarted, ...paymentOptions, ...transactions, ...setupAndPlugins];
