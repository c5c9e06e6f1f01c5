import { accountMessages } from '@pandrop/contract/messages/accounts'
import { accountTexts } from '@pandrop/dictionaries/en/accounts'
import { passkeyTexts } from '@pandrop/dictionaries/en/passkeys'
import { proofTexts } from '@pandrop/dictionaries/en/proof'
import { secondFactorTexts } from '@pandrop/dictionaries/en/second-factor'

/** What the dialog shows that asks who sits there, over whichever page. */
export const texts = { ...accountMessages, ...accountTexts, ...secondFactorTexts, ...passkeyTexts, ...proofTexts }
