import { readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vite'

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))

/** Modules of Node.js that the kit reads with, over the files of the page. */
const STANDINS: Readonly<Record<string, string>> = {
  '(node:)?fs': 'fs',
  'node:fs/promises': 'fs-promises',
  'node:crypto': 'crypto',
  'node:module': 'module',
  'node:url': 'url',
  'node:util': 'util',
  'node:v8': 'v8',
}

/** What nothing of it calls that runs in a browser. */
const ABSENT =
  /^(undici|nodemailer|tsx\/(?:esm|cjs)\/api|util|node:(?!(fs|fs\/promises|crypto|module|url|util|v8|path)$).*)$/

const WORLDS = here('../../specs/worlds')

/** The code of the suite's worlds, below `specs/worlds`; what their configuration says in code is data by now. */
const CODE = readdirSync(WORLDS, { recursive: true, encoding: 'utf8' })
  .map(file => file.replaceAll('\\', '/'))
  .filter(file => /^[^/]+\/src\/.*\.[cm]?[jt]s$/.test(file))

/** As modules that a browser can load: `code/<world>/src/index.js`. */
const codeModules = Object.fromEntries(
  CODE.map(file => [`code/${file.replace(/\.\w+$/, '')}`, `${WORLDS}/${file}`]),
)

/** The engine of the site: the reference and the kit in a web worker, loaded when an example first runs. */
export default defineConfig({
  root: here('.'),
  logLevel: 'warn',
  define: { ASSAYER_BUILD: JSON.stringify('site'), WORLD_CODE: JSON.stringify(CODE) },
  resolve: {
    alias: [
      ...Object.entries(STANDINS).map(([name, file]) => ({
        find: new RegExp(`^${name}$`),
        replacement: here(`./node/${file}.ts`),
      })),
      { find: /^(node:)?path$/, replacement: 'pathe' },
      { find: /^graphql$/, replacement: 'graphql/index.mjs' },
      { find: /^\.\/open-archive\.ts$/, replacement: here('./node/open-archive.ts') },
      { find: /^\.\/read-parts\.ts$/, replacement: here('./node/read-parts.ts') },
      { find: ABSENT, replacement: here('./node/absent.ts') },
    ],
  },
  build: {
    outDir: here('../public/engine'),
    emptyOutDir: true,
    copyPublicDir: false,
    target: 'es2023',
    modulePreload: false,
    // The reference is one thing, loaded once and only where an example runs.
    chunkSizeWarningLimit: 2000,
    rollupOptions: {
      input: { worker: here('./worker.ts'), ...codeModules },
      preserveEntrySignatures: 'exports-only',
      checks: { ineffectiveDynamicImport: false },
      output: { format: 'es', entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
    },
  },
})
