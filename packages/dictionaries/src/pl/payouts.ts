import type { payoutTexts as english } from '../en/payouts.ts'
import type { Translation } from '../translation.ts'

/** Asking for a payout. */
export const payoutTexts: Translation<typeof english> = {
  payout_title: 'Zleć wypłatę',
  payout_close: 'Zamknij',
  payout_steps: 'Kroki',
  payout_step_contact: 'Dane kontaktowe',
  payout_step_method: 'Sposób wypłaty',
  payout_step_payment: 'Wypłata',
  payout_continue: 'Dalej',
  payout_back: 'Wstecz',
  payout_method: 'Jak chcesz otrzymać pieniądze?',
  payout_sepa: 'Przelew bankowy (SEPA)',
  payout_sepa_about: 'Na konto w obszarze SEPA, w ciągu {days} dni roboczych.',
  payout_card: 'Karta',
  payout_card_about: 'Podajesz kartę na stronie naszego operatora płatności.',
  payout_no_method: 'Wypłaty są teraz niemożliwe. Pieniądze są nadal twoje: spróbuj później.',
  payout_amount: 'Otrzymasz',
  payout_failed_before: 'Ostatnia wypłata się nie udała: {reason}',
  payout_iban: 'IBAN',
  payout_iban_hint: 'Konto musi być na twoje nazwisko.',
  payout_when: 'Pieniądze powinny być na koncie w ciągu {days} dni roboczych.',
  payout_submit: 'Zleć wypłatę',
  payout_sending: 'Wysyłanie...',
  payout_done: 'Mamy twoje zlecenie na {amount}.',
  payout_next: 'Co dalej',
  payout_next_bank: 'W następnym dniu roboczym przekazujemy przelew naszemu bankowi',
  payout_next_money: 'Pieniądze powinny być na koncie w ciągu {days} dni roboczych',
  payout_next_money_by: 'Pieniądze powinny być na koncie do {date}',
  payout_next_mail: 'Napiszemy e-mail, gdy wypłata będzie zrealizowana, i także, gdy coś stanie na przeszkodzie',
  payout_finish: 'Gotowe',
}
