import { posix } from 'node:path'
import { allGuides, type Guide } from './guides.ts'

/**
 * A document of the repository as Markdown of the site: links to other documents lead to their pages, and those to
 * files that the site does not have lead to the repository, or nowhere where its address is not known.
 */
export function guideMarkdown(guide: Guide, text: string, repository: string | undefined): string {
  const link = (target: string) => linkFrom(guide.file, target, repository)
  return outsideCode(withoutDiagrams(text), part =>
    part
      .replace(
        /(!?)\[((?:[^[\]]|\[[^\]]*\])*)\]\(([^)\s]+)\)/g,
        (_all, isPicture: string, label: string, target: string) => {
          const found = link(target)
          return found === null ? label : `${isPicture}[${label}](${found})`
        },
      )
      .replace(
        /\b(src|srcset)="([^"]+)"/g,
        (_all, name: string, target: string) => `${name}="${link(target) ?? target}"`,
      ),
  )
}

/** Diagrams are for those who read the repository. */
function withoutDiagrams(text: string): string {
  return text.replace(/```mermaid\n[\s\S]*?```\n/g, '')
}

/** Changes what is no sample of code. */
function outsideCode(text: string, change: (part: string) => string): string {
  return text
    .split(/(^```[\s\S]*?^```$|^~~~[\s\S]*?^~~~$)/m)
    .map((part, index) => (index % 2 === 0 ? change(part) : part))
    .join('')
}

function linkFrom(file: string, target: string, repository: string | undefined): string | null {
  if (/^(?:[a-z]+:|#|\/)/i.test(target)) return target
  const [path = '', anchor] = target.split('#')
  const found = posix.normalize(posix.join(posix.dirname(file), path))
  const page = pageOf(found)
  if (page !== null) return anchor === undefined ? page : `${page}#${anchor}`
  return repository === undefined ? null : `${repository}/blob/main/${found}`
}

function pageOf(file: string): string | null {
  const guide = allGuides().find(it => it.file === file)
  if (guide) return guide.name === 'index' ? '/guide/' : `/guide/${guide.name}`
  if (file === 'reports' || file === 'reports/README.md') return '/reports'
  return file.startsWith('docs/pictures/') ? `../../${file}` : null
}
