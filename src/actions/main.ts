/**
 * The page script, one file at the end of every page: every action that works without the application, such as copying,
 * tabs, folding, sidebar, colour scheme, opening the search.
 */
import './sidebar.ts';
import './tabs.ts';
import './lay-out.ts';
import './reveal.ts';
import './copy.ts';
import './details.ts';
import './scheme.ts';
import './search.ts';
import './explain.ts';
import './tooltips.ts';
import './application.ts';
import { ACTING } from '../page/contract.ts';
import { replay, scan, startWatching } from '../head/root.ts';

scan();
startWatching();
// Replays what the reader has done meanwhile (head/queued-events.ts).
dispatchEvent(new CustomEvent(ACTING, { detail: replay }));
