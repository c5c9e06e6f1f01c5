import { cardTexts } from '@pandrop/dictionaries/en/cards'
import { shelfTexts } from '@pandrop/dictionaries/en/shelves'

/** What a list is called; what it shows comes with what draws it. */
export const texts = { ...cardTexts, ...shelfTexts }
