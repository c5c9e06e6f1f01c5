import { footerTexts } from '@pandrop/dictionaries/en/footer'

/** What the footer shows. */
export const texts = footerTexts
