// The head of the page: the verdict, a bar of all verdicts, and what was judged when.

function head() {
  const { summary, stopped, target } = report
  return element(
    'header',
    { class: 'page-head' },
    element('p', { class: 'overline' }, 'Conformance of'),
    element('h1', {}, target),
    headline(summary.divergence),
    verdictBar(),
    factList(),
    stopped ? element('p', { class: 'warning' }, stopText(stopped)) : null,
    summary.mixed ? element('p', { class: 'warning' }, `Note: ${summary.mixed}.`) : null,
    report.diagnosis
      ? null
      : element('p', { class: 'warning' }, 'Too many differences to say what it behaves like.'),
  )
}

function headline({ failed, judged }) {
  if (judged === 0) return element('p', { class: 'headline', 'data-verdict': 'error' }, 'Nothing was judged')
  const hasFailed = failed > 0
  const text = hasFailed
    ? `${failed.toLocaleString('en')} of ${judged.toLocaleString('en')} failed`
    : `All ${judged.toLocaleString('en')} passed`
  return element('p', { class: 'headline', 'data-verdict': hasFailed ? 'fail' : 'pass' }, text)
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
