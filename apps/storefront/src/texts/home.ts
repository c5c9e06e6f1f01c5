import { homeTexts } from '@pandrop/dictionaries/en/home'

/** What the home page says itself; its strips bring the texts of cards with them. */
export const texts = homeTexts
