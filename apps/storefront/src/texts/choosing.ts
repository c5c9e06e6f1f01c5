import { choiceMessages } from '@pandrop/contract/messages/choices'
import { choicesTexts } from '@pandrop/dictionaries/en/choices'

/** What the lists of languages and currencies and the cookie banner show. */
export const texts = { ...choiceMessages, ...choicesTexts }
