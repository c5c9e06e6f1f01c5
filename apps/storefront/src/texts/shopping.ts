import { catalogueMessages } from '@pandrop/contract/messages/catalogue'
import { cardTexts } from '@pandrop/dictionaries/en/cards'
import { listTexts } from '@pandrop/dictionaries/en/lists'

/** What lists show. */
export const texts = { ...catalogueMessages, ...cardTexts, ...listTexts }
