import { sellingMessages } from '@pandrop/contract/messages/selling'
import { sellTexts } from '@pandrop/dictionaries/en/sell'

/** What the dialogs of selling to the shop show, beside the account's texts. */
export const texts = { ...sellingMessages, ...sellTexts }
