import { cardTexts } from '@pandrop/dictionaries/en/cards'
import { detailsTexts } from '@pandrop/dictionaries/en/details'

/** What the details page shows at once. */
export const texts = { ...cardTexts, ...detailsTexts }
