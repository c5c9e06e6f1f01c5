import type { Dictionary } from '@pandrop/dictionaries/translate'
import { shownTexts } from './shown.ts'

const attemptsMax = 2

/** A translation merged over the English texts, those of pages that are yet to come included. */
export const mergeOverEnglish = (translation: Dictionary): Dictionary =>
  Object.assign(Object.create(shownTexts), translation)

/**
 * Reads the texts of this document's language, which it has announced; in English there is nothing to read.
 * @returns undefined when the texts could not be read; the page then goes on in English
 */
export const readTranslation = async (address: string): Promise<Dictionary | undefined> => {
  for (let attempt = 0; attempt < attemptsMax; attempt += 1) {
    try {
      const answer = await fetch(address)
      if (answer.ok) return await answer.json()
    } catch (cause) {
      console.error(cause)
    }
  }
  return undefined
}

/** The address at which the document has announced its texts; undefined where they came with the script. */
export const announcedTranslation = (): string | undefined =>
  document.querySelector<HTMLLinkElement>('link[rel="preload"][as="fetch"]')?.href
