import { sellingMessages } from '@pandrop/contract/messages/selling'
import { sellTexts } from '@pandrop/dictionaries/en/sell'
import { tradeTexts } from '@pandrop/dictionaries/en/trades'

/** What the dialogs of selling to the shop show, beside the account's texts. */
export const texts = { ...sellingMessages, ...sellTexts, ...tradeTexts }
