import type { profileTexts as english } from '../en/profile.ts'
import type { Translation } from '../translation.ts'

/** The forms of the profile. */
export const profileTexts: Translation<typeof english> = {
  profile_save: 'Zapisz zmiany',
  profile_saving: 'Zapisywanie...',
  profile_unchanged: 'Nic się jeszcze nie zmieniło',
  delivery_title: 'Dostawa',
  delivery_text: 'Wypełnimy to za ciebie przy zakupie.',
  delivery_save: 'Zapisz dostawę',
  email_change_title: 'Potwierdź nowy e-mail',
  email_change_text:
    'Wysłaliśmy link na {email}. Działa do {until}. Dopóki go nie otworzysz, adres pozostaje bez zmian.',
  email_change_withdraw: 'Wycofaj',
  email_change_withdraw_failed: 'Nie udało się wycofać zmiany',
  email_change_withdrawn: 'Wycofano. E-mail pozostaje bez zmian.',
}
