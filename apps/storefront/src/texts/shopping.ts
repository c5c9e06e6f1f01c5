import { listTexts } from '@pandrop/dictionaries/en/lists'
import { texts as cards } from './cards.ts'

/** What lists show. */
export const texts = { ...cards, ...listTexts }
