/**
 * The inline script at the end of every page: every action that works without the application. Copying, tabs, folding,
 * sidebar, colour scheme, opening the search.
 */
import './sidebar.ts';
import './tabs.ts';
import './reveal.ts';
import './copy.ts';
import './details.ts';
import './scheme.ts';
import './search.ts';
import './tooltips.ts';
import './application.ts';
import { scan, startWatching } from '../head/root.ts';

scan();
startWatching();
