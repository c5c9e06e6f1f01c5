import type { deviceMailTexts as english } from '../en/device-mails.ts'
import type { Translation } from '../translation.ts'

/** Mails about devices. */
export const deviceMailTexts: Translation<typeof english> = {
  mail_device_name: '{browser} unter {system}',
  mail_device_unknown: 'ein unbekannter Browser',
  mail_new_device_subject: 'Neue Anmeldung in Ihrem Konto',
  mail_new_device_title: 'Waren Sie das?',
  mail_new_device_text:
    'Gerade hat sich jemand mit dem richtigen Passwort in Ihrem Konto angemeldet, und zwar von einem Gerät, ' +
    'das wir dort noch nicht kannten: {device}, IP-Adresse {address}, {time}. Wenn Sie es waren, ist alles in ' +
    'Ordnung.',
  mail_new_device_note:
    'Wenn Sie es nicht waren, ändern Sie jetzt Ihr Passwort und melden Sie sich überall sonst ab. Beides ' +
    'finden Sie in Ihrem Konto.',
  mail_new_device_button: 'Mein Konto prüfen',
}
