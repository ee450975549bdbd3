import { defineConfig } from 'vite'

/** What the package’s exports, its program and its child processes start from. */
const DOORS = [
  'reference/index',
  'conformance/cli/main',
  'conformance/cli/process-io',
  'conformance/config/config',
  'conformance/observe/observe-reference',
  'conformance/selftest/worker',
  'conformance/vitest/conformance-tests',
]

/** They name files that lie beside them by their own address, so they stay where they are. */
export const BESIDE_FILES = ['reference/content/graphql/console/read-parts']

/** JavaScript of the package, in a few files: a thousand small ones take longer to load than to run. */
export default defineConfig({
  build: {
    ssr: true,
    target: 'node20',
    outDir: 'dist',
    emptyOutDir: false,
    copyPublicDir: false,
    minify: false,
    rollupOptions: {
      input: Object.fromEntries([...DOORS, ...BESIDE_FILES].map(name => [name, `${name}.ts`])),
      // Only what is ours is put together; packages are installed.
      external: /^(?![./]|\w:)/,
      output: { entryFileNames: '[name].js', chunkFileNames: 'chunks/[name]-[hash].js' },
    },
  },
})
