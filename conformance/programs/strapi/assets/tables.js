// A database of somebody else is left alone: at its start the program takes away every table that it does not know.
const { createRequire } = require('node:module')
const { connection } = require('./config/database')
const { world } = require('./assayer.json')

const SETTINGS = 'strapi_core_store_settings'
const KEY = 'assayer_world'

// The program's own copy, wherever the package manager has put it.
function openDatabase() {
  const inDatabase = createRequire(createRequire(__filename).resolve('@strapi/database'))
  const client = connection.client === 'postgres' ? 'pg' : connection.client
  return inDatabase('knex')({ client, connection: connection.connection })
}

// What is wrong with the database, in words for its owner; null: nothing.
async function strangersTables() {
  if (connection.client === 'sqlite') return null
  const database = openDatabase()
  try {
    const tables = await tablesIn(database)
    if (tables.length === 0) return null
    const mark = tables.includes(SETTINGS) ? await markIn(database) : undefined
    if (mark === world) return null
    const what = mark === undefined ? `other tables (${tables.slice(0, 5).join(', ')})` : `the world ${mark}`
    return `The database holds ${what}: expected one that is empty, or was made for the world ${world}.`
  } finally {
    await database.destroy()
  }
}

async function tablesIn(database) {
  const schema =
    connection.client === 'mysql2' ? database.raw('database()') : database.raw('any (current_schemas(false))')
  const rows = await database('information_schema.tables')
    .select('table_name as name')
    .where('table_schema', schema)
  return rows.map(({ name }) => name)
}

async function markIn(database) {
  const row = await database(SETTINGS).where({ key: KEY }).first()
  return row?.value
}

async function markTables(database) {
  if ((await markIn(database)) === undefined)
    await database(SETTINGS).insert({ key: KEY, value: world, type: 'string' })
}

module.exports = { strangersTables, markTables }
