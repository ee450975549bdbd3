// Serves the project without its admin panel, which would have to be built first.
const { servePutBack } = require('./put-back')
const { strangersTables, markTables } = require('./tables')

process.env.STRAPI_TELEMETRY_DISABLED = 'true'

async function serve() {
  const strangers = await strangersTables()
  if (strangers !== null) {
    console.error(strangers)
    process.exit(1)
  }
  const strapi = require('@strapi/strapi')({
    appDir: __dirname,
    distDir: __dirname,
    autoReload: false,
    serveAdminPanel: false,
  })
  await strapi.load()
  await markTables(strapi.db.connection)
  servePutBack(strapi)
  await strapi.start()
}

serve()
