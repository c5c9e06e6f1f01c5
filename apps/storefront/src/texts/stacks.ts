import { attachmentTexts } from '@pandrop/dictionaries/en/attachments'
import { savedSearchTexts } from '@pandrop/dictionaries/en/saved-searches'
import { stackTexts } from '@pandrop/dictionaries/en/stacks'
import { wishButtonTexts } from '@pandrop/dictionaries/en/wish-button'

/** What lists show of stacks and of what is on copies, and of keeping a list; comes with what draws them. */
export const texts = { ...stackTexts, ...savedSearchTexts, ...attachmentTexts, ...wishButtonTexts }
