// Everything at a glance: a square for each clause, by chapter; and what was not applicable, by its reason.

function overview() {
  const rows = [...Map.groupBy(clauses, ({ chapter }) => chapter)].map(([chapter, its]) =>
    mapRow(
      chapter,
      its.filter(({ verdict }) => verdict !== 'not-applicable'),
    ),
  )
  return element(
    'section',
    { class: 'overview', 'aria-labelledby': 'overview' },
    element('h2', { id: 'overview' }, 'All chapters'),
    element('p', { class: 'faint' }, 'Each square is a clause and links to its worst scenario.'),
    element('div', { class: 'map' }, rows),
  )
}

function mapRow(chapter, its) {
  if (its.length === 0) return null
  const show = () => {
    change({ chapter, text: '', verdicts: new Set() })
    document.getElementById('list').scrollIntoView()
  }
  const scenarios = its.flatMap(clause => clause.scenarios)
  const red = scenarios.filter(isRed).length
  return element(
    'div',
    { class: 'map-row' },
    element('button', { type: 'button', class: 'quiet', onclick: show }, chapter),
    element(
      'span',
      { class: 'count', 'data-verdict': red > 0 ? 'fail' : null },
      red > 0 ? element('span', { class: 'verdict' }, `${red} of `) : null,
      String(scenarios.length),
    ),
    element('span', { class: 'squares' }, its.map(clauseSquare)),
  )
}

function clauseSquare({ verdict, id, says, scenarios }) {
  const worst = scenarios.find(it => it.verdict === verdict)
  return element(
    'a',
    {
      class: 'square',
      href: `#${worst?.id ?? id}`,
      tabindex: '-1',
      'data-verdict': verdict,
      'aria-label': `${id}: ${verdict}`,
      title: `${says} ${verdict}`,
    },
    meanings.get(verdict).sign,
  )
}

/** What the target need not answer, and why; most frequent first. */
function notApplicable() {
  const its = clauses
    .flatMap(clause => clause.scenarios)
    .filter(({ verdict }) => verdict === 'not-applicable')
  if (its.length === 0) return null
  const groups = [...Map.groupBy(its, ({ reason }) => reason ?? 'no reason was given')]
  groups.sort((a, b) => b[1].length - a[1].length)
  return element(
    'section',
    { class: 'not-applicable', 'aria-labelledby': 'not-applicable' },
    element('h2', { id: 'not-applicable' }, 'Not applicable'),
    element(
      'p',
      { class: 'faint' },
      `${counted(its.length, 'scenario')} did not run, for ${groups.length} reasons.`,
    ),
    groups.map(([reason, scenarios]) =>
      fold({
        key: `reason:${reason}`,
        className: 'chapter',
        level: 3,
        title: sentence(reason),
        aside: element('span', { class: 'count' }, counted(scenarios.length, 'scenario')),
        isOpen: false,
        body: () => scenarioLinks(scenarios.map(({ id }) => id)),
      }),
    ),
  )
}
