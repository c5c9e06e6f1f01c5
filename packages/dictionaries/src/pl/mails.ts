import type { mailTexts as english } from '../en/mails.ts'
import type { Translation } from '../translation.ts'

/** What all mails share, and those about price alerts. */
export const mailTexts: Translation<typeof english> = {
  mail_stop_kind: 'Nie chcę takich maili',
  mail_footer: 'Ten mail dotyczy konta lub zamówienia w {shop}. Pytania? Napisz na {support}.',
  mail_link_fallback: 'Jeśli przycisk nie działa, otwórz ten adres:',

  mail_verify_address_subject: 'Potwierdź swój adres e-mail',
  mail_verify_address_title: 'Jedno kliknięcie i gotowe',
  mail_verify_address_text: 'Witaj. Otwórz poniższy link, aby potwierdzić, że ten adres należy do ciebie.',
  mail_verify_address_note:
    'Link działa raz, przez {hours} godz. Jeśli to nie ty zakładasz konto, nie otwieraj go i nic się nie stanie.',
  mail_verify_address_button: 'Potwierdź adres e-mail',

  mail_address_in_use_subject: 'Ktoś użył twojego adresu przy rejestracji',
  mail_address_in_use_title: 'Masz już konto',
  mail_address_in_use_text:
    'Ktoś, być może ty, próbował właśnie założyć konto na ten adres. Należy on już do twojego konta, w którym nic ' +
    'się nie zmieniło. Jeśli to ty, zaloguj się jak zwykle.',
  mail_address_in_use_note: 'Jeśli to nie ty, nie musisz nic robić: nikt nie wszedł na twoje konto.',
  mail_address_in_use_button: 'Zaloguj się',

  mail_not_me: 'To nie ja',
  mail_not_me_text: '„To nie ja” od razu zamyka Twoje konto, dopóki nie porozmawiamy z Tobą.',
  mail_account_closed_subject: 'Twoje konto jest zamknięte',
  mail_account_closed_title: 'Zamknęliśmy Twoje konto',
  mail_account_closed_text:
    'Ktoś, mamy nadzieję, że Ty, odpowiedział „To nie ja” na jeden z naszych e-maili. Wszyscy zostali ' +
    'wylogowani, klucze API wygasły, wypłaty i dostawy są wstrzymane, a hasło już nie działa.',
  mail_account_closed_note:
    'Napisz na {support}: upewnimy się, że to Ty, i otworzymy konto. Potem ustawisz nowe hasło przez e-mail.',
  mail_account_closed_button: 'Do sklepu',

  mail_price_alert_subject: '{title} za {price}',
  mail_price_alert_title: 'Poniżej twojej ceny',
  mail_price_alert_text: 'Cześć {name}, skin z twojej listy życzeń kosztuje teraz mniej niż {limit}.',
  mail_price_alert_note:
    'Nic nie jest dla ciebie zarezerwowane: kto pierwszy zapłaci, ten ma. O tym samym skinie piszemy najwyżej ' +
    'raz dziennie, wcześniej tylko wtedy, gdy jeszcze stanieje.',
  mail_price_alert_button: 'Otwórz skina',
  'mail_price_alerts_subject#one': '{count} skin poniżej twojej ceny',
  'mail_price_alerts_subject#few': '{count} skiny poniżej twojej ceny',
  'mail_price_alerts_subject#many': '{count} skinów poniżej twojej ceny',
  'mail_price_alerts_subject#other': '{count} skina poniżej twojej ceny',
  mail_price_alerts_title: 'Poniżej twoich cen',
  mail_price_alerts_text:
    'Cześć {name}, kilka skinów z twojej listy życzeń kosztuje mniej niż podane przez ciebie ceny.',
  mail_price_alerts_note:
    'Nic nie jest dla ciebie zarezerwowane: kto pierwszy zapłaci, ten ma. O tym samym skinie piszemy najwyżej ' +
    'raz dziennie, wcześniej tylko wtedy, gdy jeszcze stanieje.',
  mail_price_alerts_button: 'Otwórz listę życzeń',
  mail_alert_limit: 'W sprzedaży poniżej {limit}:',
  mail_alert_item: '{price}, float {float}',
  'mail_alert_more#one': 'i jeszcze {count} poniżej twojej ceny',
  'mail_alert_more#few': 'i jeszcze {count} poniżej twojej ceny',
  'mail_alert_more#many': 'i jeszcze {count} poniżej twojej ceny',
  'mail_alert_more#other': 'i jeszcze {count} poniżej twojej ceny',
  mail_alert_stop: 'Nie pisz więcej o tym skinie',

  mail_saved_searches_subject: 'Nowe w sklepie: {searches}',
  mail_saved_searches_title: 'Nowości do twoich wyszukiwań',
  mail_saved_searches_text: 'Cześć {name}, to trafiło do sprzedaży i pasuje do tego, co zapisano.',
  mail_saved_searches_note:
    'Nic nie jest dla ciebie odłożone: dostaje ten, kto pierwszy zapłaci. Piszemy najwyżej raz dziennie, ' +
    'a wyszukiwania zmienisz przy liście życzeń.',
  mail_saved_searches_button: 'Zobacz nowości',
  mail_saved_found: 'W sprzedaży:',
  'mail_saved_more#one': 'i jeszcze {count} na liście',
  'mail_saved_more#few': 'i jeszcze {count} na liście',
  'mail_saved_more#many': 'i jeszcze {count} na liście',
  'mail_saved_more#other': 'i jeszcze {count} na liście',
  mail_saved_stop: 'Nie pisz więcej o tym wyszukiwaniu',
}
