import { savedSearchTexts } from '@pandrop/dictionaries/en/saved-searches'
import { searchTexts } from '@pandrop/dictionaries/en/search'
import { wishButtonTexts } from '@pandrop/dictionaries/en/wish-button'

/** What the search above every page shows; what it found is shown with the texts of lists. */
export const texts = { ...searchTexts, ...savedSearchTexts, ...wishButtonTexts }
