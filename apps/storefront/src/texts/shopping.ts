import { catalogueMessages } from '@pandrop/contract/messages/catalogue'
import { cartTexts } from '@pandrop/dictionaries/en/cart'
import { catalogueTexts } from '@pandrop/dictionaries/en/catalogue'
import { homeTexts } from '@pandrop/dictionaries/en/home'
import { listTexts } from '@pandrop/dictionaries/en/lists'

/** What home, lists and details show. */
export const texts = { ...catalogueMessages, ...homeTexts, ...catalogueTexts, ...listTexts, ...cartTexts }
