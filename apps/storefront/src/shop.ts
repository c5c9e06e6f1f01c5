import type { ApiClient } from '@pandrop/api-client/client'
import type { DocumentVisitor } from '@pandrop/contract/document'
import type { Text } from '@pandrop/dictionaries/translate'
import type { QueryClient } from '@tanstack/react-query'
import { createContext, useContext } from 'react'

/** What a document is rendered with and the browser goes on with. */
export interface Frame {
  /** origin without a trailing slash */
  publicUrl: string
  visitor: DocumentVisitor
  /** the current year when the document was rendered, so that server and browser agree */
  year: number
  /** address of this language's texts, to be read before hydration; empty for English, which comes with the script */
  textsUrl: string
}

/** What every page and hook works with: one per document on the server, one per visit in the browser. */
export interface Shop {
  api: ApiClient
  queryClient: QueryClient
  text: Text
  frame: Frame
}

export const ShopContext = createContext<Shop | null>(null)

/** The shop around the component; outside of it is a bug. */
export const useShop = (): Shop => {
  const shop = useContext(ShopContext)
  if (!shop) throw new Error('no shop around this component')
  return shop
}
