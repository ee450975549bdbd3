import type { Theme } from 'vitepress'
import DefaultTheme from 'vitepress/theme-without-fonts'
import LiveExamples from './LiveExamples.vue'
import SiteLayout from './SiteLayout.vue'
import './theme.css'
import './chapter.css'
import './example.css'
import './reports.css'

const theme: Theme = {
  extends: DefaultTheme,
  Layout: SiteLayout,
  enhanceApp: ({ app }) => {
    app.component('LiveExamples', LiveExamples)
  },
}

export default theme
