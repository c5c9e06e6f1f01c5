import type { passwordMailTexts as english } from '../en/password-mails.ts'
import type { Translation } from '../translation.ts'

/** Mails about passwords. */
export const passwordMailTexts: Translation<typeof english> = {
  mail_password_reset_subject: 'Wybierz nowe hasło',
  mail_password_reset_title: 'Nowe hasło do twojego konta',
  mail_password_reset_text:
    'Ktoś, być może ty, poprosił o nowe hasło. Przycisk prowadzi do strony, na której je wybierzesz.',
  mail_password_reset_note:
    'Link działa raz, przez {minutes} minut. Jeśli to nie ty, nie otwieraj go: hasło pozostanie bez zmian.',
  mail_password_reset_button: 'Wybierz nowe hasło',
  mail_password_changed_subject: 'Twoje hasło zostało zmienione',
  mail_password_changed_title: 'Twoje hasło zostało zmienione',
  mail_password_changed_text: 'Twoje konto ma nowe hasło. Inne zalogowane urządzenia zostały wylogowane.',
  mail_password_changed_note: 'Jeśli to nie ty, od razu ustaw nowe hasło i napisz do nas.',
  mail_password_changed_button: 'Ustaw nowe hasło',
}
