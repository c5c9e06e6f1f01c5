import type { ShopTexts } from './languages.ts'

/** comfortable: cards; compact: rows with float and paint seed, for traders. */
export type Density = 'comfortable' | 'compact'

/**
 * What guests may ask of a page in the query of its address. Parameters that no page knows make no other document: the
 * server's cache drops them, and the storefront can read no others.
 */
export const pageParameters = [
  // lists
  'search',
  'sort',
  'price_from',
  'price_till',
  'type',
  'quality',
  'heroes',
  'exterior_names',
  'item_class',
  'collection',
  'float_from',
  'float_till',
  'paint_seed',
  'stickers_min',
  'attached',
  'sale',
  'new',
  'page',
  'copies',
  // signing in and mailed links
  'form',
  'redirect',
  'token',
  'email',
  'expired',
  // after a payment; type is the list's
  'error',
  'order',
  'order_id',
  'held',
  'tab',
] as const

export type PageParameter = (typeof pageParameters)[number]

/** Answers a GET below the API base as parsed JSON: app.inject on the server, fetch in the browser. */
export type FetchJson = (path: string) => Promise<unknown>

/** What the server tells the storefront about the visitor of a document. */
export interface DocumentVisitor {
  /**
   * the cookie alone: decides guard, language and currency, never personal data
   * (docs/behaviour/wire.md#document-cookie)
   */
  signedIn: boolean
  emailVerified: boolean
  /** ISO 639-1 */
  language: string
  /** ISO 4217 */
  currency: string
  /** how closely lists are set */
  density: Density
}

export interface DocumentRequest {
  /** path with query, as asked for */
  url: string
  /** origin without a trailing slash, for canonical links */
  publicUrl: string
  visitor: DocumentVisitor
  /** what the shop says otherwise than it was shipped */
  texts: ShopTexts
}

export interface DocumentDependencies {
  fetchJson: FetchJson
}

export interface RenderedDocument {
  kind: 'document'
  status: 200 | 404 | 500
  html: string
  /** texts of the inline scripts in it that may run: the storefront says which it wrote, nobody looks in the HTML */
  scripts: readonly string[]
  noindex: boolean
  /** the shop's Google tag may be loaded into it, once the visitor accepts (google-tag.ts) */
  googleTag?: boolean
}

/** A rendered document, or where to go instead. */
export type DocumentAnswer = RenderedDocument | { kind: 'redirect'; to: string }

/** The storefront's server entry (`entry-server`) exports this as `render`. */
export type RenderDocument = (request: DocumentRequest, dependencies: DocumentDependencies) => Promise<DocumentAnswer>
