// The page of index.html. Everything that a target sent reaches the document as text only, never as HTML.

const { report, timings, figures, verdicts } = JSON.parse(document.getElementById('data').textContent)
const meanings = new Map(verdicts.map(it => [it.verdict, it]))
const isRed = clause => clause.scenarios.some(scenario => meanings.get(scenario.verdict).isRed)
/** When more clauses are red, the reader chooses which to open. */
const MOST_OPEN = 10
const clauses = report.clauses.map(clause => ({
  ...clause,
  chapter: clause.id.split('.').slice(0, 2).join('.'),
}))
const state = { verdicts: new Set(), text: '', chapter: '' }
const rows = new Map()

/** An element with attributes and children; texts become text nodes. */
function element(name, attributes, ...children) {
  const made = document.createElement(name)
  for (const [key, value] of Object.entries(attributes)) {
    if (key.startsWith('on')) made.addEventListener(key.slice(2), value)
    else if (value !== null) made.setAttribute(key, value)
  }
  made.append(...children.flat(Number.POSITIVE_INFINITY).filter(child => child !== null && child !== ''))
  return made
}

function count(verdict) {
  return clauses.reduce(
    (sum, clause) => sum + clause.scenarios.filter(it => it.verdict === verdict).length,
    0,
  )
}

function header() {
  const { mixed, accepted, notRun } = report.summary
  const lines = [`${report.summary.scenarios} scenarios of ${clauses.length} clauses`, ...figures]
  const stopped =
    report.stopped && `The run ended early: ${report.stopped.says}; ${notRun} scenarios were not run.`
  const answers = accepted.map(it => `${it.who} (${it.scenarios})`).join(', ')
  return element(
    'header',
    {},
    element('h1', {}, `Conformance of ${report.target}`),
    element('p', {}, lines.join(' · ')),
    stopped ? element('p', { class: 'stopped' }, stopped) : null,
    answers ? element('p', { class: 'faint' }, `Where several answers are accepted: ${answers}`) : null,
    mixed ? element('p', { 'data-verdict': 'note' }, element('span', { class: 'verdict' }, mixed)) : null,
  )
}

/** The deviations that explain what differs, each with the scenarios that it explains. */
function behaviour() {
  const found = report.diagnosis ?? []
  if (found.length === 0) return null
  const explained = found.reduce((sum, { scenarios }) => sum + scenarios.length, 0)
  const attributes = { class: 'behaviour', open: found.length <= MOST_OPEN ? '' : null }
  const head = element('summary', {}, `Known deviations explain ${explained} scenarios. It behaves as if`)
  return element('details', attributes, head, found.map(deviation))
}

function deviation({ says, quirk, scenarios }) {
  return element(
    'details',
    {},
    element('summary', {}, `${says} (${scenarios.length})`),
    element('p', { class: 'faint' }, `See it: assayer serve --quirk ${quirk}`),
    scenarios.map(id => element('p', {}, element('a', { href: `#${id}`, class: 'id' }, id))),
  )
}

function controls() {
  const happened = [...meanings.keys()].filter(verdict => count(verdict) > 0)
  const chapters = [...new Set(clauses.map(clause => clause.chapter))]
  return element(
    'div',
    { class: 'controls', role: 'search' },
    element('input', {
      id: 'search',
      type: 'search',
      placeholder: 'Search ids, sentences, requests ( / )',
      'aria-label': 'Search',
      oninput: event => change({ text: event.target.value.toLowerCase() }),
    }),
    element(
      'select',
      { 'aria-label': 'Chapter', onchange: event => change({ chapter: event.target.value }) },
      element('option', { value: '' }, 'all chapters'),
      chapters.map(chapter => element('option', { value: chapter }, chapter)),
    ),
    happened.map(verdict =>
      element(
        'button',
        { type: 'button', 'aria-pressed': 'false', 'data-verdict': verdict, onclick: toggleVerdict },
        element('span', { class: 'verdict' }, verdict),
        ` ${count(verdict)}`,
      ),
    ),
  )
}

function toggleVerdict(event) {
  const button = event.currentTarget
  const { verdict } = button.dataset
  if (!state.verdicts.delete(verdict)) state.verdicts.add(verdict)
  button.setAttribute('aria-pressed', String(state.verdicts.has(verdict)))
  change({})
}

function change(changes) {
  Object.assign(state, changes)
  for (const [clause, row] of rows) {
    row.hidden = !clause.scenarios.some(scenario => isShown(clause, scenario))
    if (row.dataset.open !== undefined) fill(clause, row)
  }
  for (const section of document.querySelectorAll('section')) {
    section.hidden = [...section.querySelectorAll('.clause')].every(row => row.hidden)
  }
}

function isShown(clause, scenario) {
  if (state.chapter && clause.chapter !== state.chapter) return false
  if (state.verdicts.size > 0 && !state.verdicts.has(scenario.verdict)) return false
  if (!state.text) return true
  const requests = scenario.steps.map(step => `${step.method} ${step.path}`).join(' ')
  return `${clause.id} ${clause.says} ${scenario.id} ${scenario.says} ${requests}`
    .toLowerCase()
    .includes(state.text)
}

function matrix() {
  return [...grouped()].map(([chapter, its]) =>
    element(
      'section',
      {},
      element('h2', {}, chapter, element('small', {}, ` ${its.length}`)),
      its.map(rowOf),
    ),
  )
}

function grouped() {
  const groups = new Map()
  for (const clause of clauses) groups.set(clause.chapter, [...(groups.get(clause.chapter) ?? []), clause])
  return groups
}

function rowOf(clause) {
  const squares = clause.scenarios.map(({ verdict, id }) =>
    element(
      'span',
      { class: 'square', 'data-verdict': verdict, title: `${id}: ${verdict}` },
      meanings.get(verdict).sign,
    ),
  )
  const head = element(
    'button',
    { type: 'button', class: 'head', 'aria-expanded': 'false', onclick: () => toggle(clause) },
    element('span', {}, clause.says, ' ', element('span', { class: 'faint' }, `(${clause.status})`)),
    element('span', { class: 'squares' }, squares),
    element('span', { class: 'id' }, clause.id),
  )
  const row = element('div', { class: 'clause', id: clause.id }, head)
  rows.set(clause, row)
  return row
}

function toggle(clause, open) {
  const row = rows.get(clause)
  const opens = open ?? row.dataset.open === undefined
  if (opens) row.dataset.open = ''
  else delete row.dataset.open
  row.firstChild.setAttribute('aria-expanded', String(opens))
  fill(clause, row)
  if (opens && open === undefined) history.replaceState(null, '', `#${clause.id}`)
}

/** Details are made when they are opened: most are never looked at. */
function fill(clause, row) {
  while (row.childNodes.length > 1) row.lastChild.remove()
  if (row.dataset.open === undefined) return
  const sources = clause.sources.map(it =>
    typeof it === 'string' ? it : `${it.program} ${it.version}: ${it.evidence}`,
  )
  row.append(element('p', { class: 'faint' }, `Source: ${sources.join('; ')} · ${clause.file}`))
  if (clause.disagrees) row.append(element('p', {}, `Known to disagree: ${clause.disagrees}`))
  for (const scenario of clause.scenarios) if (isShown(clause, scenario)) row.append(scenarioOf(scenario))
}

function scenarioOf(scenario) {
  const ms = timings[scenario.id]
  const who = [...new Set(scenario.steps.flatMap(step => step.accepted?.matched ?? []))]
  const facts = [
    `world ${scenario.world}`,
    scenario.repeat > 1 ? `run ${scenario.repeat}` : '',
    ms === undefined ? '' : `${ms.toFixed(1)} ms`,
    who.length > 0 ? `answers as ${who.join(', ')}` : '',
  ]
  return element(
    'article',
    { class: 'scenario', 'data-verdict': scenario.verdict },
    element(
      'p',
      {},
      element('span', { class: 'verdict' }, scenario.verdict),
      ` ${scenario.says} `,
      element('a', { href: `#${scenario.id}`, class: 'id' }, scenario.id),
    ),
    element('p', { class: 'faint' }, facts.filter(Boolean).join(' · ')),
    scenario.reason ? element('p', {}, scenario.reason) : null,
    scenario.steps.map(stepOf),
  )
}

/** Opens what the address names: a clause or a scenario. */
function openLinked() {
  const id = decodeURIComponent(location.hash.slice(1))
  const clause = clauses.find(it => it.id === id || it.scenarios.some(scenario => scenario.id === id))
  if (!clause) return
  toggle(clause, true)
  const articles = [...rows.get(clause).querySelectorAll('article')]
  const article = articles.find(it => it.querySelector('a').hash === location.hash)
  const shown = article ?? rows.get(clause)
  shown.scrollIntoView({ block: 'center' })
}

/** `/` searches, `j` and `k` go from clause to clause, `n` to the next one that is red, Escape closes. */
function onKey(event) {
  if (event.ctrlKey || event.metaKey || event.altKey) return
  const search = document.getElementById('search')
  if (event.key === 'Escape') return document.activeElement.blur()
  if (document.activeElement === search) return
  if (event.key === '/') {
    event.preventDefault()
    search.focus()
  }
  if ('jkn'.includes(event.key)) move(event.key)
}

function move(key) {
  const shown = [...rows].filter(([, row]) => !row.hidden)
  const at = shown.findIndex(([, row]) => row.firstChild === document.activeElement)
  const index =
    key === 'n' ? shown.findIndex(([clause], n) => n > at && isRed(clause)) : at + (key === 'j' ? 1 : -1)
  const [clause, row] = shown[index] ?? []
  if (!row) return
  row.firstChild.focus()
  if (key === 'n') toggle(clause, true)
}

document.body.replaceChildren(
  header(),
  behaviour() ?? '',
  controls(),
  element('main', {}, matrix()),
  element(
    'p',
    { class: 'faint' },
    `assayer ${report.kit} · keys: / search, j k move, n next red, Enter opens`,
  ),
)
const red = clauses.filter(isRed)
if (red.length <= MOST_OPEN) for (const clause of red) toggle(clause, true)
openLinked()
addEventListener('hashchange', openLinked)
addEventListener('keydown', onKey)
