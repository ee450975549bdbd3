/** What the tests use of the published clients, which come without types. */
declare module '@tryghost/content-api' {
  interface Item {
    readonly slug: string
    readonly name: string
    readonly title: string
    readonly primary_tag?: Item | null
    readonly feature_image?: string | null
    readonly html?: string
  }
  interface Items extends ReadonlyArray<Item> {
    readonly meta: { readonly pagination: Record<string, number | null> }
  }
  interface Endpoint {
    browse(options?: object): Promise<Items>
    read(data: object, options?: object): Promise<Item>
  }
  export default class ContentApi {
    constructor(options: { url: string; key: string; version: string | boolean; ghostPath?: string })
    readonly posts: Endpoint
    readonly pages: Endpoint
    readonly tags: Endpoint
    readonly tiers: Endpoint
    readonly settings: { browse(): Promise<Item> }
  }
}

declare module '@tryghost/admin-api' {
  interface Item {
    readonly id: string
    readonly slug: string
    readonly name: string
    readonly title: string
    readonly html: string | null
    readonly updated_at: string
    readonly visibility: string
    readonly newsletters: readonly object[]
  }
  interface Uploaded {
    readonly url: string
    readonly ref: string | null
  }
  interface Uploads {
    upload(data: object): Promise<Uploaded>
  }
  interface Endpoint {
    browse(options?: object): Promise<readonly Item[]>
    read(data: object, options?: object): Promise<Item>
    add(data: object, options?: object): Promise<Item>
    edit(data: object, options?: object): Promise<Item>
    delete(data: object): Promise<unknown>
  }
  export default class AdminApi {
    constructor(options: { url: string; key: string; version: string | boolean; ghostPath?: string })
    readonly posts: Endpoint
    readonly members: Endpoint
    readonly tags: Endpoint
    readonly images: Uploads
    readonly media: Uploads
    readonly files: Uploads
    readonly site: { read(): Promise<Item> }
  }
}
