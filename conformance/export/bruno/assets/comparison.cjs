/**
 * How an answer is compared with what a scenario expects: paths into the body, and matchers. Bruno loads it as a
 * CommonJS module in a sandbox, so it uses nothing but the language.
 */
const ABSENT = Symbol('absent')
const EACH = Symbol('each')

/** What is at a path such as `data[*].attributes.slug`; ABSENT when nothing is there. */
function valueAt(value, path) {
  return descend(value, segmentsOf(path))
}

function segmentsOf(path) {
  const rest = path === '$' || path.startsWith('$.') || path.startsWith('$[') ? path.slice(1) : path
  return [...rest.matchAll(/\.?([^.[\]"]+)|\[(\d+)\]|(\[\*\])|\[("(?:[^"\\]|\\.)*")\]/g)].map(
    ([, name, index, each, quoted]) =>
      each ? EACH : index === undefined ? (name ?? String(JSON.parse(quoted))) : Number(index),
  )
}

function descend(value, segments) {
  const [segment, ...rest] = segments
  if (segment === undefined) return value
  if (segment === EACH) return Array.isArray(value) ? value.map(item => descend(item, rest)) : ABSENT
  const found = childAt(value, segment)
  return found === ABSENT ? ABSENT : descend(found, rest)
}

function childAt(value, segment) {
  if (Array.isArray(value))
    return typeof segment === 'number' && segment < value.length ? value[segment] : ABSENT
  return isObject(value) && Object.hasOwn(value, segment) ? value[segment] : ABSENT
}

function isObject(value) {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Every place where an actual value is not what was expected: `{ path, expected, actual }`. */
function differences(expected, actual, path) {
  const use = matcherIn(expected)
  if (use) return use.matcher(use.operand, actual) ? [] : [{ path, expected, actual }]
  if (Array.isArray(expected) && Array.isArray(actual)) {
    const length = Math.max(expected.length, actual.length)
    return Array.from({ length }, (_, index) => index).flatMap(index => {
      const given = index < actual.length ? actual[index] : ABSENT
      if (index < expected.length) return differences(expected[index], given, `${path}[${index}]`)
      return [{ path: `${path}[${index}]`, expected: ABSENT, actual: given }]
    })
  }
  if (isObject(expected) && isObject(actual)) {
    const wanted = Object.keys(expected).flatMap(key =>
      differences(expected[key], childAt(actual, key), `${path}.${key}`),
    )
    const extra = Object.keys(actual).filter(key => !Object.hasOwn(expected, key))
    return [
      ...wanted,
      ...extra.map(key => ({ path: `${path}.${key}`, expected: ABSENT, actual: actual[key] })),
    ]
  }
  return expected === actual ? [] : [{ path, expected, actual }]
}

function fits(expected, actual) {
  return differences(expected, actual, '').length === 0
}

function isAbsent(value) {
  return value === ABSENT || (Array.isArray(value) && value.length > 0 && value.every(isAbsent))
}

function isText(pattern, value) {
  return typeof value === 'string' && pattern.test(value)
}

const MOMENT =
  /^(\d{4})(-?)(\d{2})\2(\d{2})T(\d{2})(:?)(\d{2})(?:\6(\d{2})(?:[.,](\d{1,9}))?)?(Z|[+-]\d{2}(?::?\d{2})?)$/
const UTC = /(Z|[+-]00(:?00)?)$/
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i

/** The moment that a text in ISO 8601 tells, in milliseconds, or NaN. */
function instantOf(value) {
  const parts = isText(MOMENT, value) ? MOMENT.exec(value) : null
  if (!parts || (parts[2] === '') !== (parts[6] === '')) return Number.NaN
  const [, year, , month, day, hour, , minute, second = '00', fraction = '0', zone] = parts
  // `Date` takes a 30th of February for a day in March.
  if (new Date(Date.UTC(Number(year), Number(month) - 1, Number(day))).getUTCDate() !== Number(day))
    return Number.NaN
  const offset = zone === 'Z' ? zone : `${zone.slice(0, 3)}:${zone.slice(3).replace(':', '') || '00'}`
  return Date.parse(`${year}-${month}-${day}T${hour}:${minute}:${second}.${fraction}${offset}`)
}

/** How many expected items find an actual one, each used once, so that as many as possible fit. */
function assigned(expected, actual) {
  const holder = new Map()
  const place = (wanted, tried) =>
    actual.some((item, offered) => {
      if (tried.has(offered) || !fits(expected[wanted], item)) return false
      tried.add(offered)
      if (holder.has(offered) && !place(holder.get(offered), tried)) return false
      holder.set(offered, wanted)
      return true
    })
  return expected.filter((_, wanted) => place(wanted, new Set())).length
}

function includes(operand, value) {
  if (isObject(operand) && isObject(value))
    return Object.keys(operand).every(key => fits(operand[key], childAt(value, key)))
  return Array.isArray(operand) && Array.isArray(value) && assigned(operand, value) === operand.length
}

function hasKeys(operand, value) {
  return isObject(value) && Object.keys(value).sort().join('\n') === [...operand].sort().join('\n')
}

const MATCHERS = {
  '<any>': (_, value) => !isAbsent(value),
  '<null>': (_, value) => value === null,
  '<absent>': (_, value) => isAbsent(value),
  '<id>': (_, value) =>
    typeof value === 'string'
      ? /^([1-9]\d*|[0-9a-f]{24})$/.test(value)
      : Number.isInteger(value) && value > 0,
  '<time>': (_, value) => isText(UTC, value) && !Number.isNaN(instantOf(value)),
  '<uuid>': (_, value) => isText(UUID, value),
  '<jwt>': (_, value) => isText(/^[\w-]+\.[\w-]+\.[\w-]+$/, value),
  '<string>': (_, value) => typeof value === 'string',
  '<integer>': (_, value) => Number.isInteger(value),
  '<number>': (_, value) => typeof value === 'number',
  '<boolean>': (_, value) => typeof value === 'boolean',
  '<object>': (_, value) => isObject(value),
  '<array>': (_, value) => Array.isArray(value),
  $unordered: (operand, value) =>
    Array.isArray(value) && value.length === operand.length && assigned(operand, value) === operand.length,
  $includes: includes,
  $instant: (operand, value) => instantOf(value) === instantOf(operand),
  $matches: (operand, value) => isText(new RegExp(operand, 'u'), value),
  $oneOf: (operand, value) => operand.some(option => fits(option, value)),
  $keys: hasKeys,
  $length: (operand, value) =>
    (Array.isArray(value) || typeof value === 'string') && value.length === operand,
  $not: (operand, value) => !fits(operand, value),
  $every: (operand, value) =>
    Array.isArray(value) && value.length > 0 && value.every(item => fits(operand, item)),
}

function matcherIn(expected) {
  const keys = isObject(expected) ? Object.keys(expected) : []
  const name = typeof expected === 'string' ? expected : keys.length === 1 ? keys[0] : ''
  const isName = name.startsWith(typeof expected === 'string' ? '<' : '$') && Object.hasOwn(MATCHERS, name)
  return isName ? { matcher: MATCHERS[name], operand: Object(expected)[name] } : null
}

module.exports = { ABSENT, valueAt, differences, fits }
