import type { Theme } from 'vitepress'
import DefaultTheme from 'vitepress/theme-without-fonts'
import LiveExamples from './LiveExamples.vue'
import './theme.css'
import './chapter.css'
import './example.css'

const theme: Theme = {
  extends: DefaultTheme,
  enhanceApp: ({ app }) => {
    app.component('LiveExamples', LiveExamples)
  },
}

export default theme
