// A difference as a diff: what is missing, what is unexpected, and between them what is equal, folded where it is long.

/** Of equal lines so many stay beside what differs. */
const CONTEXT = 2
/** More lines than this, multiplied, are not compared line by line. */
const MOST_COMPARED = 250_000
const ABSENT = '<absent>'

function differenceOf({ path, expected, actual }) {
  const lines = changesBetween(linesOf(expected), linesOf(actual))
  const note = isReordered(expected, actual) ? 'the same items in another order' : null
  return element(
    'figure',
    { class: 'difference' },
    element(
      'figcaption',
      {},
      element('code', {}, breakable(path)),
      note ? element('span', { class: 'faint' }, ` ${note}`) : null,
    ),
    element(
      'div',
      { class: 'diff', role: 'list' },
      rowsOf(lines).map(line => diffRow(line, wordsFor(expected, actual))),
    ),
  )
}

/** A value as lines: an item of a list each, a member of an object each. Nothing is no line. */
function linesOf(value) {
  if (value === ABSENT) return []
  const isShortList = Array.isArray(value) && value.every(item => typeof item !== 'object' || item === null)
  if (isShortList) return value.length > 0 ? value.map(item => JSON.stringify(item)) : ['[]']
  return JSON.stringify(value, null, 2).split('\n')
}

function isReordered(expected, actual) {
  if (!Array.isArray(expected) || !Array.isArray(actual) || expected.length !== actual.length) return false
  const sorted = list => list.map(item => JSON.stringify(item)).sort()
  return expected.length > 1 && sorted(expected).join() === sorted(actual).join()
}

/** The longest common lines stay; what is left on either side is missing or unexpected. */
function changesBetween(before, after) {
  if (before.length * after.length > MOST_COMPARED) {
    return [...before.map(text => ({ sign: '-', text })), ...after.map(text => ({ sign: '+', text }))]
  }
  const common = commonLengths(before, after)
  const changes = []
  let [at, to] = [0, 0]
  while (at < before.length || to < after.length) {
    if (at < before.length && to < after.length && before[at] === after[to]) {
      changes.push({ sign: ' ', text: before[at] })
      at++
      to++
    } else if (to >= after.length || (at < before.length && common[at + 1][to] >= common[at][to + 1])) {
      changes.push({ sign: '-', text: before[at++] })
    } else changes.push({ sign: '+', text: after[to++] })
  }
  return changes
}

/** How many lines two ends have in common, by where the ends begin. */
function commonLengths(before, after) {
  const rows = Array.from({ length: before.length + 1 }, () => new Array(after.length + 1).fill(0))
  for (let at = before.length - 1; at >= 0; at--) {
    for (let to = after.length - 1; to >= 0; to--) {
      rows[at][to] =
        before[at] === after[to] ? rows[at + 1][to + 1] + 1 : Math.max(rows[at + 1][to], rows[at][to + 1])
    }
  }
  return rows
}

/** More lines in a row that are missing or unexpected are folded. */
const MOST_IN_A_ROW = 12

/** Rows to show, each with how many follow of its kind where it is the first; what is folded is a row of its own. */
function rowsOf(lines) {
  return runsIn(lines).flatMap(run => {
    if (run[0].sign === ' ') return foldEqual(run, lines)
    const [first, ...others] = run.slice(0, MOST_IN_A_ROW)
    const rest = run.slice(MOST_IN_A_ROW)
    const shown = [{ ...first, count: run.length }, ...others]
    return rest.length > 1 ? [...shown, { folded: rest }] : [...shown, ...rest]
  })
}

/** Neighbours of one kind together. */
function runsIn(lines) {
  const runs = []
  for (const line of lines) {
    if (runs.at(-1)?.[0].sign === line.sign) runs.at(-1).push(line)
    else runs.push([line])
  }
  return runs
}

/** Equal lines stay near what differs. */
function foldEqual(run, lines) {
  const before = run[0] === lines[0] ? 0 : CONTEXT
  const after = run.at(-1) === lines.at(-1) ? 0 : CONTEXT
  const folded = run.slice(before, run.length - after)
  if (folded.length < 2) return run
  return [...run.slice(0, before), { folded }, ...run.slice(run.length - after)]
}

/** Of two plain values one is wrong, and so is an empty list; of others, something is missing or unexpected. */
function wordsFor(expected, actual) {
  const isPlain = value => value !== ABSENT && (typeof value !== 'object' || value === null)
  const isEmpty = value => Array.isArray(value) && value.length === 0
  return (isPlain(expected) && isPlain(actual)) || isEmpty(expected) || isEmpty(actual)
    ? { '-': 'expected', '+': 'actual', ' ': '' }
    : { '-': 'missing', '+': 'unexpected', ' ': '' }
}

function diffRow({ folded, sign, text, count }, words) {
  if (folded) return foldedRow(folded, words)
  const word = count > 1 ? `${count} ${words[sign]}` : words[sign]
  return element(
    'div',
    { role: 'listitem', class: { '-': 'missing', '+': 'extra', ' ': 'same' }[sign] },
    element('span', { 'aria-hidden': 'true', class: 'sign' }, sign === '-' ? '−' : sign),
    element('code', {}, text),
    element('span', { class: 'word' }, count === undefined ? '' : word),
  )
}

function foldedRow(lines, words) {
  const row = element('div', { class: 'folded', role: 'listitem' })
  const open = () => row.replaceWith(...lines.map(line => diffRow(line, words)))
  const says = lines[0].sign === ' ' ? 'equal' : 'more'
  row.append(element('button', { type: 'button', class: 'quiet', onclick: open }, `${lines.length} ${says}`))
  return row
}
