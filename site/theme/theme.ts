import type { Theme } from 'vitepress'
import DefaultTheme from 'vitepress/theme-without-fonts'
import './theme.css'

const theme: Theme = { extends: DefaultTheme }

export default theme
