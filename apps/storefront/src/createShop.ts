import { createClient, type Transport } from '@pandrop/api-client/client'
import { type ApiFailure, isSessionExpired } from '@pandrop/api-client/errors'
import type { Route } from '@pandrop/contract/call'
import { createText, type Dictionary } from '@pandrop/dictionaries/translate'
import { chosenCurrency } from './currency.ts'
import { createQueryClient } from './router.ts'
import type { Frame, Shop } from './shop.ts'

interface ShopOptions {
  frame: Frame
  transport: Transport
  /** texts of the frame's language, whole or growing with the pages */
  dictionary: Dictionary
  onServer: boolean
  /** the session ended under a protected call (docs/behaviour/accounts.md#session-expired) */
  onSessionExpired?: () => void
}

/** Client, cache and texts around one frame. */
export const createShop = ({ frame, transport, dictionary, onServer, onSessionExpired }: ShopOptions): Shop => {
  const onFailure = (failure: ApiFailure, route: Route) => {
    if (isSessionExpired(failure) && route.access !== 'public') onSessionExpired?.()
  }
  const locale = () => ({ currency: chosenCurrency(frame), language: frame.visitor.language })
  const { language } = frame.visitor
  return {
    frame,
    api: createClient({ transport, locale, onFailure }),
    queryClient: createQueryClient(onServer),
    text: createText(language, dictionary),
  }
}
