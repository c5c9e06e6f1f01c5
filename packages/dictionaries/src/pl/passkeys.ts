import type { passkeyTexts as english } from '../en/passkeys.ts'
import type { Translation } from '../translation.ts'

/** Passkeys: signing in with one, and the list of them in the account. */
export const passkeyTexts: Translation<typeof english> = {
  passkeys_title: 'Klucze dostępu',
  passkeys_text:
    'Loguj się odciskiem palca, twarzą lub kodem PIN urządzenia. Klucz dostępu odpowiada tylko temu sklepowi, ' +
    'więc nikt go nie wyłudzi; zastępuje hasło i kod.',
  passkeys_empty: 'Nie masz jeszcze klucza dostępu.',
  passkeys_load_failed: 'Nie udało się wczytać kluczy dostępu',
  passkeys_add: 'Dodaj klucz dostępu',
  passkeys_unsupported: 'Ta przeglądarka nie obsługuje kluczy dostępu',
  passkeys_elsewhere: 'Pod tym adresem klucze dostępu nie działają. Tutaj tak:',
  passkeys_need_name: 'Klucze dostępu działają pod nazwą sklepu, nie pod adresem liczbowym.',
  passkeys_created: 'Dodano',
  passkeys_used: 'Ostatnio użyto',
  passkeys_never_used: 'nigdy',
  passkeys_rename: 'Zmień nazwę',
  passkeys_rename_label: 'Zmień nazwę klucza dostępu {name}',
  passkeys_remove: 'Usuń',
  passkeys_remove_label: 'Usuń klucz dostępu {name}',
  passkeys_remove_question: 'Usunąć ten klucz dostępu? Inne urządzenia zostaną wylogowane.',
  passkeys_remove_last:
    'To Twój jedyny drugi składnik: wystarczy wtedy samo hasło, klucze API zostaną unieważnione, a wypłaty ' +
    'wstrzymane na 24 godziny.',
  passkeys_keep: 'Zachowaj',
  passkeys_removed: 'Klucz dostępu usunięto',
  passkeys_renamed: 'Klucz dostępu ma nową nazwę',
  passkeys_added: 'Dodano klucz dostępu',
  passkeys_remove_failed: 'Nie udało się usunąć klucza dostępu',
  passkeys_rename_failed: 'Nie udało się zmienić nazwy klucza dostępu',
  passkeys_add_failed: 'Nie udało się dodać klucza dostępu',
  passkey_new_title: 'Dodaj klucz dostępu',
  passkey_new_text: 'Nadaj mu nazwę, która mówi, gdzie jest. Potem przeglądarka poprosi o palec, twarz lub PIN.',
  passkey_name: 'Nazwa',
  passkey_name_hint: 'Na przykład: mój telefon',
  passkey_rename_title: 'Zmień nazwę klucza dostępu',
  passkey_rename_text: 'Nazwa jest tylko dla Ciebie; urządzenia zachowują swoją.',
  passkey_save: 'Zapisz',
  passkey_create: 'Dalej',
  passkey_not_made: 'Nie utworzono klucza dostępu: anulowano albo to urządzenie już go ma.',
  passkey_not_used: 'Nie użyto klucza dostępu. Spróbuj ponownie albo użyj hasła.',
  passkey_sign_in: 'Zaloguj się kluczem dostępu',
  passkey_prove: 'Użyj klucza dostępu',
  passkey_or: 'albo',
  passkeys_factor_on: 'Do zalogowania się na twoje konto potrzebny jest klucz dostępu albo hasło i kod.',
  passkeys_app_off: 'Nie ustawiono. Przydaje się, gdy klucza dostępu nie ma pod ręką.',
  passkeys_codes_text:
    'Obok hasła każdy pozwala zalogować się raz, gdy nie masz pod ręką ani klucza dostępu, ani aplikacji.',
  passkeys_app_end_text:
    'Kod z aplikacji nie będzie wtedy wymagany; klucze dostępu i kody zapasowe pozostaną. Inne urządzenia ' +
    'zostaną wylogowane, klucze API unieważnione, a wypłaty wstrzymane na 24 godziny.',
  passkeys_app_end_title: 'Wyłączyć aplikację?',
}
