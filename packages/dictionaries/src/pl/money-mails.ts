import type { moneyMailTexts as english } from '../en/money-mails.ts'
import type { Translation } from '../translation.ts'

/** Mails about money that comes, goes, or is corrected. */
export const moneyMailTexts: Translation<typeof english> = {
  payment_description_purchase: 'Zamówienie skinów CS2',
  payment_description_topup: 'Doładowanie salda',

  payment_reason_cancelled: 'Płatność została anulowana na twoje życzenie. Nic nie pobrano.',
  payment_reason_expired: 'Strona płatności wygasła. Nic nie pobrano.',
  payment_reason_not_opened: 'Nie udało się otworzyć strony płatności. Nic nie pobrano.',
  payment_reason_session_unknown: 'Strona płatności wygasła. Nic nie pobrano.',
  payment_reason_payment_failed: 'Twój bank nie zrealizował płatności. Spróbuj ponownie albo użyj innej karty.',
  payment_reason_mismatch: 'Płatność nie zgadza się z ustaleniami. Wyjaśniamy to i napiszemy do ciebie.',

  mail_deposit_succeeded_subject: 'Płatność {charged} dotarła',
  mail_deposit_succeeded_title: 'Saldo zostało doładowane',
  mail_deposit_succeeded_text:
    'Cześć {name}, w dniu {date} otrzymaliśmy płatność kartą: {charged}. Na saldo wpłynęło {credited}.',
  mail_deposit_succeeded_note:
    'To potwierdzenie płatności. Doładowanie nie jest zakupem, więc nie zawiera VAT: podatek widnieje ' +
    'w potwierdzeniu tego, co za nie kupisz. Numer płatności: {payment}',
  mail_deposit_succeeded_button: 'Zobacz historię płatności',

  mail_deposit_cancelled_subject: 'Doładowanie {charged} nie doszło do skutku',
  mail_deposit_cancelled_title: 'Doładowanie nie doszło do skutku',
  mail_deposit_cancelled_text: 'Cześć {name}, doładowanie {charged} zostało zakończone. {reason}',
  mail_deposit_cancelled_note: 'Saldo możesz doładować ponownie w każdej chwili. Numer płatności: {payment}',
  mail_deposit_cancelled_button: 'Do mojego konta',

  mail_deposit_failed_subject: 'Problem z doładowaniem {charged}',
  mail_deposit_failed_title: 'Problem z doładowaniem',
  mail_deposit_failed_text: 'Cześć {name}, nie udało się dopisać doładowania {charged} do salda. {reason}',
  mail_deposit_failed_note: 'Numer płatności: {payment}',
  mail_deposit_failed_button: 'Zobacz historię płatności',

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

  mail_balance_credited_subject: 'Dopisaliśmy {amount} do twojego salda',
  mail_balance_credited_title: 'Twoje saldo wzrosło',
  mail_balance_credited_text:
    'Cześć, {name}! Dopisaliśmy {amount} do twojego salda. Wynosi teraz {balance}. Nasza notatka: {why}',
  mail_balance_credited_note: 'Możesz je wykorzystać na wszystko w sklepie. Wpis: {reference}',
  mail_balance_credited_button: 'Przejdź do skinów',

  mail_balance_corrected_subject: 'Twoje saldo zostało skorygowane o {amount}',
  mail_balance_corrected_title: 'Twoje saldo zostało skorygowane',
  mail_balance_corrected_text:
    'Cześć, {name}! Skorygowaliśmy twoje saldo o {amount}. Wynosi teraz {balance}. Nasza notatka: {why}',
  mail_balance_corrected_note: 'Jeśli uważasz, że to błąd, napisz na adres poniżej i podaj ten wpis: {reference}',
  mail_balance_corrected_button: 'Przejdź do mojego konta',
}
