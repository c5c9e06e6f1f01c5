import { dealMessages } from '@pandrop/contract/messages/deals'
import { verificationMessages } from '@pandrop/contract/messages/verifications'
import { accountDeletionTexts } from '@pandrop/dictionaries/en/account-deletion'
import { activityTexts } from '@pandrop/dictionaries/en/activity'
import { identityTexts } from '@pandrop/dictionaries/en/identity'
import { notificationTexts } from '@pandrop/dictionaries/en/notifications'
import { offerTexts } from '@pandrop/dictionaries/en/offers'
import { passkeyTexts } from '@pandrop/dictionaries/en/passkeys'
import { profileTexts } from '@pandrop/dictionaries/en/profile'
import { secondFactorTexts } from '@pandrop/dictionaries/en/second-factor'
import { timelineTexts } from '@pandrop/dictionaries/en/timeline'
import { texts as buying } from './buying.ts'

/** What the auth page and the account show. */
export const texts = {
  ...buying,
  ...dealMessages,
  ...profileTexts,
  ...accountDeletionTexts,
  ...activityTexts,
  ...passkeyTexts,
  ...secondFactorTexts,
  ...offerTexts,
  ...identityTexts,
  ...verificationMessages,
  ...notificationTexts,
  ...timelineTexts,
}
