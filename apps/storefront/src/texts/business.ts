import { businessTexts } from '@pandrop/dictionaries/en/business'

/** What the checkout asks business customers for, beside its own texts. */
export const texts = businessTexts
