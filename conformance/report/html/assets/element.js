// The page of index.html is several files in one script. Whatever a target sent reaches the document as text only,
// never as HTML.

/** An element with attributes and children; texts become text nodes, and null is left out. */
function element(name, attributes, ...children) {
  const made = document.createElement(name)
  for (const [key, value] of Object.entries(attributes)) {
    if (key.startsWith('on')) made.addEventListener(key.slice(2), value)
    else if (value !== null) made.setAttribute(key, value)
  }
  made.append(...children.flat(Number.POSITIVE_INFINITY).filter(child => child !== null && child !== ''))
  return made
}

/** `1 scenario`, `2,948 scenarios`. */
function counted(count, noun) {
  return `${count.toLocaleString('en')} ${noun}${count === 1 ? '' : 's'}`
}

/** Nothing where the browser gives pages no clipboard. */
function copyButton(text) {
  if (!navigator.clipboard) return null
  const copy = async event => {
    const button = event.currentTarget
    await navigator.clipboard.writeText(text)
    button.textContent = 'Copied'
    setTimeout(() => {
      button.textContent = 'Copy'
    }, 1500)
  }
  return element('button', { type: 'button', class: 'quiet', onclick: copy }, 'Copy')
}

/** A text that may be broken where its parts end, and nowhere else if that can be helped. */
function breakable(text) {
  return text.split(/(?<=[./&?=\]])/).flatMap((part, at) => (at === 0 ? [part] : [element('wbr', {}), part]))
}

/** A command or a request to copy. */
function commandLine(text) {
  return element('div', { class: 'command' }, element('code', {}, breakable(text)), copyButton(text))
}
