import type { profileTexts as english } from '../en/profile.ts'
import type { Translation } from '../translation.ts'

/** The forms of the profile. */
export const profileTexts: Translation<typeof english> = {
  profile_save: 'Änderungen speichern',
  profile_saving: 'Wird gespeichert...',
  profile_unchanged: 'Noch nichts geändert',
  delivery_title: 'Lieferung',
  delivery_text: 'Wird an der Kasse für Sie ausgefüllt.',
  delivery_save: 'Lieferung speichern',
  email_change_title: 'Bestätigen Sie Ihre neue E-Mail',
  email_change_text:
    'Wir haben einen Link an {email} geschickt. Er gilt bis {until}. Bis Sie ihn öffnen, bleibt Ihre ' +
    'Adresse, wie sie ist.',
  email_change_withdraw: 'Zurückziehen',
  email_change_withdraw_failed: 'Die Änderung konnte nicht zurückgezogen werden',
  email_change_withdrawn: 'Zurückgezogen. Ihre E-Mail bleibt, wie sie ist.',
}
