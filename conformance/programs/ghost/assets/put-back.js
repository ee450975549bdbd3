// Puts the database back to the letter, with what the program keeps of it in its head. Loaded before the program.
const http = require('node:http')
const { readdirSync, rmSync, statSync } = require('node:fs')
const { join } = require('node:path')

const PATHS = { '/_assayer/remember': remember, '/_assayer/put-back': putBack }

// The program's own modules, which are the same by the name that the folder of a site has for it.
const part = path => require(join(process.cwd(), 'current', 'core', path))

// Answers what the kit asks besides the program's own API, before anything of the program sees it.
const { createServer } = http
http.createServer = (...given) => {
  const listener = given.pop()
  return createServer(...given, (request, response) => {
    const work = request.method === 'POST' ? PATHS[request.url] : undefined
    if (!work) return listener(request, response)
    work().then(
      status => response.writeHead(status).end(),
      error => response.writeHead(500).end(String(error)),
    )
  })
}

const DONE = 204
const CONFLICT = 409

const KEPT = join('content', 'data', 'kept.db')

let files = ''

async function remember() {
  rmSync(KEPT, { force: true })
  await part('server/data/db').knex.raw(`VACUUM INTO '${KEPT}'`)
  files = filesNow()
  return DONE
}

async function putBack() {
  await part('server/services/jobs').allSettled()
  const { knex } = part('server/data/db')
  // Not once for all: the program takes another connection now and then.
  await knex.raw(`ATTACH '${KEPT}' AS kept`)
  try {
    if (filesNow() !== files || (await isThemeAnother(knex))) return CONFLICT
    await putBackTables(knex)
  } finally {
    await knex.raw('DETACH kept')
  }
  await part('server/services/settings/settings-service').init()
  await part('server/services/tiers').repository.init()
  await findAddresses(part('server/services/url'))
  return DONE
}

// All are emptied before one is filled: with a row go those that refer to it.
async function putBackTables(knex) {
  const tables = await tablesIn(knex)
  await knex.transaction(async transaction => {
    await transaction.raw('PRAGMA defer_foreign_keys = ON')
    for (const table of tables) await transaction.raw(`DELETE FROM main."${table}"`)
    for (const table of tables)
      await transaction.raw(`INSERT INTO main."${table}" SELECT * FROM kept."${table}"`)
  })
}

// Who has signed in stays so.
async function tablesIn(knex) {
  const rows = await knex.raw("SELECT name FROM main.sqlite_master WHERE type = 'table'")
  return rows.map(({ name }) => name).filter(name => name !== 'sessions' && !name.startsWith('sqlite_'))
}

// What was uploaded lies in files, and a theme in use is more than its name: both are put back by the program's API.
async function isThemeAnother(knex) {
  const [now, before] = await Promise.all(
    ['main', 'kept'].map(of => knex.raw(`SELECT value FROM ${of}.settings WHERE key = 'active_theme'`)),
  )
  return now[0]?.value !== before[0]?.value
}

// Where each entry is served is worked out once, and then only when it is told that one was written.
async function findAddresses({ urls, resources, urlGenerators }) {
  urls.reset()
  resources.softReset()
  await resources.fetchResources()
  for (const generator of urlGenerators) generator._onInit()
}

const FOLDERS = ['images', 'files', 'media', 'settings', 'themes', 'data']

// Beside redirects lie the database, and what the program has saved before it deleted something.
const isUploaded = name => !name.startsWith('data') || /redirects/.test(name)

function filesNow() {
  const names = FOLDERS.flatMap(folder => {
    const below = readdirSync(join('content', folder), { recursive: true })
    return below.map(name => join(folder, name))
  })
  return names
    .filter(isUploaded)
    .sort()
    .map(name => `${name} ${statSync(join('content', name)).mtimeMs}`)
    .join('\n')
}
