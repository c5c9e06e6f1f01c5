import { cartButtonMessages } from '@pandrop/contract/messages/cart-button'
import { contentMessages } from '@pandrop/contract/messages/content'
import { productMessages } from '@pandrop/contract/messages/product'
import { sessionMessages } from '@pandrop/contract/messages/session'
import { choiceLinkTexts } from '@pandrop/dictionaries/en/choice-links'
import { pageTexts } from '@pandrop/dictionaries/en/pages'
import { shellTexts } from '@pandrop/dictionaries/en/shell'
import type { Dictionary } from '@pandrop/dictionaries/translate'

/**
 * The English texts that this visit has needed so far. The shell's come at once, the others with the page that shows
 * them: all of them would weigh more than a page's own code.
 */
export const shownTexts: Record<string, string> = {
  ...sessionMessages,
  ...cartButtonMessages,
  ...productMessages,
  ...contentMessages,
  ...shellTexts,
  ...choiceLinkTexts,
  ...pageTexts,
}

/** What the shop is called: the document says it, because texts that come with the script are every shop's. */
export const addNames = (): void => {
  const said = (name: string) => document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content ?? ''
  for (const name of ['wordmark', 'mark', 'logo']) shownTexts[name] = said(name)
  shownTexts.shop_name = said('application-name')
}

/** Adds what a page is about to show. */
export const addTexts = (texts: Dictionary): void => {
  Object.assign(shownTexts, texts)
}

/**
 * Loads a screen together with its texts.
 * @param loading both imports, begun at the same time
 */
export const withTexts = async <Module>(
  ...loading: [screen: Promise<Module>, texts: Promise<{ texts: Dictionary }>]
): Promise<Module> => {
  const [screen, { texts }] = await Promise.all(loading)
  addTexts(texts)
  return screen
}
