/**
 * The inline script in the head of every page. It restores the reader's preferences before the first paint and owns
 * every action that works without the application: copying, tabs, folding, sidebar, colour scheme, opening the search.
 */
import { root } from './root.ts';
import './scheme.ts';
import './first-view.ts';
import './lazy-layout.ts';
import './sidebar.ts';
import './sidebar-memory.ts';
import './tabs.ts';
import './reveal.ts';
import './copy.ts';
import './details.ts';
import './search.ts';
import './tooltips.ts';
import './application.ts';

root.dataset.scripts = '';
