import { requestMessages } from '@pandrop/contract/messages/requests'
import { notMeTexts } from '@pandrop/dictionaries/en/not-me'

/** What the page behind “This was not me” shows. */
export const texts = { ...requestMessages, ...notMeTexts }
