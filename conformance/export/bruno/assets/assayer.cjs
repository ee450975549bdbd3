/** What every request of this collection does before it is sent, and how its answer is judged. */
const { ask, baseUrl, encoded, putBack, signed, variable } = require('./callers.js')
const { ABSENT, valueAt, differences } = require('./comparison.js')
const worlds = require('./worlds.js')

const ENTRY = /<([a-z][a-z0-9-]*):([^<>\r\n]+)>/g
const SAVED = /<([a-z][A-Za-z0-9]*)>/g
const VARIABLE = /\$\{(ASSAYER_\w+)\}/g

/**
 * Puts the world back if need be, finds out ids and proofs, and puts them into the request.
 *
 * @param step world, service, as, token, entries (`[plural, key]`), isFirst, writes, json or body (a text)
 */
async function prepare(bru, req, step) {
  const world = worlds[step.world]
  if (step.isFirst) bru.setVar('assayer_saved', {})
  if (step.isFirst && step.writes) await putBack(bru)
  const inGraphql = /^\/graphql(\?|$)/.test(pathOf(bru, req))
  const ids = await idsOf(bru, world, step)
  const fill = filler(bru, ids, inGraphql)
  const [path, headers] = await signed(
    bru,
    world,
    encoded(fill.text(pathOf(bru, req))),
    step.as,
    fill.value(step.token),
  )
  req.setMaxRedirects(0)
  req.setUrl(baseUrl(bru) + path)
  for (const [name, value] of Object.entries(req.getHeaders())) req.setHeader(name, fill.text(String(value)))
  for (const [name, value] of Object.entries(headers)) req.setHeader(name, value)
  if (step.body !== undefined) req.setBody(fill.text(step.body))
  if (step.json !== undefined) req.setBody(JSON.stringify(fill.value(step.json)))
  bru.setVar('assayer_ids', ids)
}

/**
 * Judges an answer: one test for each thing that is expected, or one for all where several answers are accepted.
 *
 * @param step service, accepted (`[{ who, expect }]`), save (path by name), isLast, writes
 */
async function judge({ bru, req, res, test }, step) {
  const path = pathOf(bru, req)
  const fill = filler(bru, bru.getVar('assayer_ids') || {}, /^\/graphql(\?|$)/.test(path))
  const offers = step.accepted.map(({ who, expect: wanted }) => ({ who, parts: partsOf(wanted, res, fill) }))
  if (offers.length === 1) {
    for (const { name, found } of offers[0].parts) test(name, () => mustBeNone(found))
  } else {
    const found = offers.map(({ parts }) => parts.flatMap(part => part.found))
    const nearest = found.reduce((best, it) => (it.length < best.length ? it : best))
    test(`answers as one of ${offers.map(({ who }) => who).join('; ')}`, () => mustBeNone(nearest))
  }
  keep(bru, res, step.save, test)
  if (step.isLast && step.writes) await putBack(bru)
}

function keep(bru, res, save, test) {
  const saved = { ...bru.getVar('assayer_saved') }
  for (const [name, path] of Object.entries(save)) {
    const value = valueAt(jsonOf(res), path)
    test(`${path} is there for later requests`, () => {
      if (value === ABSENT) throw new Error(`nothing is at ${path}`)
    })
    if (value !== ABSENT) saved[name] = value
  }
  bru.setVar('assayer_saved', saved)
}

function partsOf({ status, headers = {}, body = {}, text }, res, fill) {
  const paths = Object.entries(body).map(([path, wanted]) => {
    const found = differences(fill.value(wanted), valueAt(jsonOf(res), path), path)
    return { name: `body ${path}`, found }
  })
  return [
    statusPart(status, res),
    ...Object.entries(headers).map(([name, wanted]) => ({
      name: `header ${name}`,
      found: differences(fill.value(wanted), headerOf(res, name), name),
    })),
    ...paths,
    ...(text === undefined
      ? []
      : [{ name: 'text', found: differences(fill.value(text), textOf(res), 'text') }]),
  ]
}

function statusPart(status, res) {
  const accepted = Array.isArray(status) ? status : [status]
  const actual = res.getStatus()
  const isAccepted = status === 'refused' ? isRefusal(actual, res.getBody()) : accepted.includes(actual)
  return {
    name: `status ${accepted.join(' or ')}`,
    found: isAccepted ? [] : [{ path: 'status', expected: status, actual }],
  }
}

/** By its status, or, as GraphQL may do it with any status, by errors in place of all data. */
function isRefusal(status, body) {
  if (status >= 400) return true
  if (!Array.isArray(body?.errors) || body.errors.length === 0) return false
  return Object.values(body.data ?? {}).every(value => value === null)
}

function headerOf(res, name) {
  const value = res.getHeaders()[name.toLowerCase()]
  if (value === undefined || value === null) return ABSENT
  return Array.isArray(value) ? value.join(', ') : String(value)
}

/** Bruno has parsed it where it could. */
function jsonOf(res) {
  const body = res.getBody()
  return body === undefined || body === '' ? ABSENT : body
}

function textOf(res) {
  const body = res.getBody()
  if (body === undefined || body === null) return ''
  return typeof body === 'string' ? body : JSON.stringify(body)
}

function mustBeNone(found) {
  if (found.length > 0) throw new Error(shown(found))
}

function shown(found) {
  const text = value => (value === ABSENT ? '<absent>' : JSON.stringify(value))
  return found
    .slice(0, 20)
    .map(({ path, expected, actual }) => `${path}: expected ${text(expected)}, actual ${text(actual)}`)
    .join('\n')
}

// Variables, ids and saved values

function pathOf(bru, req) {
  return req.getUrl().replace('{{ASSAYER_URL}}', '').replace(baseUrl(bru), '')
}

/** Puts variables, ids and saved values into texts. A text that is nothing else keeps their type. */
function filler(bru, ids, inGraphql) {
  const saved = bru.getVar('assayer_saved') || {}
  const idOf = (plural, key) => {
    const id = ids[`${plural}:${key}`]
    return inGraphql ? String(id) : id
  }
  const text = (given, write = it => it) =>
    given
      .replace(ENTRY, (_, plural, key) => write(String(idOf(plural, key))))
      .replace(SAVED, (written, name) => (Object.hasOwn(saved, name) ? write(String(saved[name])) : written))
      .replace(VARIABLE, (_, name) => write(variable(bru, name)))
  const whole = given => {
    const entry = /^<([a-z][a-z0-9-]*):([^<>\r\n]+)>$/.exec(given)
    if (entry) return idOf(entry[1], entry[2])
    const name = /^<([a-z][A-Za-z0-9]*)>$/.exec(given)
    return name && Object.hasOwn(saved, name[1]) ? saved[name[1]] : text(given)
  }
  const value = given => {
    if (typeof given === 'string') return whole(given)
    if (Array.isArray(given)) return given.map(value)
    if (typeof given !== 'object' || given === null) return given
    return Object.fromEntries(
      Object.entries(given).map(([key, item]) => [
        text(key),
        key === '$matches' ? text(item, inPattern) : value(item),
      ]),
    )
  }
  return { text, value }
}

/** In a regular expression a value means itself, whatever characters it has. */
function inPattern(text) {
  return text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')
}

async function idsOf(bru, world, { service, entries }) {
  const ids = {}
  for (const [plural, key] of entries) {
    const found = (await listOf(bru, world, service, plural)).filter(it => it[0] === key)
    if (found.length !== 1)
      throw new Error(`The target has ${found.length} entries of ${plural} named ${key}.`)
    ids[`${plural}:${key}`] = found[0][1]
  }
  return ids
}

/** Natural keys and ids of a type, read once until the world is put back. */
async function listOf(bru, world, service, plural) {
  const lists = bru.getVar('assayer_lists') || {}
  const name = `${world.world} ${service} ${plural}`
  if (!lists[name]) lists[name] = await readList(bru, world, service, plural)
  bru.setVar('assayer_lists', lists)
  return lists[name]
}

async function readList(bru, world, service, plural) {
  const tried = []
  for (const way of world.lists[service][plural]) {
    const items = await readPages(bru, world, way)
    if (!Array.isArray(items)) {
      tried.push(`as ${way.as}: status ${items}`)
      continue
    }
    const attribute = world.keys[plural]
    const pairs = items.map(item => [(item.attributes || item)[attribute], item.id])
    return pairs.filter(([key]) => key !== undefined && key !== null).map(([key, id]) => [String(key), id])
  }
  throw new Error(`The ids of ${plural} cannot be read (${tried.join('; ')}).`)
}

async function readPages(bru, world, way) {
  const items = []
  for (let page = 1; page <= 50; page++) {
    const [path, headers] = await signed(bru, world, way.path.replace('{page}', page), way.as, null)
    const { status, data } = await ask(bru, 'GET', path, headers)
    const found = status === 200 ? valueAt(data, way.items) : ABSENT
    if (!Array.isArray(found)) return status
    items.push(...found)
    const pages = valueAt(data, 'meta.pagination.pageCount')
    if (!way.path.includes('{page}') || typeof pages !== 'number' || page >= pages) break
  }
  return items
}

module.exports = { prepare, judge }
