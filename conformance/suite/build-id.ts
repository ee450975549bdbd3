/** Put in by the build (build/bundle.js). */
declare const ASSAYER_BUILD: string | undefined

/** Differs whenever the code does; null where the sources run as they are. */
export const buildId: string | null = typeof ASSAYER_BUILD === 'undefined' ? null : ASSAYER_BUILD
