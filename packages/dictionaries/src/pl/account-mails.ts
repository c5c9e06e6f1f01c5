import type { accountMailTexts as english } from '../en/account-mails.ts'
import type { Translation } from '../translation.ts'

/** Mails about an account and its safety. */
export const accountMailTexts: Translation<typeof english> = {
  mail_change_email_subject: 'Potwierdź nowy adres e-mail',
  mail_change_email_title: 'Jedno kliknięcie i gotowe',
  mail_change_email_text:
    'Otwórz poniższy link, a ten adres stanie się adresem twojego konta. Do tego czasu nic się nie zmieni.',
  mail_change_email_note:
    'Link działa raz, przez {hours} godz. Jeśli to nie ty o niego prosisz, nie otwieraj go i nic się nie stanie.',
  mail_change_email_button: 'Użyj tego adresu',

  mail_change_email_taken_subject: 'Ktoś chciał użyć twojego adresu e-mail',
  mail_change_email_taken_title: 'Ten adres już należy do ciebie',
  mail_change_email_taken_text:
    'Ktoś, może ty, chciał przenieść inne konto na ten adres. Należy on do twojego konta, więc nic się nie zmieniło.',
  mail_change_email_taken_note: 'Jeśli to ty, zaloguj się tym adresem jak zwykle. Jeśli nie, nie musisz nic robić.',
  mail_change_email_taken_button: 'Zaloguj się',

  mail_email_change_asked_subject: 'Poproszono o nowy adres e-mail',
  mail_email_change_asked_title: 'Czy to ty?',
  mail_email_change_asked_text:
    'Ktoś, kto zna twoje hasło, oby ty, chce przenieść twoje konto na inny adres e-mail. Stanie się to po ' +
    'otwarciu linku, który wysłaliśmy na ten drugi adres.',
  mail_email_change_asked_note:
    'Jeśli to nie ty, zmień teraz hasło: to wycofa zmianę i wyloguje wszystkie inne urządzenia.',
  mail_email_change_asked_button: 'Do mojego konta',

  mail_trade_account_new_subject: 'Kolejne konto Steam dla twoich przedmiotów',
  mail_trade_account_new_title: 'Twoje przedmioty trafiają teraz na inne konto Steam',
  mail_trade_account_new_text:
    'Na twoim koncie zapisano link do wymiany konta Steam, którego u nas jeszcze nie było. Wysyłka na nie ' +
    'rusza {until}, żeby można ją było zatrzymać, jeśli to nie ty.',
  mail_trade_account_new_note:
    'Jeśli to nie ty, popraw link do wymiany i od razu zmień hasło: wszystkie inne urządzenia zostaną ' + 'wylogowane.',
  mail_trade_account_new_button: 'Do mojego profilu',

  mail_email_changed_subject: 'Adres e-mail twojego konta został zmieniony',
  mail_email_changed_title: 'Konto ma nowy adres',
  mail_email_changed_text:
    'Twoje konto ma teraz inny adres e-mail; tym nie można się już zalogować. Wylogowano wszystkie ' +
    'urządzenia oprócz tego, które poprosiło o zmianę.',
  mail_email_changed_note: 'Jeśli to nie ty, od razu odpowiedz na tę wiadomość, żebyśmy mogli to zatrzymać.',
  mail_email_changed_button: 'Do sklepu',

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

  mail_second_factor_on_subject: 'Przy logowaniu potrzebny jest teraz kod',
  mail_second_factor_on_title: 'Twoje konto ma drugi składnik',
  mail_second_factor_on_text:
    'Od teraz logowanie wymaga także kodu z aplikacji uwierzytelniającej. Inne zalogowane urządzenia zostały ' +
    'wylogowane. Przechowuj kody zapasowe tam, gdzie znajdziesz je bez telefonu.',
  mail_second_factor_on_note: 'Jeśli to nie Ty, od razu ustaw nowe hasło i napisz do nas.',
  mail_second_factor_on_button: 'Sprawdź moje konto',
  mail_second_factor_off_subject: 'Drugi składnik został wyłączony',
  mail_second_factor_off_title: 'Twoje konto nie ma już drugiego składnika',
  mail_second_factor_off_text:
    'Od teraz do logowania wystarcza samo hasło. Inne zalogowane urządzenia zostały wylogowane, klucze API są ' +
    'unieważnione, a wypłaty są wstrzymane na 24 godziny.',
  mail_second_factor_off_note: 'Jeśli to nie Ty, od razu ustaw nowe hasło i napisz do nas.',
  mail_second_factor_off_button: 'Sprawdź moje konto',
  mail_passkey_added_subject: 'Do Twojego konta dodano klucz dostępu',
  mail_passkey_added_title: 'Nowy sposób wejścia na Twoje konto',
  mail_passkey_added_text: 'Klucz dostępu „{passkey}” loguje od teraz na Twoje konto, bez hasła.',
  mail_passkey_added_note: 'Jeśli to nie Ty, usuń go, od razu ustaw nowe hasło i napisz do nas.',
  mail_passkey_added_button: 'Sprawdź moje konto',
  mail_passkey_removed_subject: 'Z Twojego konta usunięto klucz dostępu',
  mail_passkey_removed_title: 'Klucz dostępu usunięty',
  mail_passkey_removed_text:
    'Klucz dostępu „{passkey}” nie loguje już na Twoje konto. Inne urządzenia zostały wylogowane.',
  mail_passkey_removed_note: 'Jeśli to nie Ty, od razu ustaw nowe hasło i napisz do nas.',
  mail_passkey_removed_button: 'Sprawdź moje konto',
  mail_passkey_copied_subject: 'Odrzuciliśmy klucz dostępu do Twojego konta',
  mail_passkey_copied_title: 'Być może istnieje kopia Twojego klucza dostępu',
  mail_passkey_copied_text:
    'Użyto klucza dostępu „{passkey}”, ale jego licznik jest niższy niż poprzednio, jak u kopii. Nie ' +
    'przyjęliśmy go.',
  mail_passkey_copied_note: 'Usuń ten klucz dostępu na swoim koncie i dodaj nowy. Jeśli to nie Ty, napisz też do nas.',
  mail_passkey_copied_button: 'Sprawdź moje konto',
  mail_account_reopened_subject: 'Twoje konto jest znowu otwarte',
  mail_account_reopened_title: 'Twoje konto jest znowu otwarte',
  mail_account_reopened_text:
    'Powiedziano nam, że to nie Ty, więc zamknęliśmy Twoje konto. Teraz jest znowu otwarte. Stare hasło już ' +
    'nie działa: najpierw ustaw nowe.',
  mail_account_reopened_note:
    'Klucze dostępu, kody zapasowe, klucze API i aplikacja uwierzytelniająca ustawiona w ciągu 30 dni ' +
    'wcześniej zostały usunięte: ustaw je od nowa. Jeśli nie było rozmowy z nami, od razu do nas napisz.',
  mail_account_reopened_button: 'Ustaw nowe hasło',
  mail_app_off_subject: 'Wyłączono Twoją aplikację uwierzytelniającą',
  mail_app_off_title: 'Kod z aplikacji nie jest już wymagany',
  mail_app_off_text:
    'Twoje klucze dostępu i kody zapasowe pozostają. Inne urządzenia zostały wylogowane, klucze API ' +
    'unieważniono, a wypłaty wstrzymano na 24 godziny.',
  mail_app_off_note: 'Jeśli to nie Ty, od razu ustaw nowe hasło i napisz do nas.',
  mail_app_off_button: 'Sprawdź moje konto',
  mail_recovery_codes_new_subject: 'Nowe kody zapasowe do Twojego konta',
  mail_recovery_codes_new_title: 'Twoje kody zapasowe są nowe',
  mail_recovery_codes_new_text: 'Utworzono dziesięć nowych kodów zapasowych. Poprzednie już nie działają.',
  mail_recovery_codes_new_note: 'Jeśli to nie Ty, od razu ustaw nowe hasło i napisz do nas.',
  mail_recovery_codes_new_button: 'Sprawdź moje konto',
  mail_recovery_code_used_subject: 'Użyto kodu zapasowego',
  mail_recovery_code_used_title: 'Czy to Ty?',
  mail_recovery_code_used_text:
    'Ktoś właśnie użył jednego z Twoich kodów zapasowych razem z poprawnym hasłem. Ten kod nie zadziała ponownie.' +
    ' Pozostałe kody: {count}.',
  mail_recovery_code_used_note:
    'Jeśli to nie Ty, od razu ustaw nowe hasło i napisz do nas. Jeśli zostało ich niewiele, utwórz nowe na swoim ' +
    'koncie.',
  mail_recovery_code_used_button: 'Sprawdź moje konto',
  mail_factor_removal_subject: 'Twój drugi składnik zostanie usunięty',
  mail_factor_removal_title: 'Ktoś poprosił nas o usunięcie Twojego drugiego składnika',
  mail_factor_removal_text:
    'Ponieważ aplikacja i kody zapasowe miały zostać utracone, Twój drugi składnik zostanie usunięty {time}. Od ' +
    'tej chwili do logowania wystarczy samo hasło.',
  mail_factor_removal_note:
    'Jeśli to nie Ty, zaloguj się wcześniej kodem: to wszystko zakończy. Potem ustaw nowe hasło i napisz do nas.',
  mail_factor_removal_button: 'Zaloguj się',

  mail_api_key_created_subject: 'Nowy klucz API do twojego konta',
  mail_api_key_created_title: 'Nowy klucz API',
  mail_api_key_created_text:
    'Cześć {name}, właśnie utworzono klucz „{key}” do twojego konta. Do {date} może czytać: {scopes}. Nie ' +
    'może niczego kupić, zapłacić ani zmienić.',
  mail_api_key_created_note: 'Jeśli to nie ty, unieważnij klucz i zmień hasło: kto go utworzył, znał twoje hasło.',
  mail_api_key_created_button: 'Zobacz klucze API',

  mail_personal_export_ready_subject: 'Kopia twoich danych jest gotowa',
  mail_personal_export_ready_title: 'Twoja kopia jest gotowa',
  mail_personal_export_ready_text:
    'Dzień dobry, {name}! Kopia twoich danych, o którą poproszono na twoim koncie lub nas w twoim imieniu, ' +
    'jest gotowa. Zaloguj się i pobierz ją do {until}; można to zrobić raz.',
  mail_personal_export_ready_note: 'Jeśli to nie ty, nie pobieraj jej, zmień hasło i napisz do nas.',
  mail_personal_export_ready_button: 'Do twoich danych',

  mail_deletion_asked_subject: 'Twoje konto zostanie usunięte',
  mail_deletion_asked_title: 'Twoje konto zostanie usunięte {until}',
  mail_deletion_asked_text:
    'Ktoś, kto potwierdził, że jest Tobą, poprosił o to na Twoim koncie lub nas. Do tego czasu możesz się ' +
    'zalogować i zachować je jednym kliknięciem; w międzyczasie nic nowego nie może się zacząć, a Twoje ' +
    'klucze API wygasły.',
  mail_deletion_asked_note: 'Jeśli to nie Ty, zachowaj konto, zmień hasło i napisz do nas.',
  mail_deletion_asked_button: 'Do mojego konta',
  mail_deletion_taken_back_subject: 'Twoje konto zostaje',
  mail_deletion_taken_back_title: 'Twoje konto nie zostanie usunięte',
  mail_deletion_taken_back_text:
    'Usunięcie zostało cofnięte na Twoim koncie i wszystko jest jak przedtem. Wygasłe klucze API nie ' +
    'wracają; możesz utworzyć nowe.',
  mail_deletion_taken_back_note: 'Jeśli to nie Ty, zmień hasło: ktoś inny jest zalogowany na Twoim koncie.',
  mail_deletion_taken_back_button: 'Do mojego konta',
  mail_copy_handed_over_subject: 'Kopia twoich danych trafia do nas',
  mail_copy_handed_over_title: 'Kopia twoich danych trafia do nas dla ciebie',
  mail_copy_handed_over_text:
    'Dzień dobry, {name}! Ktoś poprosił nas o to w twoim imieniu i powiedział, że nie może już zalogować się ' +
    'na twoje konto. Dwie osoby z naszego zespołu to sprawdziły: od {time} jedna z nich może raz pobrać kopię' +
    ' twoich danych i wysłać ją temu, kto o nią poprosił.',
  mail_copy_handed_over_note: 'Jeśli to nie ty, od razu napisz do nas.',
  mail_copy_handed_over_button: 'Do mojego konta',
  mail_account_deleted_subject: 'Twoje konto zostało usunięte',
  mail_account_deleted_title: 'Twojego konta już nie ma',
  mail_account_deleted_text:
    'To, co o Tobie przechowywaliśmy, zostało usunięte; dokumenty wymagane przez prawo pozostają ' +
    'zapieczętowane, aż minie ich czas. To nasza ostatnia wiadomość i nie znamy już tego adresu.',
  mail_account_deleted_note: 'W każdej chwili możesz zarejestrować się ponownie.',
  mail_account_deleted_button: 'Do sklepu',
}
