// Nobody signs in to the admin panel, so what it signs with need not be kept.
const { randomBytes } = require('node:crypto')

const secret = () => randomBytes(16).toString('base64')

module.exports = {
  auth: { secret: secret() },
  apiToken: { salt: require('../assayer.json').salt },
  transfer: { token: { salt: secret() } },
  serveAdminPanel: false,
  autoOpen: false,
}
