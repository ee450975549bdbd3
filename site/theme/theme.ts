import type { Theme } from 'vitepress'
import DefaultTheme from 'vitepress/theme-without-fonts'
import { defineAsyncComponent, h } from 'vue'
import LiveExamples from './LiveExamples.vue'
import './theme.css'
import './chapter.css'
import './example.css'
import './reports.css'

/** Where the browser makes chapters: pages that were made before do not load what makes them. */
const ClientChapter = defineAsyncComponent(() => import('./ClientChapter.vue'))
const HomeExample = defineAsyncComponent(() => import('./HomeExample.vue'))

const theme: Theme = {
  extends: DefaultTheme,
  Layout: () => h(DefaultTheme.Layout, null, { 'home-hero-after': () => h(HomeExample) }),
  enhanceApp: ({ app }) => {
    app.component('LiveExamples', LiveExamples)
    app.component('ClientChapter', ClientChapter)
  },
}

export default theme
