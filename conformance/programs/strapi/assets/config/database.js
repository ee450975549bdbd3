const { join } = require('node:path')
const { database } = require('../assayer.json')

const url = process.env.ASSAYER_DATABASE_URL

const connections = {
  sqlite: { client: 'sqlite', connection: { filename: join(__dirname, '..', 'data.db') } },
  postgres: { client: 'postgres', connection: { connectionString: url } },
  // An object, because Strapi adds settings of its own to it.
  mysql: { client: 'mysql2', connection: { uri: url } },
}

module.exports = {
  connection: { ...connections[database], useNullAsDefault: database === 'sqlite' },
}
