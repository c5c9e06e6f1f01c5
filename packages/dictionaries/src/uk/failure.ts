import type { failureTexts as english } from '../en/failure.ts'
import type { Translation } from '../translation.ts'

/** What a screen says of a failure that the shop's operator can look up. */
export const failureTexts: Translation<typeof english> = {
  failure_reference: 'Код звернення:',
  failure_reference_why: 'Вкажіть його, коли пишете нам.',
}
