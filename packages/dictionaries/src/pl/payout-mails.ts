import type { payoutMailTexts as english } from '../en/payout-mails.ts'
import type { Translation } from '../translation.ts'

/** Mails about payouts, and why a bank did not take one. */
export const payoutMailTexts: Translation<typeof english> = {
  mail_payout_requested_subject: 'Mamy twoją prośbę o wypłatę za ofertę {offer}',
  mail_payout_requested_title: 'Mamy twoją prośbę o wypłatę',
  mail_payout_requested_text: 'Cześć {name}, prosisz o wypłatę {price} za {title} (oferta {offer}) na konto {account}.',
  mail_payout_requested_note:
    'Pieniądze powinny tam być do {until}. Nikt z naszego sklepu nigdy nie poprosi cię o hasło ani kod.',
  mail_payout_requested_button: 'Zobacz ofertę',
  mail_payout_set_off_subject: '{set_off} z wypłaty za ofertę {offer} pokrywa twoją zaległość',
  mail_payout_set_off_title: 'Część wypłaty pokrywa twoją zaległość',
  mail_payout_set_off_text:
    'Cześć {name}, z wypłaty za {title} (oferta {offer}) {set_off} pokrywa twoją zaległość po ' +
    'zakwestionowanej płatności kartą. Zostaje {price}, które trafi na twoje konto.',
  mail_payout_set_off_note: 'To rozliczenie jest ostateczne. Jeśli masz pytania, napisz na adres poniżej.',
  mail_payout_set_off_button: 'Zobacz ofertę',
  mail_payout_set_off_whole_subject: 'Wypłata za ofertę {offer} pokrywa twoją zaległość',
  mail_payout_set_off_whole_title: 'Twoja wypłata pokrywa zaległość',
  mail_payout_set_off_whole_text:
    'Cześć {name}, cała wypłata za {title} (oferta {offer}), czyli {set_off}, pokrywa twoją zaległość po ' +
    'zakwestionowanej płatności kartą. Nie zostaje nic do przelania.',
  mail_payout_set_off_whole_note: 'To rozliczenie jest ostateczne. Jeśli masz pytania, napisz na adres poniżej.',
  mail_payout_set_off_whole_button: 'Zobacz ofertę',
  mail_payout_sent_subject: 'Wypłata za ofertę {offer} jest w banku',
  mail_payout_sent_title: 'Twoja wypłata jest w banku',
  mail_payout_sent_text:
    'Cześć {name}, zleciliśmy naszemu bankowi przelew {price} za {title} (oferta {offer}) na konto {account}.',
  mail_payout_sent_note: 'Pieniądze powinny tam być do {until}.',
  mail_payout_sent_button: 'Zobacz ofertę',
  mail_payout_approved_subject: 'Wypłata za ofertę {offer} jest zrealizowana',
  mail_payout_approved_title: 'Twoja wypłata jest zrealizowana',
  mail_payout_approved_text: 'Cześć {name}, nasz bank przelał {price} za {title} (oferta {offer}) na konto {account}.',
  mail_payout_approved_note: 'Dziękujemy, że sprzedajesz u nas.',
  mail_payout_approved_button: 'Zobacz ofertę',
  mail_payout_failed_subject: 'Wypłata za ofertę {offer} się nie udała',
  mail_payout_failed_title: 'Wypłata się nie udała',
  mail_payout_failed_text:
    'Cześć {name}, przelew {price} za {title} (oferta {offer}) na konto {account} się nie udał.{words}',
  mail_payout_failed_note: 'Pieniądze nadal są twoje: poproś o wypłatę jeszcze raz i sprawdź wpisane konto.',
  mail_payout_failed_button: 'Poproś ponownie',
  mail_payout_returned_subject: 'Wypłata za ofertę {offer} wróciła do nas',
  mail_payout_returned_title: 'Twoja wypłata wróciła do nas',
  mail_payout_returned_text:
    'Cześć {name}, przelew {price} za {title} (oferta {offer}) na konto {account} został wykonany, ale bank go ' +
    'nam zwrócił.{words}',
  mail_payout_returned_note: 'Pieniądze nadal są twoje: poproś o wypłatę jeszcze raz i sprawdź wpisane konto.',
  mail_payout_returned_button: 'Poproś ponownie',
  payout_reason_account: 'Bank nie znalazł tego konta',
  payout_reason_closed: 'Konto jest zamknięte',
  payout_reason_blocked: 'Konto jest zablokowane',
  payout_reason_kind: 'To konto nie przyjmuje takich przelewów',
  payout_reason_name: 'Nazwisko i konto do siebie nie pasują',
  payout_reason_address: 'Brakuje adresu albo jest błędny',
  payout_reason_recipient: 'Bank odbiorcy albo odbiorca odrzucił przelew',
  payout_reason_bank: 'Nie znaleziono banku tego konta',
  payout_reason_rules: 'Bank odrzucił przelew z powodów prawnych',
  payout_reason_ours: 'Problem leży po naszej stronie; poproś o wypłatę jeszcze raz',
  payout_reason_other: 'Bank nie wykonał przelewu (kod {code})',
  payout_account_card: 'twojej karty',
  card_form_purpose: 'Na tę kartę wypłacimy {price} za {title} (oferta {offer}). Niczego z niej nie pobierzemy.',
}
