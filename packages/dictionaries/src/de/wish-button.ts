import type { wishButtonTexts as english } from '../en/wish-button.ts'
import type { Translation } from '../translation.ts'

/** The heart beside a skin. */
export const wishButtonTexts: Translation<typeof english> = {
  wish_button: 'Wunschliste: {title}',
  wish_add: 'Auf die Wunschliste setzen',
  wish_remove: 'Von der Wunschliste nehmen',
  wish_added: 'Auf Ihrer Wunschliste. Nennen Sie dort einen Preis, und wir schreiben Ihnen.',
  wish_removed: 'Von Ihrer Wunschliste genommen',
  wish_add_failed: 'Konnte nicht auf die Wunschliste gesetzt werden',
  wish_remove_failed: 'Konnte nicht von der Wunschliste genommen werden',
  wish_sign_in: 'Bitte melden Sie sich an, um eine Wunschliste zu führen',
}
