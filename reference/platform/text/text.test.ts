import { describe, expect, it } from 'vitest'
import { renderBlocks } from './blocks.ts'
import { readLexical, writeLexical } from './lexical.ts'
import { readMobiledoc, writeMobiledoc } from './mobiledoc.ts'
import { plaintextOf, readingMinutes } from './plaintext.ts'
import { readHtml } from './read-html.ts'
import { absoluteAddress, mapAddresses, relativeAddress } from './urls.ts'

const texts: readonly (readonly [string, string])[] = [
  ['paragraphs', '<p>One.</p><p>Two.</p>'],
  ['marks, also two at once', '<p>A <strong>bold</strong> and <strong><em>slanted</em></strong> word</p>'],
  ['a link', '<p>To <a href="/about/">us</a>.</p>'],
  ['a heading', '<h2 id="good-news">Good news</h2>'],
  ['a quote', '<blockquote>Said.</blockquote>'],
  ['lists', '<ul><li>a</li><li>b</li></ul><ol><li>c</li></ol>'],
  ['lists of one or more', '<ol><li>a</li></ol><ul><li>b <em>c</em></li><li>d</li><li>e</li></ul>'],
  ['headings of other sizes', '<h3 id="one">One</h3><p>a</p><h4 id="two">Two</h4>'],
  ['a quote between paragraphs', '<p>a</p><blockquote>b</blockquote><p>c</p>'],
  ['marks within a link', '<p><a href="/a/">a <strong>b</strong></a> c</p>'],
  ['code', '<pre><code>a &lt; b</code></pre>'],
  ['code of a language', '<pre><code class="language-js">let a</code></pre>'],
  ['a rule', '<p>a</p><hr><p>b</p>'],
  [
    'several rules and pictures',
    '<hr><figure class="kg-card kg-image-card"><img src="/a.png" class="kg-image" alt="A" loading="lazy"></figure><hr><figure class="kg-card kg-image-card"><img src="/b.png" class="kg-image" alt="B" loading="lazy"></figure>',
  ],
  ['signs that HTML escapes', '<p>1 &lt; 2 &amp; 3</p>'],
  [
    'a picture',
    '<figure class="kg-card kg-image-card"><img src="/a.png" class="kg-image" alt="A" loading="lazy"></figure>',
  ],
  [
    'what neither format names',
    '<!--kg-card-begin: html-->\n<table><tr><td>1</td></tr></table>\n<!--kg-card-end: html-->',
  ],
]

describe('a text keeps its meaning through the newer editor format', () => {
  it.each(texts)('%s', (_fact, html) => {
    expect(renderBlocks(readLexical(writeLexical(readHtml(html))) ?? [])).toBe(html)
  })
})

describe('a text keeps its meaning through the previous format', () => {
  it.each(texts)('%s', (_fact, html) => {
    expect(renderBlocks(readMobiledoc(writeMobiledoc(readHtml(html))) ?? [])).toBe(html)
  })
})

describe('a text that is not of the format is refused', () => {
  it.each([
    ['broken JSON', '{nope'],
    ['JSON of another kind', '[1]'],
  ])('%s', (_fact, source) => {
    expect(readLexical(source)).toBeNull()
    expect(readMobiledoc(source)).toBeNull()
  })
})

describe('plain text has the words of the HTML', () => {
  it.each([
    ['without tags', '<p>Body <a href="/x/">link</a>.</p>', 'Body link.'],
    ['blocks apart', '<p>One</p><p>Two</p>', 'One\n\nTwo'],
    ['without pictures', '<p>a</p><figure><img src="/a.png"><figcaption>c</figcaption></figure>', 'a'],
    ['headings further apart', '<p>a</p><h2 id="b">b</h2><p>c</p>', 'a\n\n\nb\n\nc'],
    ['items with a star', '<ul><li>a</li><li>b</li></ul><p>c</p>', '* a\n * b\n\nc'],
    ['items with a number', '<p>z</p><ol><li>a</li><li>b</li></ol>', 'z\n\n 1. a\n 2. b'],
    ['as many as there are', '<ol><li>a</li><li>b</li><li>c</li></ol>', '1. a\n 2. b\n 3. c'],
    ['rows of a table on lines', '<table><tr><td>a</td></tr><tr><td>b</td></tr></table>', 'a\nb'],
    ['words with marks in one line', '<p>a <em>b</em><span>c</span></p>', 'a bc'],
    ['two line ends as two lines', '<p>a<br>b<br>c</p>', 'a\nb\nc'],
    ['spaces between blocks left out', '<p>a</p> <p>b</p>', 'a\n\nb'],
    ['a line end as one', '<p>a<br>b</p>', 'a\nb'],
    ['with the signs themselves', '<p>1 &lt; 2</p>', '1 < 2'],
  ])('%s', (_fact, html, plain) => {
    expect(plaintextOf(html)).toBe(plain)
  })
})

describe('reading time is in minutes', () => {
  it.each([
    ['a short text takes none', '<p>Hello</p>', 0, 0],
    ['550 words take two', `<p>${'word '.repeat(550)}</p>`, 0, 2],
    ['five pictures take about one', '<img src="a">'.repeat(5), 0, 1],
  ])('%s', (_fact, html, pictures, minutes) => {
    expect(readingMinutes(html, pictures)).toBe(minutes)
  })
})

describe('addresses of the site are made absolute and relative', () => {
  const site = 'http://localhost:2368'
  it.each([
    ['a path', '/about/', 'http://localhost:2368/about/'],
    ['another site', 'https://example.com/', 'https://example.com/'],
    ['a protocol-relative address', '//example.com/', '//example.com/'],
    ['a fragment', '#top', '#top'],
  ])('%s', (_fact, address, absolute) => {
    expect(absoluteAddress(address, site)).toBe(absolute)
    expect(relativeAddress(absolute, site)).toBe(address)
  })

  it.each([
    ['in either quotes', "<a href='/x/'>x</a>", `<a href='${site}/x/'>x</a>`],
    [
      'in a srcset whose addresses hold commas',
      '<img srcset="/w_6,h_4/a.png 600w,/b.png 2x">',
      `<img srcset="${site}/w_6,h_4/a.png 600w,${site}/b.png 2x">`,
    ],
    ['in a link of the newer format', '{"type":"link","url":"/x/"}', `{"type":"link","url":"${site}/x/"}`],
    [
      'in HTML inside of a format',
      '{"type":"html","html":"<a href=\\"/x/\\">x</a>"}',
      `{"type":"html","html":"<a href=\\"${site}/x/\\">x</a>"}`,
    ],
    [
      'in a link of the previous format',
      '{"markups":[["a",["href","/x/"]]]}',
      `{"markups":[["a",["href","${site}/x/"]]]}`,
    ],
    ['not in the words of a text', '{"text": "<a href=\\"/x/\\">"}', '{"text": "<a href=\\"/x/\\">"}'],
  ])('%s', (_fact, content, absolute) => {
    expect(mapAddresses(content, address => absoluteAddress(address, site))).toBe(absolute)
  })

  it('in links, pictures and srcsets', () => {
    const html = '<a href="/x/">x</a><img src="/a.png" srcset="/a.png 600w, /b.png 1000w">'
    expect(mapAddresses(html, address => absoluteAddress(address, site))).toBe(
      `<a href="${site}/x/">x</a><img src="${site}/a.png" srcset="${site}/a.png 600w, ${site}/b.png 1000w">`,
    )
  })
})
