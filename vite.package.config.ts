import { defineConfig } from 'vite'
import { BESIDE_FILES, DOORS, definedBy, EXTERNAL, entriesOf, IN_ASCII, OUTPUT } from './build/bundle.js'
import { hashOf } from './build/cached-build.js'

/** JavaScript of the package, in a few files: a thousand small ones take longer to load than to run. */
export default defineConfig({
  define: definedBy(hashOf('.')),
  plugins: [IN_ASCII],
  build: {
    ssr: true,
    target: 'node20',
    outDir: 'dist',
    emptyOutDir: false,
    copyPublicDir: false,
    minify: false,
    rollupOptions: {
      input: entriesOf([...DOORS, ...BESIDE_FILES]),
      external: EXTERNAL,
      output: OUTPUT,
    },
  },
})
