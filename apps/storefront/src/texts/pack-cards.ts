import { cardTexts } from '@pandrop/dictionaries/en/cards'
import { packTexts } from '@pandrop/dictionaries/en/packs'

/** What strips of packs show, wherever they stand. */
export const texts = { ...cardTexts, ...packTexts }
