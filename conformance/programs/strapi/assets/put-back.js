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

// There is one connection, so what is attached to it stays.
async function remember(connection) {
  const attached = await connection.raw('PRAGMA database_list')
  if (attached.some(({ name }) => name === 'kept')) await connection.raw('DETACH kept')
  await connection.raw("ATTACH ':memory:' AS kept")
  for (const table of await tablesIn(connection))
    await connection.raw(`CREATE TABLE kept."${copyOf(table)}" AS SELECT * FROM main."${table}"`)
}

// All are emptied before one is filled: with a row go those that refer to it.
async function putBack(connection) {
  const tables = await tablesIn(connection)
  await connection.transaction(async transaction => {
    await transaction.raw('PRAGMA defer_foreign_keys = ON')
    for (const table of tables) await transaction.raw(`DELETE FROM main."${table}"`)
    for (const table of tables)
      await transaction.raw(`INSERT INTO main."${table}" SELECT * FROM kept."${copyOf(table)}"`)
  })
}

// Names like that of the table with the counters are refused to anybody else.
const copyOf = table => `copy_${table}`

// With the counters that give ids.
async function tablesIn(connection) {
  const rows = await connection.raw("SELECT name FROM main.sqlite_master WHERE type = 'table'")
  return rows.map(({ name }) => name)
}

module.exports = { servePutBack }
