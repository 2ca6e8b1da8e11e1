import starlight from '@astrojs/starlight';
import { defineConfig, passthroughImageService } from 'astro/config';
import starlightOpenAPI, { openAPISidebarGroups } from 'starlight-openapi';

/**
 * Starlight as it comes, with a reference of `openapi.json`. Assets lie where the server knows that names carry a hash.
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
