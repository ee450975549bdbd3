// What the admin panel makes and no API can: locales, permissions of roles, API tokens. The world's own code runs too.
const { createHmac } = require('node:crypto')
const { existsSync } = require('node:fs')
const { join } = require('node:path')
const { locales, permissions, apiTokens, salt } = require('../assayer.json')

const OWN = join(__dirname, 'index-of-the-world.js')
const own = existsSync(OWN) ? (require(OWN).default ?? require(OWN)) : {}

module.exports = {
  async register(given) {
    await own.register?.(given)
  },
  async bootstrap(given) {
    await addLocales(given.strapi)
    await grant(given.strapi)
    await addTokens(given.strapi)
    // Mails go nowhere: scenarios register people with addresses that may be somebody's.
    given.strapi.plugin('email').provider.send = async () => {}
    await own.bootstrap?.(given)
  },
}

async function addLocales(strapi) {
  const table = strapi.query('plugin::i18n.locale')
  for (const data of locales) {
    if (!(await table.findOne({ where: { code: data.code } }))) await table.create({ data })
  }
}

async function grant(strapi) {
  const table = strapi.query('plugin::users-permissions.permission')
  await table.deleteMany({ where: {} })
  for (const role of await strapi.query('plugin::users-permissions.role').findMany()) {
    const actions = permissions === null ? everyActionFor(role, strapi) : (permissions[role.type] ?? [])
    for (const action of actions) await table.create({ data: { action, role: role.id } })
  }
}

// A world that says nothing of permissions grants everything to everybody.
function everyActionFor({ type }, strapi) {
  if (type !== 'public') return []
  const actions = strapi
    .plugin('users-permissions')
    .service('users-permissions')
    .getActions({ defaultEnable: true })
  return Object.entries(actions).flatMap(([uid, { controllers }]) =>
    Object.entries(controllers).flatMap(([controller, names]) =>
      Object.keys(names).map(name => `${uid}.${controller}.${name}`),
    ),
  )
}

async function addTokens(strapi) {
  const table = strapi.query('admin::api-token')
  for (const { name, type, permissions: actions = [], accessKey, expiresAt } of apiTokens) {
    if (await table.findOne({ where: { name } })) continue
    const hash = createHmac('sha512', salt).update(accessKey).digest('hex')
    const until = expiresAt ? new Date(expiresAt).getTime() : null
    const data = { name, type, description: '', accessKey: hash, expiresAt: until, lifespan: null }
    const token = await table.create({ data })
    for (const action of actions) {
      await strapi.query('admin::api-token-permission').create({ data: { action, token: token.id } })
    }
  }
}
