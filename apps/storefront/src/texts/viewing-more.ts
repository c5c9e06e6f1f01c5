import { attachmentTexts } from '@pandrop/dictionaries/en/attachments'
import { detailsMoreTexts } from '@pandrop/dictionaries/en/details-more'
import { wishButtonTexts } from '@pandrop/dictionaries/en/wish-button'

/** What comes with the later parts of the details page. */
export const texts = { ...detailsMoreTexts, ...attachmentTexts, ...wishButtonTexts }
