import type { orderMailTexts as english } from '../en/order-mails.ts'
import type { Translation } from '../translation.ts'

/** Mails about orders, and deals that become one. */
export const orderMailTexts: Translation<typeof english> = {
  mail_order_paid_subject: 'Zamówienie {order} jest opłacone',
  mail_order_paid_title: 'Dziękujemy za zamówienie',
  mail_order_paid_text:
    'Cześć {name}, zamówienie {order} zostało opłacone z salda. Kupione: {items}. Razem: {total}, w tym VAT {vat}.',
  mail_order_paid_note: 'Ofertę wymiany wyślemy na link Steam z zamówienia i damy znać mailem. {agreed}',
  mail_order_paid_button: 'Zobacz historię zamówień',

  order_mail_terms_accepted: 'Nasz regulamin zaakceptowano dnia {at}.',
  order_mail_discount: 'odliczono – {amount}',
  order_waiver_given:
    'Dnia {at} poproszono nas o natychmiastowe rozpoczęcie dostawy i potwierdzono utratę prawa do odstąpienia od ' +
    'umowy.',
  order_withdrawal_remains: 'Od tego zakupu możesz odstąpić w ciągu 14 dni bez podawania przyczyny.',
  payment_refunded_late:
    'Płatność dotarła po terminie, a przedmioty nie były już wolne. Cała kwota wraca na twoją kartę.',

  mail_order_paid_card_subject: 'Zamówienie {order} jest opłacone',
  mail_order_paid_card_title: 'Dziękujemy za zamówienie',
  mail_order_paid_card_text:
    'Cześć {name}, dotarła płatność kartą za zamówienie {order}. Kupione: {items}. Razem: {total}, w tym VAT ' +
    '{vat}.',
  mail_order_paid_card_note: 'Ofertę wymiany wyślemy na link Steam z zamówienia i damy znać mailem. {agreed}',
  mail_order_paid_card_button: 'Zobacz historię zamówień',

  mail_order_paid_late_subject: 'Płatność za zamówienie {order} jednak dotarła',
  mail_order_paid_late_title: 'Zamówienie jednak doszło do skutku',
  mail_order_paid_late_text:
    'Cześć {name}, płatność kartą za zamówienie {order} dotarła po terminie. Wszystkie przedmioty były jeszcze ' +
    'wolne, więc zamówienie jest twoje: {items}. Razem: {total}, w tym VAT {vat}.',
  mail_order_paid_late_note: 'Ofertę wymiany wyślemy na link Steam z zamówienia i damy znać mailem. {agreed}',
  mail_order_paid_late_button: 'Zobacz historię zamówień',

  mail_order_payment_ended_subject: 'Płatność kartą za zamówienie {order} nie doszła do skutku',
  mail_order_payment_ended_title: 'Zamówienie nie zostało opłacone',
  mail_order_payment_ended_text:
    'Cześć {name}, płatność kartą ({total}) za zamówienie {order} została zakończona. {reason}',
  mail_order_payment_ended_note:
    'Nie rezerwujemy już dla ciebie tych przedmiotów: {items}. To, co jest jeszcze dostępne, możesz kupić ' +
    'ponownie w każdej chwili.',
  mail_order_payment_ended_button: 'Do koszyka',

  mail_order_refunded_late_subject: 'Płatność za zamówienie {order} wraca na twoją kartę',
  mail_order_refunded_late_title: 'Pieniądze wracają na twoją kartę',
  mail_order_refunded_late_text:
    'Cześć {name}, płatność kartą ({total}) za zamówienie {order} dotarła po terminie. Nie wszystkie przedmioty ' +
    'były wtedy wolne w tej samej cenie: {items}.',
  mail_order_refunded_late_note:
    'Cała kwota wraca na kartę, którą zapłacono. W zależności od banku trwa to kilka dni; nie musisz nic robić.',
  mail_order_refunded_late_button: 'Zobacz historię zamówień',

  order_trade_code: 'Przyjmij tylko ofertę z kodem {code} w wiadomości.',
  order_words: 'Kilka słów od nas: „{note}”',
  refund_line_balance: '{amount} są znów na Twoim saldzie.',
  refund_line_dispute:
    'Bank karty odebrał już {amount} z tej płatności; to, co w związku z tym pobrano z salda, znów należy do ' +
    'Ciebie.',
  refund_line_card: '{amount} wracają na kartę, którą zapłacono; bank może pokazać to dopiero po dziesięciu dniach.',
  refund_line_note: 'Fakturę korygującą znajdziesz na stronie zamówienia.',
  refund_line_none: 'Nic za nie nie pobrano, więc nie ma czego zwracać.',
  order_ended_customer_asked: 'zgodnie z Twoją prośbą anulowaliśmy zamówienie {order} ({items}).',
  order_ended_trade_impossible:
    'nie mogliśmy dostarczyć zamówienia {order} ({items}), więc je anulowaliśmy. Przykro nam.',
  order_ended_item_wrong:
    'przedmiot z zamówienia {order} ({items}) nie zgadzał się z naszym opisem, więc anulowaliśmy zamówienie. ' +
    'Przykro nam.',
  order_ended_fraud: 'zamówienie {order} ({items}) zostało anulowane.',
  order_line_ended_customer_asked: 'zgodnie z Twoją prośbą usunęliśmy ten przedmiot z zamówienia {order}: {items}.',
  order_line_ended_trade_impossible:
    'nie mogliśmy dostarczyć tego przedmiotu z zamówienia {order}: {items}. Przykro nam.',
  order_line_ended_item_wrong:
    'ten przedmiot z zamówienia {order} nie zgadzał się z naszym opisem: {items}. Przykro nam.',
  order_line_ended_fraud: 'ten przedmiot z zamówienia {order} został anulowany: {items}.',
  mail_order_trade_sent_subject: 'Oferta wymiany do zamówienia {order} czeka',
  mail_order_trade_sent_title: 'Twoja oferta wymiany jest w drodze',
  mail_order_trade_sent_text:
    'Cześć {name}, na Twój link wymiany wysłaliśmy ofertę Steam do zamówienia {order}: {items}. Sprawdź w Steam, ' +
    'czy pochodzi od nas, i przyjmij ją.{words}',
  mail_order_trade_sent_note: 'Nigdy nie prosimy o odsyłanie czegokolwiek i nigdy nie piszemy o tym na Steam.',
  mail_order_trade_sent_button: 'Zobacz zamówienie',
  mail_order_trade_reminder_subject: 'Oferta wymiany do zamówienia {order} nadal czeka',
  mail_order_trade_reminder_title: 'Twoje przedmioty czekają w Steam',
  mail_order_trade_reminder_text:
    'Cześć {name}, nasza oferta wymiany Steam do zamówienia {order} nie została jeszcze przyjęta: {items}. Sprawdź w ' +
    'Steam, czy pochodzi od nas, i przyjmij ją; oferta, która czeka zbyt długo, wygasa.{words}',
  mail_order_trade_reminder_note: 'Nigdy nie prosimy o odsyłanie czegokolwiek i nigdy nie piszemy o tym na Steam.',
  mail_order_trade_reminder_button: 'Zobacz zamówienie',
  mail_order_trade_declined_subject: 'Oferta wymiany do zamówienia {order} została odrzucona',
  mail_order_trade_declined_title: 'Oferta wymiany została odrzucona',
  mail_order_trade_declined_text:
    'Cześć {name}, oferta wymiany do zamówienia {order} została odrzucona lub wygasła. Przedmioty nadal są Twoje: ' +
    '{items}. Wyślemy Ci kolejną ofertę.{words}',
  mail_order_trade_declined_note:
    'Sprawdź, czy Twój link wymiany jest ważny i czy Twoje konto Steam może się wymieniać.',
  mail_order_trade_declined_button: 'Zobacz zamówienie',
  mail_order_delivered_subject: 'Zamówienie {order} dostarczone',
  mail_order_delivered_title: 'Twoje przedmioty dotarły',
  mail_order_delivered_text:
    'Cześć {name}, masz już: {items}. Ochrona wymian Steam trwa do {until}; do tego czasu przedmiotów nie można ' +
    'dalej wymieniać.{words}',
  mail_order_delivered_note: 'Nie cofaj wymiany w Steam: cofnięte zostałoby całe zamówienie.',
  mail_order_delivered_button: 'Zobacz zamówienie',
  mail_order_completed_subject: 'Zamówienie {order} zakończone',
  mail_order_completed_title: 'Twoje zamówienie jest zakończone',
  mail_order_completed_text:
    'Cześć {name}, ochrona wymiany do zamówienia {order} minęła. {items} – wszystko jest już na stałe Twoje. ' +
    'Dziękujemy za zakupy.{words}',
  mail_order_completed_note: 'Wszystkie szczegóły zamówienia znajdziesz na swoim koncie.',
  mail_order_completed_button: 'Zobacz zamówienie',
  mail_order_cancelled_subject: 'Zamówienie {order} anulowane',
  mail_order_cancelled_title: 'Twoje zamówienie zostało anulowane',
  mail_order_cancelled_text: 'Cześć {name}, {cause} {refund}{words}',
  mail_order_cancelled_note: 'Nie musisz nic robić.',
  mail_order_cancelled_button: 'Zobacz zamówienie',
  mail_order_reversed_subject: 'Zamówienie {order} zostało cofnięte',
  mail_order_reversed_title: 'Twoje zamówienie zostało cofnięte',
  mail_order_reversed_text:
    'Cześć {name}, przedmioty z zamówienia {order} wróciły do nas: {items}. Zamówienie jest cofnięte. {refund}{words}',
  mail_order_reversed_note: 'Jeśli wymianę cofnięto bez Twojej wiedzy, zabezpiecz swoje konto Steam i napisz do nas.',
  mail_order_reversed_button: 'Zobacz zamówienie',
  mail_order_refunded_subject: 'Zwrot do zamówienia {order}',
  mail_order_refunded_title: 'Zwracamy Ci pieniądze',
  mail_order_refunded_text:
    'Cześć {name}, zwróciliśmy całość lub część zapłaty za zamówienie {order} ({items}). {refund}{words}',
  mail_order_refunded_note: 'Przedmioty pozostają Twoje.',
  mail_order_refunded_button: 'Zobacz zamówienie',
  mail_order_withdrawn_subject: 'Otrzymaliśmy odstąpienie od umowy dotyczącej zamówienia {order}',
  mail_order_withdrawn_title: 'Twoje odstąpienie dotarło',
  mail_order_withdrawn_text:
    'Cześć {name}, {at} złożono nam oświadczenie: „{declaration}” Ten mail potwierdza, że do nas dotarło. Pieniądze ' +
    'wrócą tą samą drogą, którą zapłacono, najpóźniej {until}.',
  mail_order_withdrawn_note:
    'Zachowaj ten mail. Jeśli masz już przedmioty, poprosimy Cię o wymianę, dzięki której do nas wrócą.',
  mail_order_withdrawn_button: 'Zobacz zamówienie',
  mail_order_withdrawal_refused_subject: 'Odstąpienie od umowy dotyczącej zamówienia {order}',
  mail_order_withdrawal_refused_title: 'Nie możemy przyjąć odstąpienia',
  mail_order_withdrawal_refused_text:
    'Cześć {name}, sprawdziliśmy odstąpienie od umowy dotyczącej zamówienia {order} ({items}) i nie możemy go ' +
    'przyjąć.{words}',
  mail_order_withdrawal_refused_note: 'Jeśli widzisz to inaczej, napisz do nas.',
  mail_order_withdrawal_refused_button: 'Zobacz zamówienie',
  mail_order_line_cancelled_subject: 'Jeden przedmiot z zamówienia {order} został anulowany',
  mail_order_line_cancelled_title: 'O jeden przedmiot mniej',
  mail_order_line_cancelled_text: 'Cześć {name}, {cause} {refund} Reszta zamówienia przebiega zgodnie z planem.{words}',
  mail_order_line_cancelled_note: 'Nie musisz nic robić.',
  mail_order_line_cancelled_button: 'Zobacz zamówienie',
  mail_refund_moved_subject: 'Twój zwrot jest na saldzie',
  mail_refund_moved_title: 'Twój zwrot jest na saldzie',
  mail_refund_moved_text:
    'Cześć {name}, Twój bank nie przyjął naszego zwrotu {amount} na kartę. Zamiast tego dodaliśmy tę kwotę do ' +
    'Twojego salda.',
  mail_refund_moved_note: 'Możesz od razu użyć jej przy następnym zakupie.',
  mail_refund_moved_button: 'Przejdź do konta',
  mail_deposit_refunded_subject: 'Twoje doładowanie wraca na kartę',
  mail_deposit_refunded_title: 'Twoje doładowanie wraca na kartę',
  mail_deposit_refunded_text:
    'Cześć {name}, zwracamy niewykorzystane doładowanie {amount} na kartę, którą zostało opłacone. Kwota została ' +
    'zdjęta z Twojego salda.',
  mail_deposit_refunded_note: 'Bank może pokazać to dopiero po dziesięciu dniach.',
  mail_deposit_refunded_button: 'Przejdź do konta',

  mail_deal_made_subject: 'Oferta dla ciebie: {price}',
  mail_deal_made_title: 'Mamy coś zarezerwowanego dla ciebie',
  mail_deal_made_text:
    'Witaj {name}, proponujemy ci {items} razem za {price}. Osobno to {sum}. Rezerwacja trwa do {until}.{words}',
  mail_deal_made_note:
    'Kup lub odrzuć ofertę na swoim koncie; płatność następuje z salda. Bez odpowiedzi oferta po prostu wygaśnie.',
  mail_deal_made_button: 'Zobacz ofertę',

  mail_deal_withdrawn_subject: 'Nasza oferta {deal} została wycofana',
  mail_deal_withdrawn_title: 'Oferta została wycofana',
  mail_deal_withdrawn_text:
    'Witaj {name}, wycofaliśmy naszą ofertę {deal}: {items} za {price}. Rezerwacja już nie ' + 'obowiązuje.',
  mail_deal_withdrawn_note:
    'Nic za nią nie zapłacono. To, co nadal jest w sprzedaży, znajdziesz w sklepie, każdy przedmiot w swojej ' +
    'cenie.',
  mail_deal_withdrawn_button: 'Zobacz swoje oferty',

  mail_case_answered_subject: 'Odpowiedzieliśmy w sprawie zamówienia {order}',
  mail_case_answered_title: 'Odpowiedzieliśmy',
  mail_case_answered_text: 'Cześć {name}, w sprawie zamówienia {order} piszemy: „{answer}”',
  mail_case_answered_note:
    'Odpowiedz na stronie zamówienia, gdzie możesz też dodać obrazy. Odpowiedzi na tego maila nie są częścią rozmowy.',
  mail_case_answered_button: 'Przeczytaj i odpowiedz',
  mail_case_closing_subject: 'Czy z zamówieniem {order} wszystko w porządku?',
  mail_case_closing_title: 'Czekamy na Twoją odpowiedź',
  mail_case_closing_text:
    'Cześć {name}, pisaliśmy do Ciebie w sprawie zamówienia {order} i od tego czasu nic nie słyszeliśmy. ' +
    'Bez Twojej odpowiedzi rozmowa zakończy się {until}.',
  mail_case_closing_note: 'Jeśli wszystko jest w porządku, nie musisz nic robić.',
  mail_case_closing_button: 'Otwórz rozmowę',
  mail_case_solved_subject: 'Rozmowa o zamówieniu {order} jest zakończona',
  mail_case_solved_title: 'Ta rozmowa jest zakończona',
  mail_case_solved_text: 'Cześć {name}, rozmowa o Twoim zamówieniu {order} jest zakończona.{words}',
  mail_case_solved_note:
    'Jeśli coś nadal jest nie tak, możesz ją ponownie otworzyć na stronie zamówienia przez 30 dni.',
  mail_case_solved_button: 'Zobacz zamówienie',
}
