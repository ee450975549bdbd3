// The head of the page: the verdict, a bar of all verdicts, and what was judged when.

function head() {
  const { summary, stopped, target } = report
  return element(
    'header',
    { class: 'page-head' },
    element('p', { class: 'overline' }, 'Conformance of'),
    element('h1', {}, target),
    headline(summary),
    verdictBar(),
    factList(),
    stopped ? element('p', { class: 'warning' }, stopText(stopped)) : null,
    summary.mixed ? element('p', { class: 'warning' }, `Note: ${summary.mixed}.`) : null,
    report.diagnosis
      ? null
      : element('p', { class: 'warning' }, 'Too many differences to say what it behaves like.'),
  )
}

function headline(summary) {
  const [verdict, text] = outcomeOf(summary)
  return element('p', { class: 'headline', 'data-verdict': verdict }, text)
}

/** What stands above all, and the verdict that it has the colour of. */
function outcomeOf({ divergence: { failed, judged }, verdicts: { unstable = 0 } }) {
  const [all, wrong, varying] = [judged, failed, unstable].map(count => count.toLocaleString('en'))
  if (failed > 0) return ['fail', `${wrong} of ${all} failed`]
  if (unstable > 0) return ['unstable', `${varying} unstable, ${all} passed`]
  return judged === 0 ? ['error', 'Nothing was judged'] : ['pass', `All ${all} passed`]
}

/** A stretch for each verdict, as long as it is frequent. */
function verdictBar() {
  const total = countWhere(() => true)
  const parts = happened.map(verdict => {
    const count = countWhere((_, it) => it.verdict === verdict)
    const part = element('span', { 'data-verdict': verdict, title: `${count} ${verdict}` })
    part.style.flexGrow = String(count / total)
    return part
  })
  const says = happened.map(verdict => `${countWhere((_, it) => it.verdict === verdict)} ${verdict}`)
  return element('div', { class: 'bar', role: 'img', 'aria-label': says.join(', ') }, parts)
}

function factList() {
  const rows = facts.map(([name, value]) =>
    element('div', {}, element('dt', {}, name), element('dd', {}, value)),
  )
  return element('dl', { class: 'facts' }, rows)
}

function stopText({ kind, says }) {
  if (kind === 'world-missing') return `${says}.`
  return `The run ended early: ${says}; ${counted(report.summary.notRun, 'scenario')} did not run.`
}
