import path from 'node:path';
import type { Problem } from '../../cli/problem.ts';
import { watchSources } from '../../cli/watch-sources.ts';
import type { SourceOptions } from '../../compile/source/load.ts';
import { LiveSite } from './live-site.ts';
import { News } from './news.ts';

/** Sources that are being edited, their site, and those who hear of it. */
export interface LiveSources {
  readonly site: LiveSite;
  readonly news: News;
  /** Whether it is a source, and no other file of this machine. */
  has(file: string): boolean;
  close(): Promise<void>;
}

/** Watches sources; `report` is called after every check. */
export function openSources(sources: SourceOptions, report: (problems: readonly Problem[]) => void): LiveSources {
  const news = new News();
  const folders = [path.dirname(path.resolve(sources.openapi))];
  if (sources.guides !== undefined) folders.push(path.resolve(sources.guides));
  const site = new LiveSite(sources, {
    compiled: () => {
      watched.add(site.files);
      news.changed();
    },
    checked: (problems) => {
      report(problems);
      news.checked(problems);
    },
  });
  const watched = watchSources(folders, (file) => site.touch(file));
  return {
    site,
    news,
    has: (file) => site.files.has(file) || folders.some((folder) => file.startsWith(folder + path.sep)),
    close: async () => {
      watched.close();
      await site.close();
    },
  };
}
