const { join } = require('node:path')
const { database } = require('../assayer.json')

const url = process.env.ASSAYER_DATABASE_URL

const connections = {
  sqlite: { filename: join(__dirname, '..', 'data.db') },
  postgres: { connectionString: url },
  mysql: url,
}

module.exports = {
  connection: {
    client: database,
    connection: connections[database],
    useNullAsDefault: database === 'sqlite',
  },
}
