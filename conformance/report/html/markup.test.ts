import { expect, test } from 'vitest'
import { breakable, html } from './markup.ts'

test.each([
  ['a script', '<script>alert(1)</script>', '&lt;script&gt;alert(1)&lt;/script&gt;'],
  ['the end of an attribute', '" onload="x', '&quot; onload=&quot;x'],
  ['the end of another', "' onload='x", '&#39; onload=&#39;x'],
  ['an entity', '&lt;', '&amp;lt;'],
  ['controls', 'a\u0000b\u001b[31m', 'a\ufffdb\ufffd[31m'],
  ['a line end', 'a\nb', 'a\nb'],
])('what is put in is text: %s', (_, text, shown) => {
  expect(html`<p title="${text}">${text}</p>`.text).toBe(`<p title="${shown}">${shown}</p>`)
})

test('markup stays markup, lists are joined, nothing is nothing', () => {
  expect(html`<ul>${[html`<li>${1}</li>`, null, '<']}</ul>`.text).toBe('<ul><li>1</li>&lt;</ul>')
})

test('an id is broken after its dots, a query after its parameters', () => {
  expect(breakable('a.b?c=<').text).toBe('a.<wbr>b?<wbr>c=<wbr>&lt;')
})
