import type { Theme } from 'vitepress'
import DefaultTheme from 'vitepress/theme-without-fonts'
import { defineAsyncComponent } from 'vue'
import LiveExamples from './LiveExamples.vue'
import SiteLayout from './SiteLayout.vue'
import './theme.css'
import './chapter.css'
import './example.css'
import './reports.css'

/** Where the browser makes pages: those that were made before do not load what makes them. */
const ClientPage = defineAsyncComponent(() => import('./ClientPage.vue'))

const theme: Theme = {
  extends: DefaultTheme,
  Layout: SiteLayout,
  enhanceApp: ({ app }) => {
    app.component('LiveExamples', LiveExamples)
    app.component('ClientPage', ClientPage)
  },
}

export default theme
