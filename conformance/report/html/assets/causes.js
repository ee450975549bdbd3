// Known deviations that explain what differs: one cause in place of many failures.

/** More scenarios of a cause are folded. */
const MOST_OF_A_CAUSE = 6
/** Of more causes only the first are open, so that failures are not far away. */
const MOST_CAUSES = 5
const FIRST_CAUSES = 3

function causeSection() {
  if (causes.length === 0) return null
  const explained = causes.reduce((sum, { scenarios }) => sum + scenarios.length, 0)
  return element(
    'section',
    { class: 'causes', 'aria-labelledby': 'causes' },
    element('h2', { id: 'causes' }, counted(causes.length, 'cause')),
    element('p', { class: 'faint' }, `Known deviations that explain ${counted(explained, 'scenario')}.`),
    causes.map(causeCard),
  )
}

function causeId(quirk) {
  return `cause:${quirk}`
}

function causeCard({ says, quirk, scenarios }, at) {
  const shown = scenarios.slice(0, MOST_OF_A_CAUSE)
  const rest = scenarios.slice(MOST_OF_A_CAUSE)
  return element(
    'details',
    {
      class: 'cause',
      id: causeId(quirk),
      open: causes.length <= MOST_CAUSES || at < FIRST_CAUSES ? '' : null,
    },
    element(
      'summary',
      {},
      element('span', { class: 'faint' }, 'Behaves as if '),
      element('strong', {}, says),
      element('span', { class: 'count' }, counted(scenarios.length, 'scenario')),
    ),
    commandLine(`assayer serve --quirk ${quirk}`),
    scenarioLinks(shown),
    rest.length === 0
      ? null
      : element('details', {}, element('summary', {}, `${rest.length} more`), scenarioLinks(rest)),
  )
}

function scenarioLinks(ids) {
  const links = ids.map(id => element('li', {}, element('a', { href: `#${id}`, class: 'id' }, breakable(id))))
  return element('ul', { class: 'links' }, links)
}
