// Puts the page together, follows links into it, and listens to the keys.

/** Opens what the address names, a clause, a scenario or a cause, and goes there. */
function openLinked() {
  const id = decoded(location.hash.slice(1))
  const clause = clauses.find(it => it.id === id || it.scenarios.some(scenario => scenario.id === id))
  if (clause) unfoldTo(clause, id)
  const found = document.getElementById(id)
  if (!found) return
  if (found.tagName === 'DETAILS') found.open = true
  found.scrollIntoView()
  found.querySelector('button, summary')?.focus({ preventScroll: true })
}

function unfoldTo(clause, id) {
  for (const key of [clause.chapter, clause.id, id]) unfolded.add(key)
  const named = clause.scenarios.filter(it => id === clause.id || it.id === id)
  if (named.some(scenario => isShown(clause, scenario))) return drawList()
  const isSkipped = clause.verdict === 'not-applicable'
  change({ text: '', chapter: '', verdicts: new Set(isSkipped ? ['not-applicable'] : []) })
}

/** `/` searches, `j` and `k` go from row to row, `n` to the next failure, Escape leaves the search. */
function onKey(event) {
  if (event.ctrlKey || event.metaKey || event.altKey) return
  const search = document.getElementById('search')
  if (event.key === 'Escape') return document.activeElement.blur()
  if (['INPUT', 'SELECT'].includes(document.activeElement.tagName)) return
  if (event.key === '/') {
    event.preventDefault()
    search.focus()
  } else if (event.key === 'j') move(openers('.opener'), 1)
  else if (event.key === 'k') move(openers('.opener'), -1)
  else if (event.key === 'n') openNextFailure()
}

/** What is in the list and not folded away. */
function openers(selector) {
  return [...document.querySelectorAll(`#list ${selector}`)].filter(it => it.checkVisibility())
}

function move(buttons, by) {
  const at = buttons.indexOf(document.activeElement)
  const next = buttons[at === -1 && by < 0 ? buttons.length - 1 : at + by]
  next?.focus()
  next?.scrollIntoView({ block: 'nearest' })
}

function openNextFailure() {
  const red = clauses.flatMap(clause => clause.scenarios.filter(isRed))
  const at = red.findIndex(({ id }) => id === decoded(location.hash.slice(1)))
  const next = red[at + 1] ?? red[0]
  if (!next) return
  if (location.hash === `#${next.id}`) openLinked()
  else location.hash = next.id
}

function key(name, does) {
  return element('span', {}, element('kbd', {}, name), ` ${does} `)
}

function foot() {
  const answers = report.summary.accepted.map(({ who, scenarios }) => `${who} (${scenarios})`).join(', ')
  return element(
    'footer',
    { class: 'faint small' },
    answers ? element('p', {}, `Where several answers are accepted it answers as ${answers}.`) : null,
    element(
      'p',
      { class: 'keys' },
      key('/', 'search'),
      key('j k', 'move'),
      key('n', 'next failure'),
      key('Enter', 'open'),
    ),
  )
}

document.title = `${document.title}: ${report.target}`
document.body.replaceChildren(
  head(),
  element(
    'main',
    {},
    causeSection() ?? '',
    controls(),
    element('section', { id: 'list', 'aria-label': 'Scenarios' }),
    overview(),
    notApplicable() ?? '',
  ),
  foot(),
)
openFirst()
drawList()
openLinked()
addEventListener('hashchange', openLinked)
addEventListener('keydown', onKey)

/** The first failure shows what a failure looks like. */
function openFirst() {
  const clause = clauses.find(isRed)
  const scenario = clause?.scenarios.find(isRed)
  if (clause && scenario) for (const id of [clause.id, scenario.id]) unfolded.add(id)
}
