/** The inline script in the head of every page: whatever decides how the first screen looks. */
import './first-view.ts';
import './lazy-layout.ts';
import './missed.ts';
import './sidebar-memory.ts';
import './tabs.ts';
import { root, startWatching } from './root.ts';
import { recallScheme } from './scheme.ts';
import { recallSidebar } from './sidebar.ts';

recallScheme();
recallSidebar();
startWatching();
root.dataset.scripts = '';
