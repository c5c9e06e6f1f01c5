import type { disputeMailTexts as english } from '../en/dispute-mails.ts'
import type { Translation } from '../translation.ts'

/** Polish: mails about disputed charges, and about charges that were not what was agreed. */
export const disputeMailTexts: Translation<typeof english> = {
  dispute_money_taken: 'Z twojego salda pobraliśmy {debited}.',
  dispute_money_partly: 'Z twojego salda pobraliśmy {debited}; do pokrycia płatności brakuje jeszcze {owed}.',
  dispute_money_owed: 'Na twoim saldzie nic z niej nie zostało, więc do pokrycia płatności brakuje {owed}.',
  dispute_money_back: '{debited} wróciło na twoje saldo.',
  dispute_money_untouched: 'Twoje saldo się nie zmieniło.',
  dispute_money_card: '{amount} wracają na kartę, którą zapłacono, ponieważ zamówienie zostało zakończone.',
  dispute_spending_blocked: 'Zakupy i doładowania na twoim koncie są wstrzymane.',
  dispute_spending_free: 'Możesz znów kupować i doładowywać jak wcześniej.',

  mail_dispute_opened_subject: 'Twoja płatność kartą na {disputed} została zakwestionowana',
  mail_dispute_opened_title: 'Płatność kartą została zakwestionowana',
  mail_dispute_opened_text:
    'Cześć, {name}! Posiadacz karty zakwestionował w swoim banku płatność na {disputed}. Do czasu decyzji bank ' +
    'zabrał nam te pieniądze. {money} {spending}',
  mail_dispute_opened_note:
    'To pomyłka? Poproś bank o wycofanie reklamacji i napisz na adres poniżej; pomożemy ci. Numer płatności: {payment}',
  mail_dispute_opened_button: 'Zobacz płatność',

  mail_dispute_won_subject: 'Sprawa płatności na {disputed} jest zakończona',
  mail_dispute_won_title: 'Sprawa jest zakończona',
  mail_dispute_won_text:
    'Cześć, {name}! Reklamacja twojej płatności kartą na {disputed} dobiegła końca i płatność jest ważna. {money} ' +
    '{spending}',
  mail_dispute_won_note: 'Numer płatności: {payment}',
  mail_dispute_won_button: 'Zobacz płatność',

  mail_dispute_lost_subject: 'Płatność na {disputed} wróciła na kartę',
  mail_dispute_lost_title: 'Bank przyznał rację posiadaczowi karty',
  mail_dispute_lost_text:
    'Cześć, {name}! Bank rozstrzygnął reklamację twojej płatności kartą na {disputed}: pieniądze zostają u ' +
    'posiadacza karty. {money} {spending}',
  mail_dispute_lost_note:
    'Jeśli chcesz dalej u nas kupować, napisz na adres poniżej; znajdziemy rozwiązanie. Numer płatności: {payment}',
  mail_dispute_lost_button: 'Zobacz płatność',

  mail_dispute_released_subject: 'Możesz znów kupować',
  mail_dispute_released_title: 'Twoje konto jest znów odblokowane',
  mail_dispute_released_text:
    'Cześć, {name}! Sprawdziliśmy zakwestionowaną płatność kartą. Możesz znów kupować i doładowywać jak wcześniej.',
  mail_dispute_released_note: 'Dziękujemy za cierpliwość.',
  mail_dispute_released_button: 'Przejdź do konta',

  mail_held_refunded_subject: 'Twoja płatność na {charged} wraca na kartę',
  mail_held_refunded_title: 'Pieniądze wracają na twoją kartę',
  mail_held_refunded_text:
    'Cześć, {name}! Twoja karta została obciążona kwotą {charged}, a ustalona była inna ({agreed}). Całą kwotę ' +
    'zwracamy na twoją kartę.',
  mail_held_refunded_note:
    'W zależności od banku potrwa to kilka dni; nie musisz nic robić. Numer płatności: {payment}',
  mail_held_refunded_button: 'Przejdź do konta',

  debt_left: 'Do pokrycia brakuje jeszcze {left}.',
  debt_paid: 'Wszystko jest już pokryte.',
  mail_debt_collected_subject: '{paid} poszło na zakwestionowaną płatność',
  mail_debt_collected_title: 'Zaległość została pokryta',
  mail_debt_collected_text:
    'Cześć, {name}! Na twoje saldo wpłynęło {credited}. Z tego {paid} pokryło to, czego brakowało po ' +
    'zakwestionowanej płatności kartą. {rest}',
  mail_debt_collected_note: 'Twoje saldo wynosi teraz {balance}. Jeśli masz pytania, napisz na adres poniżej.',
  mail_debt_collected_button: 'Zobacz transakcje',
}
