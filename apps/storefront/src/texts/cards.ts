import { catalogueMessages } from '@pandrop/contract/messages/catalogue'
import { attachmentTexts } from '@pandrop/dictionaries/en/attachments'
import { cardTexts } from '@pandrop/dictionaries/en/cards'

/** What strips of cards show, wherever they stand. */
export const texts = { ...catalogueMessages, ...cardTexts, ...attachmentTexts }
