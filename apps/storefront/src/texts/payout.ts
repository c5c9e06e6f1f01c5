import { sellingMessages } from '@pandrop/contract/messages/selling'
import { payoutTexts } from '@pandrop/dictionaries/en/payouts'

/** What the dialog that asks for a payout shows, beside the account's texts. */
export const texts = { ...sellingMessages, ...payoutTexts }
