import { catalogueMessages } from '@pandrop/contract/messages/catalogue'
import { cardTexts } from '@pandrop/dictionaries/en/cards'
import { listTexts } from '@pandrop/dictionaries/en/lists'
import { shelfTexts } from '@pandrop/dictionaries/en/shelves'

/** What lists show. */
export const texts = { ...catalogueMessages, ...cardTexts, ...shelfTexts, ...listTexts }
