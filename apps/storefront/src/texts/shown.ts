import { accountMessages } from '@pandrop/contract/messages/accounts'
import { cartMessages } from '@pandrop/contract/messages/cart'
import { catalogueMessages } from '@pandrop/contract/messages/catalogue'
import { choicesTexts } from '@pandrop/dictionaries/en/choices'
import { pageTexts } from '@pandrop/dictionaries/en/pages'
import { shellTexts } from '@pandrop/dictionaries/en/shell'
import { wishButtonTexts } from '@pandrop/dictionaries/en/wish-button'
import type { Dictionary } from '@pandrop/dictionaries/translate'

/**
 * The English texts that this visit has needed so far. The shell's come at once, the others with the page that shows
 * them: all of them would weigh more than a page's own code.
 */
export const shownTexts: Record<string, string> = {
  ...accountMessages,
  ...cartMessages,
  ...catalogueMessages,
  ...shellTexts,
  ...choicesTexts,
  ...pageTexts,
  ...wishButtonTexts,
}

/** Adds what a page is about to show. */
export const addTexts = (texts: Dictionary): void => {
  Object.assign(shownTexts, texts)
}
