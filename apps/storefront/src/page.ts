import type { ApiClient } from '@pandrop/api-client/client'
import type { Settings } from '@pandrop/contract/content'
import type { Text } from '@pandrop/dictionaries/translate'
import type { QueryClient } from '@tanstack/react-query'
import type { ComponentType } from 'react'

export type NoParams = Readonly<Record<never, never>>

/** What a page's component gets: the parts of its address. */
export interface PageProps<Params = NoParams, Search = NoParams> {
  params: Params
  search: Search
}

export interface LoadInput<Params, Search> extends PageProps<Params, Search> {
  api: ApiClient
  queryClient: QueryClient
}

export interface HeadInput<Params, Search> extends LoadInput<Params, Search> {
  text: Text
  settings: Settings
  /** origin without a trailing slash; what leaves the page, such as JSON-LD, names whole addresses */
  publicUrl: string
}

/**
 * An own path as the rest of the world must call it.
 * @param address an own path, or an address that is whole already
 * @param publicUrl origin without a trailing slash
 */
export const absoluteAddress = (address: string, publicUrl: string): string =>
  address.startsWith('http') ? address : publicUrl + address

/** A picture that the first view needs, named exactly as its img or source element asks for it. */
export interface PreloadPicture {
  src: string
  srcSet?: string
  sizes?: string
  /** MIME type; browsers that cannot read it skip the preload */
  type?: string
}

/** The picture beside a shared link, 1200×630. */
export interface SharePicture {
  /** own path or absolute address */
  src: string
  alt: string
}

/** What a page says in the document's head. */
export interface PageHead {
  /** the shop's name is appended, unless `bareTitle` */
  title: string
  bareTitle?: boolean
  description?: string
  /** own path of the canonical address; the current path without its query when absent */
  canonical?: string
  /** keeps the page out of search engines: personal pages, payment pages, sold items */
  noindex?: boolean
  preloadPicture?: PreloadPicture
  /** beside shared links; the shop's own picture when absent */
  sharePicture?: SharePicture
  /** what the page is to Open Graph; a website when absent */
  shareType?: 'product'
  /** schema.org objects */
  jsonLd?: readonly Readonly<Record<string, unknown>>[]
}

/** One page: what it needs before it is shown, what stands in its head, and its component. */
export interface Page<Params = NoParams, Search = NoParams> {
  /** awaited before the first frame, on the server and in the browser; public data only */
  load?: (input: LoadInput<Params, Search>) => Promise<void>
  head?: (input: HeadInput<Params, Search>) => PageHead
  Component: ComponentType<PageProps<Params, Search>>
  /** stands in for the page whose load failed; an ordinary error page with a retry when absent */
  Failed?: ComponentType<PageProps<Params, Search>>
}

/** Declares a page without widening its types. */
export const definePage = <Params = NoParams, Search = NoParams>(page: Page<Params, Search>): Page<Params, Search> =>
  page
