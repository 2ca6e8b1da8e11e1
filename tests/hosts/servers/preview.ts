import { join } from 'node:path';
import { listen } from '#scripts/serve/listen.ts';
import { staticListener } from '#scripts/serve/serve-static.ts';
import type { Host } from '../server.ts';

/** What `npm run preview` serves with. */
export const preview: Host = {
  name: 'preview',
  async start({ root, base }) {
    const { server, port } = await listen(staticListener({ root: join(root, base), base }), 0, '127.0.0.1');
    return {
      port,
      stop: () =>
        new Promise((resolve) => {
          server.close(() => resolve());
          server.closeAllConnections();
        }),
    };
  },
};
