import type { ChapterFacts } from '../catalog.ts'
import { GUIDES } from './guides.ts'

export interface SidebarItem {
  text: string
  link?: string
  collapsed?: boolean
  items?: SidebarItem[]
}

export const SERVICES = { content: 'Content service', platform: 'Publishing platform' } as const

/** Chapters by their service; `GraphQL: filters` stands below `GraphQL`. */
export function specSidebar(chapters: readonly ChapterFacts[]): SidebarItem[] {
  return Object.entries(SERVICES).map(([service, text]) => {
    const own = chapters.filter(chapter => chapter.service === service)
    const groups = [...new Set(own.map(({ title }) => groupOf(title)))]
    return { text, items: groups.map(group => groupItem(group, own)) }
  })
}

function groupItem(group: string, chapters: readonly ChapterFacts[]): SidebarItem {
  const items = chapters
    .filter(({ title }) => title.startsWith(`${group}: `))
    .map(({ id, title }) => ({ text: capitalized(title.slice(group.length + 2)), link: linkOf(id) }))
  const whole = chapters.find(({ title }) => title === group)
  const link = whole ? { link: linkOf(whole.id) } : {}
  return { text: group, ...link, ...(items.length > 0 && { items, collapsed: true }) }
}

function groupOf(title: string): string {
  return title.split(': ')[0] ?? title
}

function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

function linkOf(chapter: string): string {
  return `/spec/${chapter}`
}

export function guideSidebar(): SidebarItem[] {
  return GUIDES.map(({ title, guides }) => ({
    text: title,
    items: guides.map(it => ({
      text: it.title,
      link: it.name === 'index' ? '/guide/' : `/guide/${it.name}`,
    })),
  }))
}
