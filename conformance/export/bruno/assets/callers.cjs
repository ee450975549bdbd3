/** Requests of the collection's own: resets, and proofs of the callers that scenarios name. */
const { HmacSHA256, HmacSHA384, HmacSHA512, enc } = require('crypto-js')

function variable(bru, name) {
  const value = bru.getEnvVar(name) || bru.getProcessEnv(name)
  if (value) return value
  throw new Error(
    `The variable ${name} is not set: neither in the environment of the collection nor in that of the process.`,
  )
}

function baseUrl(bru) {
  return variable(bru, 'ASSAYER_URL').replace(/\/+$/, '')
}

async function ask(bru, method, path, headers, data) {
  const request = {
    method,
    url: baseUrl(bru) + encoded(path),
    headers,
    data,
    validateStatus: () => true,
    maxRedirects: 0,
  }
  try {
    const { status, data: body, headers: answered } = await bru.sendRequest(request)
    return { status, data: body, headers: answered }
  } catch (error) {
    if (error.response)
      return { status: error.response.status, data: error.response.data, headers: error.response.headers }
    throw error
  }
}

async function putBack(bru) {
  const path = variable(bru, 'ASSAYER_RESET')
  const { status } = await ask(bru, 'POST', path, {})
  if (status < 200 || status > 299)
    throw new Error(`The world could not be put back: POST ${path} answers ${status}.`)
  bru.setVar('assayer_lists', {})
  bru.setVar('assayer_sessions', {})
}

/** Path and headers with the proof of a caller. */
async function signed(bru, world, path, as, token) {
  const colon = as.indexOf(':')
  const [kind, name] = colon < 0 ? [as, ''] : [as.slice(0, colon), as.slice(colon + 1)]
  switch (kind) {
    case 'token':
      return [path, { authorization: `Bearer ${variable(bru, variableName('TOKEN', name))}` }]
    case 'user':
      return [path, { authorization: `Bearer ${await jwtOf(bru, world, name)}` }]
    case 'content-key': {
      const key = encodeURIComponent(variable(bru, 'ASSAYER_CONTENT_KEY'))
      return [`${path}${path.includes('?') ? '&' : '?'}key=${key}`, {}]
    }
    case 'integration':
      return [path, { authorization: `Platform ${adminToken(bru, path, token || {})}` }]
    case 'session':
      return [path, await sessionOf(bru, world, name, versionPrefix(path))]
    default:
      return [path, {}]
  }
}

async function jwtOf(bru, world, user) {
  const jwts = bru.getVar('assayer_jwts') || {}
  const name = `${world.world} ${user}`
  if (!jwts[name]) {
    const body = { identifier: user, password: variable(bru, variableName('PASSWORD', user)) }
    jwts[name] = (await logIn(bru, '/api/auth/local', body, user, {})).data.jwt
    bru.setVar('assayer_jwts', jwts)
  }
  return jwts[name]
}

async function sessionOf(bru, world, email, prefix) {
  const sessions = bru.getVar('assayer_sessions') || {}
  const name = `${world.world} ${prefix}${email}`
  if (!sessions[name]) {
    sessions[name] = await (prefix === 'v0.1/' ? accessToken : cookie)(bru, world, email, prefix)
    bru.setVar('assayer_sessions', sessions)
  }
  return sessions[name]
}

async function cookie(bru, world, email, prefix) {
  const origin = prefix === 'v2/' && world.hasSite ? { origin: variable(bru, 'ASSAYER_SITE_ORIGIN') } : {}
  const body = { username: email, password: variable(bru, variableName('PASSWORD', email)) }
  const { headers } = await logIn(bru, `/platform/api/${prefix}admin/session/`, body, email, origin)
  const cookies = [headers['set-cookie'] || []].flat()
  return { ...origin, cookie: cookies.map(it => it.split(';')[0]).join('; ') }
}

async function accessToken(bru, world, email, prefix) {
  const body = {
    grant_type: 'password',
    username: email,
    password: variable(bru, variableName('PASSWORD', email)),
  }
  if (world.adminClient) {
    body.client_id = world.adminClient
    body.client_secret = variable(bru, variableName('CLIENT_SECRET', world.adminClient))
  }
  const { data } = await logIn(bru, `/platform/api/${prefix}authentication/token/`, body, email, {})
  return { authorization: `Bearer ${data.access_token}` }
}

async function logIn(bru, path, body, who, headers) {
  const answer = await ask(
    bru,
    'POST',
    path,
    { 'content-type': 'application/json', ...headers },
    JSON.stringify(body),
  )
  if (answer.status < 400) return answer
  throw new Error(`${who} cannot log in by POST ${path}: the answer was ${answer.status}.`)
}

/** A JSON web token as integrations sign it, or the faulty one that a scenario wants. */
function adminToken(bru, path, changes) {
  const [id, secret] = variable(bru, 'ASSAYER_ADMIN_KEY').split(':')
  const version = /\/api\/(v[\d.]+|canary)\//i.exec(path)
  const now = Math.floor(Date.now() / 1000)
  const usual = { iat: now, exp: now + 300, aud: version ? `/${version[1]}/admin/` : '/admin/' }
  const claims = Object.entries(changes.claims || {}).map(([name, value]) => {
    const isOffset = ['iat', 'exp', 'nbf'].includes(name) && typeof value === 'number'
    return [name, isOffset ? now + value : value]
  })
  const header = present({ alg: 'HS256', typ: 'JWT', kid: id, ...changes.header })
  const unsigned = `${part(header)}.${part(present({ ...usual, ...Object.fromEntries(claims) }))}`
  const sign = { HS256: HmacSHA256, HS384: HmacSHA384, HS512: HmacSHA512 }[header.alg]
  const key = enc.Hex.parse(changes.secret || secret)
  return `${unsigned}.${sign ? enc.Base64url.stringify(sign(unsigned, key)) : ''}`
}

function present(values) {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null))
}

function part(value) {
  return enc.Base64url.stringify(enc.Utf8.parse(JSON.stringify(value)))
}

function variableName(kind, name) {
  return `ASSAYER_${kind}_${name.toUpperCase().replace(/[^A-Z0-9]/g, '_')}`
}

function versionPrefix(path) {
  const found = /^\/platform\/api\/((?:v[\d.]+|canary)\/)/.exec(path)
  return found ? found[1] : ''
}

/** What a request target cannot hold, percent-encoded; nothing else is touched. */
function encoded(path) {
  return path.replace(/[^!$%&'()*+,\-./0-9:;=?@A-Z[\]_a-z~]+/gu, it => encodeURIComponent(it))
}

module.exports = { ask, baseUrl, encoded, putBack, signed, variable }
