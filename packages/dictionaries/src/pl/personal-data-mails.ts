import type { personalDataMailTexts as english } from '../en/personal-data-mails.ts'
import type { Translation } from '../translation.ts'

/** The mail that tells that a copy is ready. */
export const personalDataMailTexts: Translation<typeof english> = {
  mail_personal_export_ready_subject: 'Kopia twoich danych jest gotowa',
  mail_personal_export_ready_title: 'Twoja kopia jest gotowa',
  mail_personal_export_ready_text:
    'Dzień dobry, {name}! Kopia twoich danych, o którą poproszono na twoim koncie, jest gotowa. Zaloguj się i ' +
    'pobierz ją do {until}; można to zrobić raz.',
  mail_personal_export_ready_note: 'Jeśli to nie ty, nie pobieraj jej i zmień hasło: kto o nią poprosił, znał je.',
  mail_personal_export_ready_button: 'Do twoich danych',
}
