import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

/** Shared by every build and the development server; what to build is decided in `scripts/assets.ts`. */
export default defineConfig({
  appType: 'custom',
  publicDir: false,
  plugins: [react()],
  css: {
    modules: { generateScopedName: '[hash:base64:5]' },
  },
  build: {
    target: 'es2022',
    cssTarget: ['chrome125', 'firefox128', 'safari17.5'],
    reportCompressedSize: false,
  },
  test: {
    include: ['tests/unit/**/*.test.{ts,tsx}'],
  },
});
