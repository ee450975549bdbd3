const { graphql, jwtSecret } = require('../assayer.json')

module.exports = {
  graphql: graphql === null ? { enabled: false } : { enabled: true, config: graphql },
  'users-permissions': {
    // More logins than a whole run has: the usual five a minute would be met.
    config: { jwtSecret, ratelimit: { enabled: true, interval: 60_000, max: 100_000 } },
  },
}
