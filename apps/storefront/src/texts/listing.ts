import { attachmentTexts } from '@pandrop/dictionaries/en/attachments'
import { savedSearchTexts } from '@pandrop/dictionaries/en/saved-searches'
import { stackTexts } from '@pandrop/dictionaries/en/stacks'
import { wishButtonTexts } from '@pandrop/dictionaries/en/wish-button'
import { texts as shopping } from './shopping.ts'

/** What lists show, also of stacks and of what is on copies, and of keeping a list; comes with what draws them. */
export const texts = { ...shopping, ...stackTexts, ...savedSearchTexts, ...attachmentTexts, ...wishButtonTexts }
