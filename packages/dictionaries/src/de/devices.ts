import type { deviceTexts as english } from '../en/devices.ts'
import type { Translation } from '../translation.ts'

/** Where the customer is signed in. */
export const deviceTexts: Translation<typeof english> = {
  devices_title: 'Geräte',
  devices_text:
    'Hier sind Sie angemeldet. Wenn Sie ein Gerät nicht kennen, melden Sie es ab und ändern Sie Ihr Passwort.',
  devices_only_this: 'Sie sind nur auf diesem Gerät angemeldet.',
  device_name: '{browser} unter {system}',
  device_unknown: 'Unbekanntes Gerät',
  device_this: 'Dieses Gerät',
  device_seen: 'Zuletzt gesehen {when}',
  device_seen_now: 'In der letzten Stunde gesehen',
  device_since: 'Angemeldet am {date}',
  device_sign_out: 'Abmelden',
  device_sign_out_label: '{device} abmelden',
  device_signed_out: 'Das Gerät wurde abgemeldet',
  device_sign_out_failed: 'Das Gerät konnte nicht abgemeldet werden',
  devices_show_all: 'Alle anzeigen ({count})',
  devices_others: 'Überall sonst abmelden',
  devices_others_title: 'Überall sonst abmelden?',
  devices_others_text: 'Alle anderen Geräte werden sofort abgemeldet. Hier bleiben Sie angemeldet.',
  devices_others_keys: 'Auch meine API-Schlüssel beenden',
  devices_others_cancel: 'Abbrechen',
  devices_others_close: 'Schließen',
  devices_others_done: 'Sie sind jetzt nur noch hier angemeldet',
  devices_others_failed: 'Die anderen Geräte konnten nicht abgemeldet werden',
  devices_load_failed: 'Ihre Geräte konnten nicht geladen werden',
}
