// @ts-check
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { copyFileSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { hashOfSite, isSiteCurrent, stampSite } from './site-sources.js'

/**
 * The site: `npm run site` writes it to `dist-site/`, `npm run site -- current` only where the one that is there was made
 * of other sources, `npm run site:dev` shows it while somebody works on it, and `npm run site:types` checks its
 * components. The package has a smaller one in `dist/site/`, which `npm run build` writes:
 * chapters are made in the browser of their data, and GraphiQL is where the reference's own console has it. What the
 * site is made with is a package of its own, which is installed here.
 */

const ROOT = join(import.meta.dirname, '..')
const SITE = join(ROOT, 'site')
/** What the playground's GraphiQL is made of, as for the reference's own console. */
const GRAPHIQL = [
  'graphiql/graphiql.min.css',
  'graphiql/graphiql.min.js',
  'react/umd/react.production.min.js',
  'react-dom/umd/react-dom.production.min.js',
]
const [task = 'build', ...rest] = process.argv.slice(2)
const isForPackage = task === 'package'
if (isForPackage) process.env.ASSAYER_SITE_SMALL = '1'
if (task === 'current') {
  if (isSiteCurrent(ROOT)) process.exit()
  console.error(
    'The site is not there yet, or out of date: it is built, which takes a minute (npm run site) …',
  )
}

install()
if (task === 'types') runOwn('vue-tsc', ['--noEmit', '-p', 'site/tsconfig.theme.json'])
else {
  const hash = hashOfSite(ROOT)
  run('node_modules/.bin/vite', ['build', '--config', 'site/engine/vite.config.ts'])
  for (const part of GRAPHIQL)
    copyFileSync(join(ROOT, 'node_modules', part), join(SITE, 'public/graphiql', basename(part)))
  run('node', ['--import', 'tsx', 'site/emit/emit.ts'])
  run('node', ['--import', 'tsx', 'site/pages/write-pages.ts'])
  runOwn('vitepress', [task === 'dev' ? 'dev' : 'build', 'site', ...rest])
  if (!isForPackage && task !== 'dev') stampSite(ROOT, hash)
}
if (isForPackage)
  for (const part of GRAPHIQL) rmSync(join(ROOT, 'dist/site/graphiql', basename(part)), { force: true })

/** As its lock file says, unless that is so already. */
function install() {
  const stamp = join(SITE, 'node_modules/.installed')
  const wanted = createHash('sha256')
    .update(readFileSync(join(SITE, 'package-lock.json')))
    .digest('hex')
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return
  run('npm', ['ci', '--prefix', 'site', '--no-audit', '--no-fund'])
  writeFileSync(stamp, wanted)
}

/**
 * A program that the site's package brings.
 *
 * @param {string} name
 * @param {readonly string[]} args
 */
function runOwn(name, args) {
  run(join(SITE, 'node_modules/.bin', name), args)
}

/**
 * Ends all when it fails.
 *
 * @param {string} command
 * @param {readonly string[]} args
 */
function run(command, args) {
  const { status, error } = spawnSync(command, args, { cwd: ROOT, stdio: 'inherit' })
  if (error) throw error
  if (status !== 0) process.exit(status ?? 1)
}
