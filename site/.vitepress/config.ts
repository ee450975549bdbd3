import { defineConfig } from 'vitepress'
import { readCatalog } from '../pages/read-data.ts'
import { guideSidebar, specSidebar } from '../pages/sidebars.ts'

const { chapters } = readCatalog()

export default defineConfig({
  base: process.env.ASSAYER_SITE_BASE ?? '/',
  lang: 'en',
  title: 'Assayer',
  description: 'A specification that runs: read a rule, change the request, see why.',
  outDir: '../dist-site',
  cleanUrls: false,
  // What is in docs/ also points at files of the repository that the site does not have.
  ignoreDeadLinks: false,
  themeConfig: {
    nav: [
      { text: 'Specification', link: '/spec/', activeMatch: '^/spec/' },
      { text: 'Playground', link: '/playground' },
      { text: 'Upgrade', link: '/upgrade' },
      { text: 'Reports', link: '/reports' },
      { text: 'Guide', link: '/guide/', activeMatch: '^/guide/' },
    ],
    sidebar: { '/spec/': specSidebar(chapters), '/guide/': guideSidebar() },
    outline: { level: 2 },
    search: { provider: 'local' },
    docFooter: { prev: 'Previous', next: 'Next' },
  },
})
