/**
 * An answer with its reasons, as plain JSON: what was asked, who asked, which entries are in and out and why, which
 * defaults applied, what of the request was ignored, what was populated. Clauses are named by their ids; sentences
 * about values are for people.
 */
export interface Why {
  readonly request: { readonly method: string; readonly target: string }
  /** Which service answered. */
  readonly service: 'content' | 'platform'
  readonly answer: WhyAnswer
  /** The request may write, so it was asked of a copy: nothing of it is kept. */
  readonly ofCopy: boolean
  /** The clauses on which the answer rests, sorted. */
  readonly clauses: readonly string[]
  /** Why the request was refused; null when it was not. */
  readonly refusal: WhyRefusal | null
  /** Null: nobody asked who it is. */
  readonly caller: WhyCaller | null
  readonly permissions: readonly WhyPermission[]
  /** The lists that the answer shows, in the order in which they were found. */
  readonly lists: readonly WhyList[]
  /**
   * The lists within entries that a GraphQL query asks for, each under its entry: `restaurants[luna].dishes`. What is
   * not linked to the entry could not be in.
   */
  readonly nested: readonly WhyList[]
  /** What of the request had no say. */
  readonly ignored: readonly WhyIgnored[]
  readonly populated: readonly WhyPopulated[]
  /** How versions were dealt with; null at the content service. */
  readonly versions: WhyVersions | null
}

/** The answer itself, to the byte where it is text. */
export interface WhyAnswer {
  readonly status: number
  readonly headers: Readonly<Record<string, string | readonly string[]>>
  /** Null for none, and for what is no text. */
  readonly body: string | null
}

export interface WhyRefusal {
  /** The rule that refused, as far as can be told. */
  readonly clause: string | null
  /** In the words of the service. */
  readonly says: string
  /** What a name that nobody knows may have been meant to be, as the kit finds it. */
  readonly near?: string
}

export interface WhyCaller {
  readonly kind: 'public' | 'user' | 'api-token' | 'integration' | 'staff'
  /** The role of a user, the type of a token. */
  readonly role: string | null
  /** The name of a user, a token or a key. */
  readonly name: string | null
}

/** A permission that was asked for. */
export interface WhyPermission {
  /** `api::dish.dish.find`. */
  readonly action: string
  readonly granted: boolean
  readonly clause: string
}

/** A list, and what became of every entry that could be in it. */
export interface WhyList {
  /** The uid of its type, or the name of the resource. */
  readonly type: string
  /** What its entries are called: `restaurants`. */
  readonly name: string
  /** Where the answer shows it: `data`, the name of a field, or a way over entries, `restaurants[luna].dishes`. */
  readonly path: string
  /** Number of entries on all pages. */
  readonly total: number
  /** Number of entries that there are, or that the entry above links. */
  readonly stored: number
  readonly settings: readonly WhySetting[]
  readonly order: WhyOrder
  /** Those that are shown come first, in their order, then those on other pages, then those that are out. */
  readonly entries: readonly WhyEntry[]
  /** So many entries more are not told of. */
  readonly leftOff: number
}

/** What a parameter came to. */
export interface WhySetting {
  /** The parameter: `pagination[pageSize]`. */
  readonly parameter: string
  readonly value: WhyValue
  /** Whether the request said so, a default did, or a limit made something else of what it said. */
  readonly by: 'request' | 'default' | 'limit'
  /** What a limit changed. */
  readonly asked?: WhyValue
  readonly clause: string
}

export interface WhyOrder {
  readonly keys: readonly { readonly path: string; readonly direction: 'asc' | 'desc' }[]
  /** Nothing was asked: the documentation leaves the order open. */
  readonly isOpen: boolean
  readonly clause: string
}

export interface WhyEntry {
  readonly id: number | string
  /** What the world calls it: its slug, name or title; its id where it has none. */
  readonly name: string
  readonly standing: 'shown' | 'other-page' | 'out'
  /** Its place in the list over all pages, from 1; null when it is out. */
  readonly place: number | null
  /** The values that it is sorted by, in the order of the keys. */
  readonly sortedBy: readonly WhyValue[]
  /** What of the query it meets when it is in, and what it does not meet when it is out. */
  readonly reasons: readonly WhyReason[]
}

/** One condition and what it says of one entry. */
export interface WhyReason {
  /**
   * The part of the query, `filters[seats][$lt]`, or `filter=featured:true` of the platform; it can be asked alone.
   * Empty for what no part of the query asks.
   */
  readonly part: string
  readonly clause: string | null
  /** A comparison with nothing is unknown: neither it nor its opposite keeps an entry. */
  readonly outcome: 'holds' | 'fails' | 'unknown'
  /** In words: `seats is 40`. */
  readonly says: string
  readonly comparison?: {
    readonly attribute: string
    readonly operator: string
    readonly operand: WhyValue
    readonly stored: WhyValue
  }
  /** What it is made of: the parts that decide. */
  readonly parts?: readonly WhyReason[]
  /** The related entries that decide, each with its reasons. */
  readonly related?: readonly WhyRelated[]
}

export interface WhyRelated {
  readonly id: number | string
  readonly name: string
  readonly reasons: readonly WhyReason[]
}

/** A part of the request that had no say. */
export interface WhyIgnored {
  /** `filters[name][$equals]`. */
  readonly part: string
  readonly says: string
  readonly clause: string | null
  /** What it may have been meant to be, as the kit finds it. */
  readonly near?: string
}

/** What became of one path of `populate`. */
export interface WhyPopulated {
  /** `categories.restaurants`. */
  readonly path: string
  readonly isShown: boolean
  /** The rule that hid it, or nothing. */
  readonly clause: string | null
  readonly says: string
  /** Related entries that are shown, and that there are, under all parents. */
  readonly shown: number
  readonly linked: number
}

/** How the platform dealt with versions. */
export interface WhyVersions {
  /** As the request says it, by its header or its URL; null when it does not. */
  readonly asked: string | null
  /** The version that the site runs as. */
  readonly site: string
  /** The majors whose rules and shapes answered. */
  readonly served: string
  readonly says: string
  /** The changes that came later than what was asked for, and made something else of the request or the answer. */
  readonly steps: readonly WhyStep[]
}

export interface WhyStep {
  readonly clause: string
  readonly since: string
  /** What it made something else of; `rules`: an older rule stands in for one that the change made. */
  readonly of: 'request' | 'answer' | 'rules'
  readonly differences: readonly WhyDifference[]
}

/** A place that a change made different. */
export interface WhyDifference {
  readonly path: string
  /** Absent: nothing stood there. */
  readonly before?: WhyValue
  readonly after?: WhyValue
}

/** A value as JSON; `undefined` has no place in it. */
export type WhyValue =
  | string
  | number
  | boolean
  | null
  | readonly WhyValue[]
  | { readonly [name: string]: WhyValue }
