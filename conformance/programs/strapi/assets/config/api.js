module.exports = { rest: require('../assayer.json').rest }
