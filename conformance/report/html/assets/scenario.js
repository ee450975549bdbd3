// What a scenario shows when it is opened: its requests, what differs, and the whole answer where it is wanted.

function scenarioBody(scenario) {
  const cause = causeByScenario.get(scenario.id)
  return [
    cause
      ? element(
          'p',
          { class: 'because' },
          element('a', { href: `#${causeId(cause.quirk)}` }, 'Cause'),
          `: behaves as if ${cause.says}`,
        )
      : null,
    scenario.reason ? element('p', {}, sentence(scenario.reason)) : null,
    scenario.again ? element('p', {}, againText(scenario.again)) : null,
    scenario.steps.map((step, at) => stepOf(step, scenario.steps.length > 1 ? at + 1 : null)),
    reasonsOf(scenario),
    contestOf(scenario),
    element('p', { class: 'faint small' }, scenarioFacts(scenario)),
  ]
}

/** Why the reference answers so: told where it differs, and for everybody else as a command. */
function againText({ asked, red, cause, waited }) {
  const often = `Asked again, alone: ${red} of ${asked} times like this.`
  const why = cause ? ` Likely cause: ${cause.says}.` : ''
  return waited === undefined ? `${often}${why}` : `${often}${why} It asked to be waited for: ${waited} s.`
}

function reasonsOf({ id, steps }) {
  if (!steps.some(({ method, path }) => method === 'GET' || !path.startsWith('/api/'))) return null
  const text = reasons[id]
  return element(
    'details',
    { class: 'whole' },
    element('summary', {}, 'Why the reference answers so'),
    commandLine(`assayer why ${id}`),
    text ? element('pre', { tabindex: '0' }, text) : null,
  )
}

/** For whoever holds that the target is right. */
function contestOf({ id, verdict }) {
  if (!verdicts.some(it => it.verdict === verdict && it.isContestable)) return null
  return element(
    'details',
    { class: 'whole' },
    element('summary', {}, 'Is the verdict wrong?'),
    commandLine(`assayer challenge ${id}`),
    element('p', { class: 'faint small' }, 'writes an issue with all that is needed to decide it.'),
  )
}

/** Reasons are written to follow a colon. */
function sentence(text) {
  return text.charAt(0).toUpperCase() + text.slice(1) + (/[.!?]$/.test(text) ? '' : '.')
}

function scenarioFacts({ id, world, repeat, steps }) {
  const ms = timings[id]
  const who = [...new Set(steps.flatMap(step => step.accepted?.matched ?? []))]
  const parts = [
    `world ${world}`,
    repeat > 1 ? `run ${repeat}` : '',
    ms === undefined ? '' : `${ms.toFixed(1)} ms`,
    who.length > 0 ? `answers as ${who.join(', ')}` : '',
  ]
  return parts.filter(Boolean).join(' · ')
}

function stepOf(step, number) {
  const { details } = step
  return element(
    'div',
    { class: 'step' },
    requestLine(step, number),
    details ? parameterList(step.path) : null,
    details ? commandLine(details.curl) : null,
    details ? details.differences.map(differenceOf) : null,
    details?.answer ? wholeAnswer(details) : null,
  )
}

function requestLine({ method, path, as, status }, number) {
  return element(
    'p',
    { class: 'request' },
    number === null ? null : element('span', { class: 'faint' }, `Step ${number} `),
    element('strong', {}, method),
    ' ',
    element('code', {}, breakable(path.split('?')[0])),
    as === 'public' ? null : element('span', { class: 'faint' }, ` as ${as}`),
    element('span', { class: 'status' }, status === null ? 'no answer' : `answered ${status}`),
  )
}

/** The parameters of the query as a person reads them. */
function parameterList(path) {
  const [, query = ''] = path.split(/\?(.*)/s)
  if (query === '') return null
  const rows = query.split('&').map(part => {
    const [name, value = ''] = part.split(/=(.*)/s).map(text => decoded(text.replaceAll('+', ' ')))
    return element(
      'div',
      {},
      element('dt', {}, element('code', {}, breakable(name))),
      element('dd', {}, element('code', {}, value)),
    )
  })
  return element('dl', { class: 'parameters' }, rows)
}

/** Both in full, for whoever wants to see around the difference. */
function wholeAnswer({ expected, answer, differences }) {
  const marked = new Set(differences.map(({ path }) => path))
  const shown = answer.isJson ? jsonLines(answer.body, 'body', marked) : [String(answer.body)]
  const pane = (title, content) =>
    element(
      'div',
      {},
      element('p', { class: 'faint small' }, title),
      element('pre', { tabindex: '0' }, content),
    )
  return element(
    'details',
    { class: 'whole' },
    element('summary', {}, 'The whole answer'),
    element(
      'div',
      { class: 'pair' },
      pane('expected', JSON.stringify(expected, null, 2)),
      pane(`actual, ${answer.contentType ?? 'no content type'}`, shown),
    ),
  )
}

/** JSON as indented text, with the values at marked paths marked. */
function jsonLines(value, path, marked, indent = '') {
  if (marked.has(path))
    return [element('mark', {}, JSON.stringify(value, null, 2).replaceAll('\n', `\n${indent}`))]
  if (typeof value !== 'object' || value === null || Object.keys(value).length === 0)
    return [JSON.stringify(value)]
  const isList = Array.isArray(value)
  const inner = `${indent}  `
  const parts = Object.keys(value).map((key, index) => [
    index > 0 ? `,\n${inner}` : inner,
    isList ? '' : `${JSON.stringify(key)}: `,
    ...jsonLines(value[key], isList ? `${path}[${key}]` : keyPath(path, key), marked, inner),
  ])
  return [isList ? '[\n' : '{\n', ...parts.flat(), `\n${indent}${isList ? ']' : '}'}`]
}

/** As the differences write it. */
function keyPath(path, key) {
  return /^[^.[\]"$][^.[\]"]*$/.test(key) ? `${path}.${key}` : `${path}[${JSON.stringify(key)}]`
}
