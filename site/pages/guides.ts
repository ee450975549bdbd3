/** A document of the repository as a page of the site. */
export interface Guide {
  /** Its page: `/guide/worlds`. */
  readonly name: string
  /** As the sidebar calls it. */
  readonly title: string
  /** From the root of the repository. */
  readonly file: string
}

export interface GuideGroup {
  readonly title: string
  readonly guides: readonly Guide[]
}

/** In the order of the sidebar. A test holds that no document is left out. */
export const GUIDES: readonly GuideGroup[] = [
  {
    title: 'Start here',
    guides: [{ name: 'index', title: 'What Assayer is', file: 'README.md' }, guide('site', 'This site')],
  },
  {
    title: 'A mock server',
    guides: [
      guide('worlds', 'Worlds'),
      guide('why', 'Why an answer is so'),
      guide('import', 'Your own content'),
      guide('observing', 'Judge a client'),
    ],
  },
  {
    title: 'Judging a server',
    guides: [
      guide('configuration', 'Targets and configuration'),
      guide('verdicts', 'What a verdict means'),
      guide('disputes', 'Contesting a verdict'),
      guide('your-own-models', 'Your own models'),
      guide('judging-strapi', 'A real Strapi'),
      guide('judging-ghost', 'A real Ghost'),
      guide('identify', 'Which program is that?'),
      guide('audit', 'A server not to be touched'),
      guide('proxy', 'Real traffic'),
      guide('fuzz', 'Fuzzing'),
    ],
  },
  {
    title: 'In your project',
    guides: [
      guide('ci', 'CI and reports'),
      guide('proof', 'Prove a result'),
      guide('requirements', 'Requirement sets'),
      guide('withstand', 'Test your tests'),
      guide('scenarios', 'Scenarios of your own'),
      guide('export', 'Hurl, Bruno, pytest'),
    ],
  },
  {
    title: 'How good is it?',
    guides: [
      guide('content-agreement', 'Agreement with Strapi'),
      guide('platform-agreement', 'Agreement with Ghost'),
      guide('performance', 'Speed'),
    ],
  },
  {
    title: 'Inside',
    guides: [
      { name: 'architecture', title: 'The map of the code', file: 'ARCHITECTURE.md' },
      { name: 'contributing', title: 'Contributing', file: 'CONTRIBUTING.md' },
    ],
  },
]

export function allGuides(): readonly Guide[] {
  return GUIDES.flatMap(({ guides }) => guides)
}

function guide(name: string, title: string): Guide {
  return { name, title, file: `docs/${name}.md` }
}
