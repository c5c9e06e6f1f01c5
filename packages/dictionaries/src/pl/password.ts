import type { passwordTexts as english } from '../en/password.ts'
import type { Translation } from '../translation.ts'

/** Changing and resetting a password. */
export const passwordTexts: Translation<typeof english> = {
  auth_forgot: 'Nie pamiętasz hasła?',
  reset_title: 'Zmiana zapomnianego hasła',
  reset_remembered: 'Jednak pamiętasz?',
  reset_intro: 'Podaj swój adres, a wyślemy link do ustawienia nowego hasła.',
  reset_action: 'Wyślij link',
  reset_sending: 'Wysyłanie...',
  reset_side: 'Nowy zamek, ta sama półka',
  reset_sent_where:
    'Jeśli {email} ma konto, link jest w skrzynce. Działa raz, przez {minutes} minut. Nic nie ma? Zajrzyj do ' +
    'spamu.',
  new_password_title: 'Wybierz nowe hasło',
  new_password_text: 'Zastąpi stare, a wszystkie urządzenia zostaną wylogowane.',
  new_password: 'Nowe hasło',
  new_password_confirm: 'Powtórz nowe hasło',
  new_password_action: 'Zapisz nowe hasło',
  new_password_saving: 'Zapisywanie...',
  new_password_done: 'Wszystkie urządzenia zostały wylogowane, a klucze API unieważnione. Zaloguj się nowym hasłem.',
  reset_link_title: 'Ten link nie działa',
  reset_link_again: 'Poproś o nowy link',
  password_title: 'Hasło',
  password_text: 'Po zmianie inne urządzenia zostaną wylogowane. To pozostanie zalogowane.',
  password_current: 'Obecne hasło',
  password_action: 'Zmień hasło',
  password_changing: 'Zmienianie...',
}
