// A heading that opens what is below it.

/** `body` is called when it is first opened; `key` remembers that it is. */
function fold({ key, id = null, className, verdict = null, level, title, aside, isOpen, body }) {
  const content = element('div', { class: 'content', hidden: '' })
  const button = element('button', { type: 'button', 'aria-expanded': 'false', class: 'opener' }, title)
  const set = opens => {
    if (opens && content.childNodes.length === 0) content.append(...element('div', {}, body()).childNodes)
    content.hidden = !opens
    button.setAttribute('aria-expanded', String(opens))
  }
  button.addEventListener('click', () => {
    const opens = content.hidden
    if (opens) unfolded.add(key)
    else unfolded.delete(key)
    set(opens)
    if (opens && id !== null) history.replaceState(null, '', `#${id}`)
  })
  if (isOpen) set(true)
  const heading = element('div', { class: 'fold-head' }, element(`h${level}`, {}, button), aside)
  return element('section', { class: className, id, 'data-verdict': verdict }, heading, content)
}
