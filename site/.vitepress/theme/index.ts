export { default } from '../../theme/theme.ts'
