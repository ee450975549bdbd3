import { useRoute } from 'vitepress'
import { onBeforeUnmount } from 'vue'

/**
 * Gives the outline to a page whose headings the browser makes. VitePress looks for headings when a page is there, and
 * again when its frontmatter changes: so it is told `outline: false` first, and otherwise by what is returned.
 */
export function useLateOutline(): () => void {
  const route = useRoute()
  let isThere = true
  onBeforeUnmount(() => {
    isThere = false
  })
  return () => {
    if (!isThere) return
    const { data } = route
    route.data = { ...data, frontmatter: { ...data.frontmatter, outline: 2 } }
  }
}
