import {defineConfig} from 'vite';

/** Builds the pages of the studio into static files that the service gives out; nothing is loaded from elsewhere. */
export default defineConfig({
  root: 'src/service/studio/pages',
  base: '/studio/',
  publicDir: false,
  oxc: {jsx: {runtime: 'automatic', importSource: 'preact'}},
  resolve: {alias: {react: 'preact/compat', 'react-dom': 'preact/compat'}},
  build: {
    outDir: '../../../../dist/studio',
    emptyOutDir: true,
    target: ['chrome123', 'firefox120', 'safari17.5'],
    // The content security policy allows no data: addresses, and no inline script.
    assetsInlineLimit: 0,
    modulePreload: {polyfill: false},
  },
});
