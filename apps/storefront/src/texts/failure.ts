import { failureTexts } from '@pandrop/dictionaries/en/failure'

/** What the error page says beside its title, where there is a reference. */
export const texts = { ...failureTexts }
