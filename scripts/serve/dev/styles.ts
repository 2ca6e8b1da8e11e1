import type { EnvironmentModuleNode, ViteDevServer } from 'vite';

/** URLs of the style sheets that a server entry imports, in order: what the build joins into one file. */
export function devStyles(server: ViteDevServer, entry: string): string[] {
  const graph = server.environments.ssr.moduleGraph;
  const start = [...graph.urlToModuleMap.values()].find((module) => module.url === entry);
  const found: string[] = [];
  const seen = new Set<EnvironmentModuleNode>();
  const visit = (module: EnvironmentModuleNode) => {
    if (seen.has(module)) return;
    seen.add(module);
    // Vite inlines what a style sheet imports.
    if (module.file?.endsWith('.css')) found.push(`${module.url}${module.url.includes('?') ? '&' : '?'}direct`);
    else for (const each of module.importedModules) visit(each);
  };
  if (start) visit(start);
  return found;
}
