import { describe, expect, it } from 'vitest'
import { renderBlocks } from './blocks.ts'
import { card, picture } from './html.fixture.ts'
import { readLexical, writeLexical } from './lexical.ts'
import { readHtml } from './read-html.ts'

describe('a state of the newer editor is read', () => {
  const text = (text: string, format?: number) => ({ type: 'text', text, ...(format && { format }) })
  const children = [text('a')]
  it.each<[fact: string, node: unknown, html: string]>([
    ['a heading', { type: 'heading', tag: 'h3', children }, '<h3 id="a">a</h3>'],
    ['a heading by its newer name', { type: 'extended-heading', tag: 'h4', children }, '<h4 id="a">a</h4>'],
    ['a heading of no size', { type: 'heading', children }, '<h2 id="a">a</h2>'],
    ['a quote', { type: 'quote', children }, '<blockquote>a</blockquote>'],
    ['a quote by its newer name', { type: 'extended-quote', children }, '<blockquote>a</blockquote>'],
    [
      'a list with numbers',
      { type: 'list', listType: 'number', children: [{ children }] },
      '<ol><li>a</li></ol>',
    ],
    [
      'a list with numbers by its tag',
      { type: 'list', tag: 'ol', children: [{ children }] },
      '<ol><li>a</li></ol>',
    ],
    [
      'a list',
      { type: 'list', listType: 'bullet', tag: 'ul', children: [{ children }, {}] },
      '<ul><li>a</li><li></li></ul>',
    ],
    ['a rule', { type: 'horizontalrule' }, '<hr>'],
    ['a card', { type: 'html', html: '<i>a</i>' }, card('<i>a</i>')],
    ['a card that holds nothing', { type: 'html' }, card('')],
    [
      'code',
      { type: 'codeblock', code: 'a<', language: 'js', caption: 'b' },
      '<figure class="kg-card kg-code-card"><pre><code class="language-js">a&lt;</code></pre><figcaption>b</figcaption></figure>',
    ],
    ['code that is none', { type: 'codeblock' }, '<pre><code></code></pre>'],
    ['a picture that is none', { type: 'image' }, picture('src=""', '')],
    [
      'a picture of no width',
      { type: 'image', src: '/a.png', width: -1, height: 3 },
      picture('src="/a.png"', ''),
    ],
    [
      'a picture in full width',
      { type: 'image', src: '/a.png', cardWidth: 'full' },
      '<figure class="kg-card kg-image-card kg-width-full"><img src="/a.png" class="kg-image" alt="" loading="lazy"></figure>',
    ],
    ['what is not known', { type: 'nope', children }, '<p>a</p>'],
    ['a node without a type', { children }, '<p>a</p>'],
    [
      'marks',
      { children: [text('a', 1), text('b', 2), text('c', 4), text('d', 8), text('e', 16)] },
      '<p><strong>a</strong><em>b</em><s>c</s><u>d</u><code>e</code></p>',
    ],
    [
      'several marks at once, and none that is not known',
      { children: [text('a', 32 + 8 + 2)] },
      '<p><em><u>a</u></em></p>',
    ],
    [
      'a link, a line end and a text that is none',
      { children: [{ type: 'link', url: '/x/', children }, { type: 'linebreak' }, {}] },
      '<p><a href="/x/">a</a><br></p>',
    ],
    ['a link that leads nowhere', { children: [{ type: 'link', children }] }, '<p><a href="">a</a></p>'],
  ])('%s', (_fact, node, html) => {
    expect(renderBlocks(readLexical(JSON.stringify({ root: { children: [node] } })) ?? [])).toBe(html)
  })

  it.each(['{"root":{}}', '{"root":[]}', '{}', '{"root":{"children":{}}}'])('and %s is none', source => {
    expect(readLexical(source)).toBeNull()
  })
})

describe('a state is written as the newer editor writes it', () => {
  const html =
    '<p>a <strong>b</strong><a href="/x/">c <em>d</em></a></p><ol><li>e</li><li>f</li></ol><h2>g</h2>'
  it('with its marks, links and lists', () => {
    const element = { direction: null, format: '', indent: 0 }
    const text = (format: number, text: string) => ({
      ...{ detail: 0, format, mode: 'normal', style: '', text, type: 'extended-text', version: 1 },
    })
    const item = (value: number, it: string) => ({
      ...{ children: [text(0, it)], ...element, type: 'listitem', version: 1, value },
    })
    const link = { ...element, type: 'link', version: 1, rel: null, target: null, title: null, url: '/x/' }
    const list = { ...element, type: 'list', version: 1, listType: 'number', start: 1, tag: 'ol' }
    const paragraph = { ...element, type: 'paragraph', version: 1 }
    expect(JSON.parse(writeLexical(readHtml(`${html}<hr><div>h</div>`)))).toEqual({
      root: {
        children: [
          {
            children: [text(0, 'a '), text(1, 'b'), { children: [text(0, 'c '), text(2, 'd')], ...link }],
            ...paragraph,
          },
          { children: [item(1, 'e'), item(2, 'f')], ...list },
          { children: [text(0, 'g')], ...element, type: 'extended-heading', version: 1, tag: 'h2' },
          { type: 'horizontalrule', version: 1 },
          { type: 'html', version: 1, html: '<div>h</div>' },
        ],
        ...element,
        ...{ type: 'root', version: 1 },
      },
    })
  })

  it('with pictures, code and line ends', () => {
    const picture = {
      src: '/a.png',
      width: 6,
      height: 4,
      title: 'T',
      alt: 'A',
      caption: '',
      cardWidth: 'regular',
    }
    const source =
      '<img src="/a.png" alt="A" title="T" width="6" height="4"><pre><code>b</code></pre><p>c<br></p>'
    expect(JSON.parse(writeLexical(readHtml(source)))).toMatchObject({
      root: {
        children: [
          { type: 'image', version: 1, ...picture, href: '' },
          { type: 'codeblock', version: 1, code: 'b', language: '', caption: '' },
          { children: [{ text: 'c' }, { type: 'linebreak', version: 1 }] },
        ],
      },
    })
  })
})
