import type { deviceTexts as english } from '../en/devices.ts'
import type { Translation } from '../translation.ts'

/** Where the customer is signed in. */
export const deviceTexts: Translation<typeof english> = {
  devices_title: 'Urządzenia',
  devices_text: 'Tu masz otwartą sesję. Jeśli nie znasz któregoś urządzenia, wyloguj je i zmień hasło.',
  devices_only_this: 'Otwarta sesja jest tylko na tym urządzeniu.',
  device_name: '{browser} w systemie {system}',
  device_unknown: 'Nieznane urządzenie',
  device_this: 'To urządzenie',
  device_seen: 'Ostatnio widziane {when}',
  device_seen_now: 'Widziane w ciągu ostatniej godziny',
  device_since: 'Zalogowano {date}',
  device_sign_out: 'Wyloguj',
  device_sign_out_label: 'Wyloguj: {device}',
  device_signed_out: 'Urządzenie zostało wylogowane',
  device_sign_out_failed: 'Nie udało się wylogować urządzenia',
  devices_show_all: 'Pokaż wszystkie ({count})',
  devices_others: 'Wyloguj wszędzie indziej',
  devices_others_title: 'Wylogować wszędzie indziej?',
  devices_others_text: 'Wszystkie inne urządzenia zostaną natychmiast wylogowane. Tutaj sesja pozostanie otwarta.',
  devices_others_keys: 'Unieważnij też moje klucze API',
  devices_others_cancel: 'Anuluj',
  devices_others_close: 'Zamknij',
  devices_others_done: 'Sesja jest teraz otwarta tylko tutaj',
  devices_others_failed: 'Nie udało się wylogować innych urządzeń',
  devices_load_failed: 'Nie udało się wczytać urządzeń',
}
