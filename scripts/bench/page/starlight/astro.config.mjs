import starlight from '@astrojs/starlight';
import { defineConfig, passthroughImageService } from 'astro/config';
import starlightOpenAPI, { openAPISidebarGroups } from 'starlight-openapi';

/**
 * An unmodified Starlight site with the reference for `openapi.json`. Its assets are in `assets/`, the folder that the
 * server lets browsers cache for a year.
 */
export default defineConfig({
  base: '/starlight',
  build: { assets: 'assets' },
  image: { service: passthroughImageService() },
  integrations: [
    starlight({
      title: 'Reference',
      plugins: [starlightOpenAPI([{ base: 'reference', schema: './openapi.json' }])],
      sidebar: openAPISidebarGroups,
    }),
  ],
});
