// What the page knows, and what the reader chose to see of it. The choice lives in the address, so it can be sent on.

const {
  report,
  facts,
  timings,
  reasons = {},
  verdicts,
} = JSON.parse(document.getElementById('data').textContent)
const meanings = new Map(verdicts.map(it => [it.verdict, it]))
const clauses = report.clauses.map(clause => ({
  ...clause,
  chapter: clause.id.split('.').slice(0, 2).join('.'),
  verdict: worstOf(clause.scenarios),
}))
const chapters = [...new Set(clauses.map(({ chapter }) => chapter))]
const happened = [...meanings.keys()].filter(verdict => countWhere((_, it) => it.verdict === verdict) > 0)
const causes = report.diagnosis ?? []
const causeByScenario = new Map(causes.flatMap(cause => cause.scenarios.map(id => [id, cause])))
const filter = readFilter()
/** Keys of what is unfolded. */
const unfolded = new Set()

/** The verdict that stands for a clause: verdicts are in the order of their weight. */
function worstOf(scenarios) {
  return [...meanings.keys()].find(verdict => scenarios.some(it => it.verdict === verdict)) ?? 'not-run'
}

function isRed({ verdict }) {
  return meanings.get(verdict).isRed
}

function countWhere(matches) {
  let sum = 0
  for (const clause of clauses)
    for (const scenario of clause.scenarios) sum += matches(clause, scenario) ? 1 : 0
  return sum
}

/** What is red is what a reader came for. */
function usualVerdicts() {
  return happened.includes('fail') ? ['fail'] : happened.filter(verdict => meanings.get(verdict).isRed)
}

function readFilter() {
  const query = new URLSearchParams(location.search)
  const shown = query.get('show')?.split(',') ?? usualVerdicts()
  const chapter = query.get('chapter') ?? ''
  return {
    verdicts: new Set(shown.filter(verdict => happened.includes(verdict))),
    text: query.get('q') ?? '',
    chapter: chapters.includes(chapter) ? chapter : '',
  }
}

/** The address that shows the same; what is as usual is left out. */
function writeFilter() {
  const query = new URLSearchParams()
  const shown = [...filter.verdicts].join(',')
  if (shown !== usualVerdicts().join(',')) query.set('show', shown || 'all')
  if (filter.text) query.set('q', filter.text)
  if (filter.chapter) query.set('chapter', filter.chapter)
  const text = query.size > 0 ? `?${query}` : ''
  if (text !== location.search) history.replaceState(null, '', `${location.pathname}${text}${location.hash}`)
}

/** Whether search and chapter let it through, whatever its verdict. */
function isFound(clause, scenario) {
  if (filter.chapter && clause.chapter !== filter.chapter) return false
  if (!filter.text) return true
  const requests = scenario.steps.map(({ method, path }) => `${method} ${path} ${decoded(path)}`).join(' ')
  return `${clause.id} ${clause.says} ${scenario.id} ${scenario.says} ${scenario.reason ?? ''} ${requests}`
    .toLowerCase()
    .includes(filter.text.trim().toLowerCase())
}

function isShown(clause, scenario) {
  const { size } = filter.verdicts
  // What is not applicable has a place of its own, unless it is asked for.
  const isWanted = size > 0 ? filter.verdicts.has(scenario.verdict) : clause.verdict !== 'not-applicable'
  return isWanted && isFound(clause, scenario)
}

/** Percent-encoding undone; a target may have sent what is none. */
function decoded(text) {
  try {
    return decodeURIComponent(text)
  } catch (error) {
    if (error instanceof URIError) return text
    throw error
  }
}
