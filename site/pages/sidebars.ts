import type { ChapterFacts } from '../catalog.ts'
import { GUIDES } from './guides.ts'

export interface SidebarGroup {
  text: string
  collapsed?: boolean
  items: { text: string; link: string }[]
}

const SERVICES = { content: 'Content service', platform: 'Publishing platform' } as const

/** Chapters by their service. */
export function specSidebar(chapters: readonly ChapterFacts[]): SidebarGroup[] {
  return Object.entries(SERVICES).map(([service, text]) => ({
    text,
    items: chapters
      .filter(chapter => chapter.service === service)
      .map(({ id, title }) => ({ text: title, link: `/spec/${id}` })),
  }))
}

export function guideSidebar(): SidebarGroup[] {
  return GUIDES.map(({ title, guides }) => ({
    text: title,
    items: guides.map(it => ({
      text: it.title,
      link: it.name === 'index' ? '/guide/' : `/guide/${it.name}`,
    })),
  }))
}
