/**
 * The page script, a single file that the head of every page loads. It contains all actions that work without the
 * application, such as copying, tabs, folding, sidebar, colour scheme and opening the search.
 */
import './sidebar.ts';
import './tabs.ts';
import './lay-out.ts';
import './reveal.ts';
import './copy.ts';
import './details.ts';
import './scheme.ts';
import './search.ts';
import './tooltips.ts';
import './application.ts';
import { scan, startWatching } from '../contract/elements.ts';

scan();
startWatching();
