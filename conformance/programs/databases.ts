/** What a real program can keep its content in. */
export const DATABASES = ['sqlite', 'postgres', 'mysql'] as const

export type DatabaseName = (typeof DATABASES)[number]
