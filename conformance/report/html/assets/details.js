// What a scenario shows when it is opened: its requests, what differs, and the answers side by side. One script with page.js.

function stepOf(step) {
  const line = `${step.method} ${step.path}${step.as === 'public' ? '' : ` as ${step.as}`}`
  const answered = step.status === null ? 'no answer' : `answered ${step.status}`
  const head = element('p', {}, element('code', {}, line), ` ${answered}`)
  return step.details ? [head, detailsOf(step.details)] : head
}

function detailsOf({ curl, differences, expected, answer }) {
  const copy = event => {
    navigator.clipboard?.writeText(curl)
    event.currentTarget.textContent = 'copied'
  }
  const marked = new Set(differences.map(difference => difference.path))
  return element(
    'div',
    {},
    element(
      'div',
      { class: 'curl' },
      element('pre', {}, curl),
      element('button', { type: 'button', onclick: copy }, 'copy'),
    ),
    differences.length > 0 ? differenceTable(differences) : null,
    answer ? pairOf(expected, answer, marked) : null,
  )
}

function differenceTable(differences) {
  const cell = value => element('td', {}, element('code', {}, JSON.stringify(value)))
  const head = ['where', 'expected', 'actual'].map(name => element('th', {}, name))
  const body = differences.map(({ path, expected, actual }) =>
    element('tr', {}, element('td', {}, element('code', {}, path)), cell(expected), cell(actual)),
  )
  return element('table', {}, element('tr', {}, head), body)
}

function pairOf(expected, answer, marked) {
  const shown = answer.isJson ? jsonLines(answer.body, 'body', marked) : [String(answer.body)]
  return element(
    'div',
    { class: 'pair' },
    element(
      'div',
      {},
      element('p', { class: 'faint' }, 'expected'),
      element('pre', {}, JSON.stringify(expected, null, 2)),
    ),
    element(
      'div',
      {},
      element('p', { class: 'faint' }, `actual, ${answer.contentType ?? 'no content type'}`),
      element('pre', {}, shown),
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
