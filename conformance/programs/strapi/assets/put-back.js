// Puts the database back to the letter: ids, times and counters too, which no API does. On SQLite alone.
const { database } = require('./assayer.json')

const PATHS = { '/_assayer/remember': remember, '/_assayer/put-back': putBack }

// Answers what the kit asks besides the program's own API, before anything of the program sees it.
function servePutBack(strapi) {
  if (database !== 'sqlite') return
  strapi.server.app.middleware.unshift(async (ctx, next) => {
    const work = ctx.method === 'POST' ? PATHS[ctx.path] : undefined
    if (!work) return next()
    await work(strapi.db.connection)
    ctx.status = 204
  })
}

// There is one connection, so what is attached to it stays, and so does what is temporary.
async function remember(connection) {
  const attached = await connection.raw('PRAGMA database_list')
  if (attached.some(({ name }) => name === 'kept')) await connection.raw('DETACH kept')
  await connection.raw("ATTACH ':memory:' AS kept")
  await connection.raw('CREATE TEMP TABLE IF NOT EXISTS written_to (name TEXT)')
  for (const table of await tablesIn(connection)) {
    await connection.raw(`CREATE TABLE kept."${copyOf(table)}" AS SELECT * FROM main."${table}"`)
    if (table !== COUNTERS) await noteWritesTo(table, connection)
  }
  await connection.raw('DELETE FROM written_to')
}

// Most writes change few of the hundred tables, and to fill all of them anew takes longer than the writes. No constraint
// keeps a name from being there twice: the ON CONFLICT of a write counts for what its triggers do, too.
async function noteWritesTo(table, connection) {
  for (const event of ['INSERT', 'UPDATE', 'DELETE'])
    await connection.raw(
      `CREATE TEMP TRIGGER IF NOT EXISTS "${event}_${table}" AFTER ${event} ON main."${table}"
       BEGIN INSERT INTO written_to SELECT '${table}' WHERE '${table}' NOT IN (SELECT name FROM written_to); END`,
    )
}

// Foreign keys would take away rows of tables that are as they were.
async function putBack(connection) {
  await connection.raw('PRAGMA foreign_keys = OFF')
  try {
    await connection.transaction(fillAnew)
  } finally {
    await connection.raw('PRAGMA foreign_keys = ON')
  }
}

async function fillAnew(transaction) {
  const written = await transaction.raw('SELECT name FROM written_to')
  if (written.length === 0) return
  for (const table of [...written.map(({ name }) => name), COUNTERS]) {
    await transaction.raw(`DELETE FROM main."${table}"`)
    await transaction.raw(`INSERT INTO main."${table}" SELECT * FROM kept."${copyOf(table)}"`)
  }
  await transaction.raw('DELETE FROM written_to')
}

// The table with the counters that give ids. It is written to with others, and takes no trigger.
const COUNTERS = 'sqlite_sequence'

// Names like that of the table with the counters are refused to anybody else.
const copyOf = table => `copy_${table}`

async function tablesIn(connection) {
  const rows = await connection.raw("SELECT name FROM main.sqlite_master WHERE type = 'table'")
  return rows.map(({ name }) => name)
}

module.exports = { servePutBack }
