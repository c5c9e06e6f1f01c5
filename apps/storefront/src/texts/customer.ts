import { customerLinkTexts } from '@pandrop/dictionaries/en/customer-links'

/** What a signed-in visitor has in the header. */
export const texts = customerLinkTexts
