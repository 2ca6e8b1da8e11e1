/** The script inlined in the head of every page: everything that affects what the window shows first. */
import './first-view.ts';
import './fonts.ts';
import './lazy-layout.ts';
import './sidebar-memory.ts';
import './tabs.ts';
import './preferences.ts';
import { root, startWatching } from '../contract/elements.ts';

startWatching();
root.dataset.scripts = '';
