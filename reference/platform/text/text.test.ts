import { describe, expect, it } from 'vitest'
import { renderBlocks } from './blocks.ts'
import { card, picture } from './html.fixture.ts'
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
    'a picture with all that it can have',
    '<figure class="kg-card kg-image-card kg-width-wide kg-card-hascaption"><a href="/b/"><img src="/a.png" class="kg-image" alt="A &amp; B" loading="lazy" title="T &lt;" width="600" height="400"></a><figcaption>C <em>d</em></figcaption></figure>',
  ],
  [
    'code with a caption',
    '<figure class="kg-card kg-code-card"><pre><code class="language-js">let a</code></pre><figcaption>C</figcaption></figure>',
  ],
  [
    'every mark',
    '<p><s>a</s><u>b</u><code>c</code><strong><em><s><u><code>d</code></u></s></em></strong></p>',
  ],
  ['a heading with a link and other signs', '<h6 id="a-b-c">A, <a href="/x/">b</a> (c!)</h6>'],
  [
    'what neither format names',
    '<!--kg-card-begin: html-->\n<table><tr><td>1</td></tr></table>\n<!--kg-card-end: html-->',
  ],
]

describe('HTML is read as blocks', () => {
  it.each([
    [
      'other names of marks',
      '<p><b>a</b><i>b</i><del>c</del></p>',
      '<p><strong>a</strong><em>b</em><s>c</s></p>',
    ],
    ['a text without an element', 'a &lt; b', '<p>a &lt; b</p>'],
    ['a text before an element', 'a<p>b</p>', '<p>a</p><p>b</p>'],
    ['a picture without a figure', '<img src="/a.png">', picture('src="/a.png"', '')],
    ['a picture whose tag is closed', '<img src="/a.png" alt="A" />', picture('src="/a.png"', 'A')],
    ['capital letters', '<P>a</P><HR>', '<p>a</p><hr>'],
    ['an element that nothing ends', '<p>a<em>b', '<p>a<em>b</em></p>'],
    ['a figure around other code', '<figure><pre>a</pre></figure>', card('<figure><pre>a</pre></figure>')],
    ['elements of the same name inside', '<div><div>a</div>b</div>', card('<div><div>a</div>b</div>')],
    ['what is no element of a text', '<p>a<table></table></p>', card('<p>a<table></table></p>')],
    [
      'a list in a list',
      '<ul><li>a<ul><li>b</li></ul></li></ul>',
      card('<ul><li>a<ul><li>b</li></ul></li></ul>'),
    ],
    ['what is between the items of a list', '<ul> <li>a</li> </ul>', '<ul><li>a</li></ul>'],
    ['code beside other code', '<pre><code>a</code>b</pre>', card('<pre><code>a</code>b</pre>')],
    [
      'of several pictures in a figure the first, with its link',
      '<figure><a href="/x/"><img src="/a.png"></a><a href="/y/"><img src="/b.png"></a></figure>',
      '<figure class="kg-card kg-image-card"><a href="/x/"><img src="/a.png" class="kg-image" alt="" loading="lazy"></a></figure>',
    ],
    [
      'of several codes in a figure the first',
      '<figure><pre><code>a</code></pre><pre><code>b</code></pre></figure>',
      '<pre><code>a</code></pre>',
    ],
    ['no heading of a seventh size', '<h7>a</h7>', card('<h7>a</h7>')],
    ['comments', '<!-- a -->', card('<!-- a -->')],
    ['spaces between blocks', '<p>a</p>\n<p>b</p>', '<p>a</p><p>b</p>'],
    [
      'a card without line ends',
      '<!--kg-card-begin: html--><i>a</i><!--kg-card-end: html-->',
      card('<i>a</i>'),
    ],
    [
      'a card between paragraphs',
      `<p>a</p>${card('<p>b</p>')}<p>c</p>`,
      `<p>a</p>${card('<p>b</p>')}<p>c</p>`,
    ],
    [
      'a card of another kind',
      '<!--kg-card-begin: markdown-->a<!--kg-card-end: markdown-->',
      card('<!--kg-card-begin: markdown-->a<!--kg-card-end: markdown-->'),
    ],
    [
      'an element that is closed where it is opened',
      '<p>a</p><div /><p>b</p>',
      `<p>a</p>${card('<div />')}<p>b</p>`,
    ],
    [
      'a figure with a picture in full width',
      '<figure class="kg-width-full"><img src="/a.png"></figure>',
      '<figure class="kg-card kg-image-card kg-width-full"><img src="/a.png" class="kg-image" alt="" loading="lazy"></figure>',
    ],
    [
      'no width that is not known',
      '<figure class="kg-width-huge"><img src="/a.png"></figure>',
      picture('src="/a.png"', ''),
    ],
    ['signs in code', '<pre><code>a &lt; &quot;b&quot;</code></pre>', '<pre><code>a &lt; "b"</code></pre>'],
    ['code without its element', '<pre>a</pre>', card('<pre>a</pre>')],
    ['a paragraph in a paragraph that nothing ends', '<p>a<p>b</p>', card('<p>a<p>b</p>')],
    [
      'an element whose name begins so',
      '<p>a</p><pre><code>b</code></pre>',
      '<p>a</p><pre><code>b</code></pre>',
    ],
    [
      'marks in marks in links',
      '<p><a href="/x/"><b>a<i>b</i></b></a></p>',
      '<p><a href="/x/"><strong>a</strong><strong><em>b</em></strong></a></p>',
    ],
    [
      'an attribute whose name ends so',
      '<img data-src="/b.png" src="/a.png" ALT="A">',
      picture('src="/a.png"', 'A'),
    ],
    ['a sign that begins no element', 'a < b', card('a < b')],
  ])('%s', (_fact, html, rendered) => {
    expect(renderBlocks(readHtml(html))).toBe(rendered)
  })

  it.each([
    ['as large as may be', 2000, 1000, 2000, 1000],
    ['wider than is shown', 4000, 1001, 2000, 501],
    ['high, and not wide', 100, 9000, 100, 9000],
  ])('a picture that is %s', (_fact, width, height, shownWidth, shownHeight) => {
    const html = renderBlocks(readHtml(`<img src="/a.png" width="${width}" height="${height}">`))
    expect(html).toContain(` width="${shownWidth}" height="${shownHeight}">`)
  })

  it.each(['', 'width="0" height="5"', 'width="5"', 'height="5"', 'width="a" height="5"'])(
    'a picture has no size with [%s]',
    size => {
      expect(renderBlocks(readHtml(`<img src="/a.png" ${size}>`))).not.toContain('width=')
    },
  )
})

describe('a text keeps its meaning through the newer editor format', () => {
  it.each([...texts, ['a line end', '<p>a<br><em>b</em></p>'] as const])('%s', (_fact, html) => {
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
    ['without code for browsers', 'a<script>b</script><style>c</style><!-- d -->e', 'ae'],
    ['small headings no further apart', '<p>a</p><h4 id="b">b</h4><p>c</p>', 'a\n\nb\n\nc'],
    [
      'a list with numbers in one without',
      '<ul><li>a<ol><li>b</li></ol></li><li>c</li></ul>',
      '* a\n\n 1. b\n\n * c',
    ],
    ['an item without a list', '<p>z</p><li>a</li><p>b</p>', 'z\n\n * a\n\nb'],
    ['a second list from its start', '<ol><li>a</li></ol><ol><li>b</li></ol>', '1. a\n\n 1. b'],
    ['quotes and code apart', '<blockquote>a</blockquote><pre>b</pre><p>c</p>', 'a\n\nb\n\nc'],
    ['a sign that begins no element', '<p>a < b</p>', 'a < b'],
    ['a rule leaves nothing', '<p>a</p><hr><p>b</p>', 'a\n\nb'],
    ['tags in capital letters', '<P>a</P><OL><LI>b</LI></OL>', 'a\n\n 1. b'],
    ['nothing', '', ''],
  ])('%s', (_fact, html, plain) => {
    expect(plaintextOf(html)).toBe(plain)
  })
})

it.each([
  ['h1', '\n\n\n'],
  ['h2', '\n\n\n'],
  ['h3', '\n\n\n'],
  ['h4', '\n\n'],
  ['h5', '\n\n'],
  ['h6', '\n\n'],
])('in plain text %s stands apart from what is before it', (name, apart) => {
  expect(plaintextOf(`<p>a</p><${name}>b</${name}><p>c</p>`)).toBe(`a${apart}b\n\nc`)
})

describe('reading time is in minutes', () => {
  it.each([
    ['a short text takes none', '<p>Hello</p>', 0, 0],
    ['550 words take two', `<p>${'word '.repeat(550)}</p>`, 0, 2],
    ['five pictures take about one', '<img src="a">'.repeat(5), 0, 1],
    ['of half a minute nothing is left out', `<p>${'word '.repeat(138)}</p>`, 0, 1],
    ['what is less than half a minute is none', `<p>${'word '.repeat(137)}</p>`, 0, 0],
    ['two pictures are less than half a minute', '<img src="a">'.repeat(2), 0, 0],
    ['three are more', '<img src="a">'.repeat(3), 0, 1],
    ['a picture that stands elsewhere is one, too', '<img src="a">'.repeat(2), 1, 1],
    ['ten pictures take a minute and a quarter', '<img src="a">'.repeat(10), 0, 1],
    ['thirteen are no shorter than three seconds each', '<img src="a">'.repeat(14), 0, 1],
    ['sixteen are a minute and a half', '<img src="a">'.repeat(15), 0, 2],
    ['each sign of a script without spaces is a word', `<p>${'一'.repeat(138)}</p>`, 0, 1],
    ['a run that starts with kana is one word', `<p>${'あ一'.repeat(138)}</p>`, 0, 0],
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
    [
      'in a picture of either format',
      '{"src":"/a.png","imageSrc":"/b.png","kg":1,"url":"/c/"}',
      `{"src":"${site}/a.png","imageSrc":"${site}/b.png","kg":1,"url":"${site}/c/"}`,
    ],
    ['in a caption', '{"caption":"<a href=\\"/x/\\">"}', `{"caption":"<a href=\\"${site}/x/\\">"}`],
    ['in lists, too', '[1,["/x/"]]', '[1,["/x/"]]'],
    ['nowhere, to the last space', '{ "url": "https://example.com/" }', '{ "url": "https://example.com/" }'],
    ['in broken JSON as in HTML', '{<a href="/x/">', `{<a href="${site}/x/">`],
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
