import { catalogueTexts } from '@pandrop/dictionaries/en/catalogue'
import { detailsTexts } from '@pandrop/dictionaries/en/details'

/** What the details page shows at once. */
export const texts = { ...catalogueTexts, ...detailsTexts }
