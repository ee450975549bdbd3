import type { ChapterFacts } from '../catalog.ts'
import { GUIDES } from './guides.ts'

export interface SidebarItem {
  text: string
  link?: string
  collapsed?: boolean
  items?: SidebarItem[]
}

export const SERVICES = { content: 'Content service', platform: 'Publishing platform' } as const

/** Chapters by their service; `GraphQL: filters` stands below `GraphQL`, and pages of a chapter below it. */
export function specSidebar(chapters: readonly ChapterFacts[]): SidebarItem[] {
  return Object.entries(SERVICES).map(([service, text]) => {
    const own = chapters.filter(chapter => chapter.service === service)
    const groups = [...new Set(own.map(({ title }) => groupOf(title)))]
    return { text, items: groups.map(group => groupItem(group, own)) }
  })
}

function groupItem(group: string, chapters: readonly ChapterFacts[]): SidebarItem {
  const below = chapters
    .filter(({ title }) => title.startsWith(`${group}: `))
    .map(chapter => chapterItem(capitalized(chapter.title.slice(group.length + 2)), chapter))
  const whole = chapters.find(({ title }) => title === group)
  const own = whole ? chapterItem(group, whole) : { text: group }
  return withItems(own, [...(own.items ?? []), ...below])
}

function chapterItem(text: string, { id, pages }: ChapterFacts): SidebarItem {
  const items = pages.flatMap(({ id: page, range }) =>
    range === null ? [] : [{ text: range, link: linkOf(page) }],
  )
  return withItems({ text, link: linkOf(id) }, items)
}

function withItems(item: SidebarItem, items: SidebarItem[]): SidebarItem {
  return items.length === 0 ? item : { ...item, items, collapsed: true }
}

function groupOf(title: string): string {
  return title.split(': ')[0] ?? title
}

function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

function linkOf(page: string): string {
  return `/spec/${page}`
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
