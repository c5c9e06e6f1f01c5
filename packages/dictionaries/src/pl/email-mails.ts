import type { emailMailTexts as english } from '../en/email-mails.ts'
import type { Translation } from '../translation.ts'

/** Mails about a change of the e-mail. */
export const emailMailTexts: Translation<typeof english> = {
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
}
