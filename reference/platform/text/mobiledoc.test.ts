import { describe, expect, it } from 'vitest'
import { renderBlocks } from './blocks.ts'
import { card, picture } from './html.fixture.ts'
import { readMobiledoc, writeMobiledoc } from './mobiledoc.ts'
import { readHtml } from './read-html.ts'

describe('a text of the previous format is read', () => {
  const markups = [
    ['a', ['rel', 'nofollow', 'href', '/x/']],
    ['em'],
    ['a', ['href', '/y/']],
    ['a', ['rel', 'nofollow']],
    ['a'],
    ['sub'],
    ['b'],
  ]
  const cards = [
    ['markdown', { markdown: '# x' }],
    ['html', { html: '<i>x</i>', markdown: 'y' }],
    ['html'],
    ['image', { src: '/a.png', width: 0, height: 400 }],
    ['image', { src: '/a.png', width: '600', height: '400' }],
    ['image', { src: '/a.png', width: 1, height: 2, cardWidth: 'full', title: 'T', href: '/x/' }],
    ['image', {}],
    ['code', { code: 'a', language: 'js' }],
    ['code', {}],
    ['hr', {}],
  ]
  it.each<[fact: string, section: unknown, html: string]>([
    [
      'a link over several markers',
      [
        1,
        'p',
        [
          [0, [0], 0, 'a '],
          [0, [1], 1, 'b'],
          [0, [], 1, ' c'],
        ],
      ],
      '<p><a href="/x/">a <em>b</em> c</a></p>',
    ],
    [
      'two links side by side',
      [
        1,
        'p',
        [
          [0, [0], 1, 'a'],
          [0, [2], 1, 'b'],
        ],
      ],
      '<p><a href="/x/">a</a><a href="/y/">b</a></p>',
    ],
    [
      'texts around a link',
      [
        1,
        'p',
        [
          [0, [], 0, 'a'],
          [0, [2], 1, 'b'],
          [0, [], 0, 'c'],
        ],
      ],
      '<p>a<a href="/y/">b</a>c</p>',
    ],
    [
      'a link that leads nowhere',
      [
        1,
        'p',
        [
          [0, [3], 1, 'a'],
          [0, [4], 1, 'b'],
        ],
      ],
      '<p><a href="">a</a><a href="">b</a></p>',
    ],
    [
      'a mark that ends later',
      [
        1,
        'p',
        [
          [0, [6], 0, 'a'],
          [0, [1], 2, 'b'],
          [0, [], 0, 'c'],
        ],
      ],
      '<p><strong>a</strong><strong><em>b</em></strong>c</p>',
    ],
    ['a mark that HTML has no place for', [1, 'p', [[0, [5], 1, 'a']]], '<p>a</p>'],
    ['markers that say nothing', [1, 'p', [[0, [1]], [0]]], '<p><em></em><em></em></p>'],
    ['a heading', [1, 'h6', [[0, [], 0, 'A b']]], '<h6 id="a-b">A b</h6>'],
    ['no heading of a seventh size', [1, 'h7', [[0, [], 0, 'a']]], '<p>a</p>'],
    ['no heading by more than its name', [1, 'h22', [[0, [], 0, 'a']]], '<p>a</p>'],
    ['a quote', [1, 'blockquote', [[0, [], 0, 'a']]], '<blockquote>a</blockquote>'],
    ['a section without a tag', [1], '<p></p>'],
    ['a section of a kind that is not known', [7, 'p', [[0, [], 0, 'a']]], '<p></p>'],
    ['a list', [3, 'ul', [[[0, [], 0, 'a']], [[0, [1], 1, 'b']]]], '<ul><li>a</li><li><em>b</em></li></ul>'],
    ['a numbered list', [3, 'ol', [[[0, [], 0, 'a']]]], '<ol><li>a</li></ol>'],
    ['a picture as a section', [2, '/a.png'], picture('src="/a.png"', '')],
    ['no picture', [2], picture('src=""', '')],
    ['a card in another language', [10, 0], card('# x')],
    ['a card of code for browsers', [10, 1], card('<i>x</i>')],
    ['a card that holds nothing', [10, 2], card('')],
    ['a card that is not there', [10, 40], card('')],
    ['a picture without a width', [10, 3], picture('src="/a.png"', '')],
    ['a picture whose size is a text', [10, 4], picture('src="/a.png"', '')],
    [
      'a picture with what is its own',
      [10, 5],
      '<figure class="kg-card kg-image-card kg-width-full"><a href="/x/"><img src="/a.png" class="kg-image" alt="" loading="lazy" title="T" width="1" height="2"></a></figure>',
    ],
    ['a picture that is none', [10, 6], picture('src=""', '')],
    ['code', [10, 7], '<pre><code class="language-js">a</code></pre>'],
    ['code that is none', [10, 8], '<pre><code></code></pre>'],
    ['a rule', [10, 9], '<hr>'],
  ])('%s', (_fact, section, html) => {
    const source = JSON.stringify({ version: '0.3.1', cards, markups, sections: [section] })
    expect(renderBlocks(readMobiledoc(source) ?? [])).toBe(html)
  })

  it('and is none without sections', () => {
    expect(readMobiledoc('{"cards":[]}')).toBeNull()
  })
})

describe('a text of the previous format is written as its editor writes it', () => {
  const html =
    '<p>a <strong>b</strong><a href="/x/">c <em>d</em></a></p><ol><li>e</li><li>f</li></ol><h2>g</h2>'
  it('with its marks, links, lists and cards', () => {
    expect(
      JSON.parse(writeMobiledoc(readHtml(`${html}<ul><li><u>h</u><br></li></ul><hr><div>i</div>`))),
    ).toEqual({
      version: '0.3.1',
      atoms: [],
      cards: [
        ['hr', {}],
        ['html', { html: '<div>i</div>' }],
      ],
      markups: [['strong'], ['a', ['href', '/x/']], ['em'], ['u']],
      sections: [
        [
          1,
          'p',
          [
            [0, [], 0, 'a '],
            [0, [0], 1, 'b'],
            [0, [1], 0, 'c '],
            [0, [2], 2, 'd'],
          ],
        ],
        [3, 'ol', [[[0, [], 0, 'e']], [[0, [], 0, 'f']]]],
        [1, 'h2', [[0, [], 0, 'g']]],
        [
          3,
          'ul',
          [
            [
              [0, [3], 1, 'h'],
              [0, [], 0, '\n'],
            ],
          ],
        ],
        [10, 0],
        [10, 1],
      ],
    })
  })
})
