import { dealMessages } from '@pandrop/contract/messages/deals'
import { apiKeyTexts } from '@pandrop/dictionaries/en/api-keys'
import { avatarTexts } from '@pandrop/dictionaries/en/avatar'
import { dealTexts } from '@pandrop/dictionaries/en/deals'
import { deviceTexts } from '@pandrop/dictionaries/en/devices'
import { offerTexts } from '@pandrop/dictionaries/en/offers'
import { passwordTexts } from '@pandrop/dictionaries/en/password'
import { personalDataTexts } from '@pandrop/dictionaries/en/personal-data'
import { profileTexts } from '@pandrop/dictionaries/en/profile'
import { secondFactorTexts } from '@pandrop/dictionaries/en/second-factor'
import { timelineTexts } from '@pandrop/dictionaries/en/timeline'
import { texts as buying } from './buying.ts'

/** What the auth page and the account show. */
export const texts = {
  ...buying,
  ...dealMessages,
  ...profileTexts,
  ...avatarTexts,
  ...passwordTexts,
  ...secondFactorTexts,
  ...deviceTexts,
  ...apiKeyTexts,
  ...personalDataTexts,
  ...offerTexts,
  ...dealTexts,
  ...timelineTexts,
}
