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
  'tsx/esm/api': 'tsx',
}

/** What nothing of it calls that runs in a browser. */
const ABSENT = /^(undici|nodemailer|util|node:(?!(fs|fs\/promises|crypto|module|url|util|path)$).*)$/

const WORLDS = here('../../specs/worlds')

/** The code of the suite's worlds, as modules that a browser can load: `code/<world>/src/index.js`. */
function worldCode(): Readonly<Record<string, string>> {
  const files = readdirSync(WORLDS, { recursive: true, encoding: 'utf8' }).map(file =>
    file.replaceAll('\\', '/'),
  )
  const code = files.filter(file => /\.[cm]?[jt]s$/.test(file))
  return Object.fromEntries(code.map(file => [`code/${file.replace(/\.\w+$/, '')}`, `${WORLDS}/${file}`]))
}

/** The engine of the site: the reference and the kit in a web worker, loaded when an example first runs. */
export default defineConfig({
  root: here('.'),
  logLevel: 'warn',
  define: { ASSAYER_BUILD: JSON.stringify('site') },
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
      input: { worker: here('./worker.ts'), ...worldCode() },
      preserveEntrySignatures: 'exports-only',
      checks: { ineffectiveDynamicImport: false },
      output: { format: 'es', entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
    },
  },
})
