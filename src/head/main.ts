/**
 * The one script of the first view, in the head of every page: what the reader chose holds before the first paint,
 * and every small action works at once, before the application arrives and after. It stays the only owner of these actions.
 */
import { root } from './root.ts';
import './scheme.ts';
import './first-view.ts';
import './settle.ts';
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
