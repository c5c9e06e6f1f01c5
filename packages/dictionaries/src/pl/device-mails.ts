import type { deviceMailTexts as english } from '../en/device-mails.ts'
import type { Translation } from '../translation.ts'

/** Mails about devices. */
export const deviceMailTexts: Translation<typeof english> = {
  mail_device_name: '{browser} w systemie {system}',
  mail_device_unknown: 'nieznana przeglądarka',
  mail_new_device_subject: 'Nowe logowanie do twojego konta',
  mail_new_device_title: 'Czy to ty?',
  mail_new_device_text:
    'Ktoś właśnie zalogował się do twojego konta, podając właściwe hasło, z urządzenia, którego tam dotąd nie ' +
    'widzieliśmy: {device}, adres IP {address}, {time}. Jeśli to ty, wszystko jest w porządku.',
  mail_new_device_note:
    'Jeśli to nie ty, od razu zmień hasło i wyloguj wszystkie inne urządzenia. Jedno i drugie znajdziesz na swoim ' +
    'koncie.',
  mail_new_device_button: 'Sprawdź moje konto',
}
