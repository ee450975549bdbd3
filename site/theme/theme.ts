import type { Theme } from 'vitepress'
import DefaultTheme from 'vitepress/theme-without-fonts'
import { defineAsyncComponent, h } from 'vue'
import LiveExamples from './LiveExamples.vue'
import './theme.css'
import './chapter.css'
import './example.css'
import './reports.css'

const HomeExample = defineAsyncComponent(() => import('./HomeExample.vue'))

const theme: Theme = {
  extends: DefaultTheme,
  Layout: () => h(DefaultTheme.Layout, null, { 'home-hero-after': () => h(HomeExample) }),
  enhanceApp: ({ app }) => {
    app.component('LiveExamples', LiveExamples)
  },
}

export default theme
