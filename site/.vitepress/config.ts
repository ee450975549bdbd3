import { defineConfig } from 'vitepress'
import { forSearch } from '../pages/for-search.ts'
import { readCatalog } from '../pages/read-data.ts'
import { guideSidebar, specSidebar } from '../pages/sidebars.ts'

const { chapters } = readCatalog()

const base = process.env.ASSAYER_SITE_BASE ?? '/'

export default defineConfig({
  base,
  lang: 'en',
  title: 'Assayer',
  description: 'A specification that runs: read a rule, change the request, see why.',
  head: [['link', { rel: 'icon', type: 'image/svg+xml', href: `${base}favicon.svg` }]],
  outDir: '../dist-site',
  cleanUrls: false,
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
        _render: (text, env, markdown) => forSearch(markdown.render(text, env)),
        miniSearch: { searchOptions: { boost: { title: 6, titles: 2 }, fuzzy: 0.1, prefix: true } },
      },
    },
    docFooter: { prev: 'Previous', next: 'Next' },
  },
})
