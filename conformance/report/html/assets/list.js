// The list of what the reader chose, by chapter, clause and scenario. What is folded is made when it is opened.

/** When more clauses are listed, the reader chooses which to open. */
const MOST_OPEN = 10

/** The clauses of the list, each with the scenarios that are shown. */
function listedClauses() {
  return clauses.flatMap(clause => {
    const scenarios = clause.scenarios.filter(it => isShown(clause, it))
    return scenarios.length > 0 ? [{ ...clause, shown: scenarios }] : []
  })
}

function drawList() {
  const listed = listedClauses()
  const isNarrow = filter.verdicts.size > 0 || filter.text !== ''
  const groups = [...Map.groupBy(listed, ({ chapter }) => chapter)]
  const opens = {
    chapters: isNarrow || filter.chapter !== '',
    clauses: isNarrow && listed.length <= MOST_OPEN,
  }
  const drawn = groups.map(([chapter, its]) => chapterOf(chapter, its, opens))
  document
    .getElementById('list')
    .replaceChildren(listHead(listed), ...(drawn.length > 0 ? drawn : [emptyState()]))
}

function listHead(listed) {
  const shown = listed.reduce((sum, clause) => sum + clause.shown.length, 0)
  const names = [...filter.verdicts].join(', ')
  const isUsual = names !== '' && names === usualVerdicts().join(',')
  const title =
    isUsual && names === 'fail' ? 'Failures' : names === '' ? 'All scenarios' : `Scenarios: ${names}`
  const total = countWhere(() => true).toLocaleString('en')
  return element(
    'div',
    { class: 'list-head' },
    element('h2', {}, title),
    element('p', { class: 'faint', role: 'status' }, `${shown.toLocaleString('en')} of ${total} shown`),
  )
}

function emptyState() {
  const isUntouched = filter.text === '' && filter.chapter === ''
  if (clauses.length === 0) return element('p', { class: 'empty' }, 'No scenario was selected.')
  const why = isUntouched
    ? 'No scenario has these verdicts.'
    : 'No scenario matches the search and the filters.'
  const clear = () => change({ text: '', chapter: '', verdicts: new Set() })
  return element(
    'p',
    { class: 'empty' },
    why,
    ' ',
    element('button', { type: 'button', onclick: clear }, 'Show all'),
  )
}

function chapterOf(chapter, its, opens) {
  const count = its.reduce((sum, { shown }) => sum + shown.length, 0)
  return fold({
    key: chapter,
    className: 'chapter',
    level: 3,
    title: element('span', {}, chapter),
    aside: element('span', { class: 'count' }, counted(count, 'scenario')),
    isOpen: opens.chapters || unfolded.has(chapter),
    body: () => its.map(clause => clauseOf(clause, opens.clauses)),
  })
}

function clauseOf(clause, isOpen) {
  const { id, says, status, disagrees, shown } = clause
  return fold({
    key: id,
    id,
    className: 'clause',
    level: 4,
    title: [
      element('span', {}, says),
      element('span', { class: 'sub' }, element('span', { class: 'id' }, breakable(id)), ` · ${status}`),
    ],
    aside: squaresOf(clause),
    isOpen: isOpen || unfolded.has(id),
    body: () => [
      element('p', { class: 'faint small' }, sourcesOf(clause)),
      disagrees ? element('p', { class: 'faint small' }, `Known disagreement: ${disagrees}`) : null,
      shown.map(scenario => scenarioOf(clause, scenario)),
    ],
  })
}

function sourcesOf({ sources, file }) {
  const named = sources.map(it => (typeof it === 'string' ? it : observationOf(it)))
  return breakable(`${file} · from ${named.join('; ')}`)
}

function observationOf({ program, version, database, date, evidence }) {
  const where = database === undefined ? '' : ` on ${database}`
  const when = date === undefined ? '' : `, seen ${date}`
  return `${program} ${version}${where}${when}: ${evidence}`
}

/** One for each scenario, which leads to it. */
function squaresOf({ scenarios }) {
  const squares = scenarios.map(scenario =>
    element(
      'a',
      {
        class: 'square',
        href: `#${scenario.id}`,
        tabindex: '-1',
        'data-verdict': scenario.verdict,
        'aria-label': `${scenario.id}: ${scenario.verdict}`,
        title: `${scenario.says}: ${scenario.verdict}`,
      },
      meanings.get(scenario.verdict).sign,
    ),
  )
  return element('span', { class: 'squares' }, squares)
}

function scenarioKey({ id, repeat }) {
  return repeat > 1 ? `${id}#${repeat}` : id
}

function scenarioOf(clause, scenario) {
  const { id, says, verdict, repeat } = scenario
  const key = scenarioKey(scenario)
  return fold({
    key,
    // The first run of a scenario has its name.
    id: repeat > 1 || id === clause.id ? null : id,
    className: 'scenario',
    verdict,
    level: 5,
    title: [
      element('span', { class: 'says' }, element('span', { class: 'verdict' }, verdict), ` ${says}`),
      repeat > 1 ? element('span', { class: 'faint' }, ` run ${repeat}`) : null,
      element('span', { class: 'sub id' }, breakable(id)),
    ],
    aside: null,
    isOpen: unfolded.has(key),
    body: () => scenarioBody(scenario),
  })
}
