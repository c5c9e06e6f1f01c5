import { catalogueMessages } from '@pandrop/contract/messages/catalogue'
import { attachmentTexts } from '@pandrop/dictionaries/en/attachments'
import { cardTexts } from '@pandrop/dictionaries/en/cards'
import { wishButtonTexts } from '@pandrop/dictionaries/en/wish-button'

/** What strips of cards show, wherever they stand. */
export const texts = { ...catalogueMessages, ...cardTexts, ...attachmentTexts, ...wishButtonTexts }
