import { defineConfig } from 'vitepress'
import { forSearch, searched } from '../pages/for-search.ts'
import { isSmall } from '../pages/is-small.ts'
import { anchorOf, tellHeadsFromCells } from '../pages/markdown.ts'
import { readCatalog } from '../pages/read-data.ts'
import { guideSidebar, specSidebar } from '../pages/sidebars.ts'

const { chapters } = readCatalog()

const base = process.env.ASSAYER_SITE_BASE ?? '/'
/** Globs of pages that are left out, for whoever looks at others only: all of them take a minute. */
const skipped = process.env.ASSAYER_SITE_SKIP?.split(' ') ?? []

export default defineConfig({
  base,
  lang: 'en',
  title: 'Assayer',
  description: 'A specification that runs: read a rule, change the request, see why.',
  head: [['link', { rel: 'icon', type: 'image/svg+xml', href: `${base}favicon.svg` }]],
  outDir: isSmall ? '../dist/site' : '../dist-site',
  cleanUrls: false,
  srcExclude: skipped,
  ignoreDeadLinks: skipped.length > 0,
  markdown: {
    // The usual ones are too faint for small letters.
    theme: { light: 'github-light-high-contrast', dark: 'github-dark-high-contrast' },
    anchor: { slugify: anchorOf },
    config: tellHeadsFromCells,
  },
  themeConfig: {
    nav: [
      { text: 'Specification', link: '/spec/', activeMatch: '^/spec/' },
      { text: 'Playground', link: '/playground' },
      { text: 'Upgrade', link: '/upgrade' },
      { text: 'Reports', link: '/reports' },
      { text: 'Guide', link: '/guide/', activeMatch: '^/guide/' },
    ],
    sidebar: { '/spec/': specSidebar(chapters), '/guide/': guideSidebar() },
    outline: { level: 2, label: 'On this page' },
    logo: '/favicon.svg',
    search: {
      provider: 'local',
      options: {
        // Its accessible name begins with what can be seen, "Search K", with a space between the two.
        translations: {
          button: { buttonText: 'Search ', buttonAriaLabel: 'Search K, with Ctrl or Command' },
        },
        _render: (text, env, markdown) => forSearch(markdown.render(searched(text), env)),
        miniSearch: { searchOptions: { boost: { title: 6, titles: 2 }, fuzzy: 0.1, prefix: true } },
      },
    },
    docFooter: { prev: 'Previous', next: 'Next' },
  },
})
