/**
 * The script at the end of every page, one file for all of them: every action that works without the application.
 * Copying, tabs, folding, sidebar, colour scheme, opening the search.
 */
import './sidebar.ts';
import './tabs.ts';
import './lay-out.ts';
import './reveal.ts';
import './copy.ts';
import './drawn.ts';
import './details.ts';
import './scheme.ts';
import './search.ts';
import './tooltips.ts';
import './application.ts';
import { replay, scan, startWatching } from '../head/root.ts';

scan();
startWatching();
// What a reader has done meanwhile (head/missed.ts).
dispatchEvent(new CustomEvent('docs:acting', { detail: replay }));
