import { customerLinkTexts } from '@pandrop/dictionaries/en/customer-links'
import { menuTexts } from '@pandrop/dictionaries/en/menu'
import { texts as choices } from './choosing.ts'

/** What the menu of small screens shows: its own words, a customer's links and the choices in it. */
export const texts = { ...menuTexts, ...customerLinkTexts, ...choices }
