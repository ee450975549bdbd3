// Search, chapter and verdicts: what the list below holds.

function controls() {
  const search = element('input', {
    id: 'search',
    type: 'search',
    value: filter.text,
    placeholder: 'Search ids, sentences, requests',
    'aria-label': 'Search',
    'aria-keyshortcuts': '/',
    oninput: event => change({ text: event.target.value }),
  })
  return element(
    'div',
    { class: 'controls', role: 'search' },
    search,
    chapterSelect(),
    element('div', { class: 'verdicts', role: 'group', 'aria-label': 'Verdicts' }, verdictButtons()),
  )
}

function chapterSelect() {
  const option = (value, text) => {
    const made = element('option', { value }, text)
    made.selected = filter.chapter === value
    return made
  }
  return element(
    'select',
    { id: 'chapter', 'aria-label': 'Chapter', onchange: event => change({ chapter: event.target.value }) },
    option('', 'All chapters'),
    chapters.map(chapter => option(chapter, chapter)),
  )
}

/** Their counts follow search and chapter. */
function verdictButtons() {
  const all = countWhere(isFound)
  return [
    verdictButton({ text: 'all', count: all, isPressed: filter.verdicts.size === 0 }, () => new Set()),
    ...happened.map(verdict =>
      verdictButton(
        {
          text: verdict,
          verdict,
          count: countWhere((clause, it) => it.verdict === verdict && isFound(clause, it)),
          isPressed: filter.verdicts.has(verdict),
        },
        isMore => chosen(verdict, isMore),
      ),
    ),
  ]
}

function verdictButton({ text, verdict = null, count, isPressed }, verdictsAfter) {
  return element(
    'button',
    {
      type: 'button',
      'data-filter': text,
      'data-verdict': verdict,
      'aria-pressed': String(isPressed),
      onclick: event => change({ verdicts: verdictsAfter(event.ctrlKey || event.metaKey) }),
    },
    element('span', { class: 'verdict' }, text),
    ` ${count.toLocaleString('en')}`,
  )
}

/** One verdict at a time, and all when it is pressed again; with Ctrl one more, or one less. */
function chosen(verdict, isMore) {
  const isPressed = filter.verdicts.has(verdict)
  if (!isMore) return new Set(isPressed && filter.verdicts.size === 1 ? [] : [verdict])
  return new Set(
    isPressed ? [...filter.verdicts].filter(it => it !== verdict) : [...filter.verdicts, verdict],
  )
}

/** Takes what the reader chose, and shows it. */
function change(changes) {
  Object.assign(filter, changes)
  writeFilter()
  drawButtons()
  drawList()
}

/** The pressed button keeps the focus although it is made anew. */
function drawButtons() {
  const focused = document.activeElement?.dataset?.filter
  const group = document.querySelector('.verdicts')
  group.replaceChildren(...verdictButtons())
  if (focused !== undefined) group.querySelector(`[data-filter="${focused}"]`)?.focus()
  document.getElementById('chapter').value = filter.chapter
  const search = document.getElementById('search')
  if (search.value !== filter.text) search.value = filter.text
}
