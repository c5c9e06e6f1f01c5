import type { paperTexts as english } from '../en/papers.ts'
import type { Translation } from '../translation.ts'

/** What stands on papers: receipts, credit notes, statements, and the first page of a copy of one’s data. */
export const paperTexts: Translation<typeof english> = {
  paper_issued: 'Wystawiono {date}',
  paper_order: 'Do zamówienia {order} z {date}',
  paper_from: 'Od',
  paper_to: 'Dla',
  paper_item: 'Przedmiot',
  paper_wear: 'Float {float}, wzór (seed) {seed}',
  paper_rate: 'VAT',
  paper_net: 'Netto',
  paper_vat: 'VAT',
  paper_total: 'Razem',
  paper_vat_of: 'VAT {country}',
  receipt_title: 'Faktura',
  receipt_total: 'Zapłacono',
  receipt_by_card: 'Zapłacono kartą {date}.',
  receipt_by_balance: 'Zapłacono z salda {date}.',
  receipt_discount: 'Wcześniej odjęto {amount}; pozycje podają, ile zapłacono.',
  confirmation_title: 'Potwierdzenie płatności',
  confirmation_line: 'Doładowanie salda',
  confirmation_total: 'Zapłacono łącznie',
  confirmation_by_card: 'Zapłacono kartą {date}: {charged}.',
  confirmation_no_vat:
    'To nie jest faktura i nie zawiera VAT: doładowanie niczego jeszcze nie kupuje. VAT jest podany na ' +
    'fakturze każdego zamówienia opłaconego z salda.',

  credit_note_title: 'Faktura korygująca',
  credit_note_receipt: 'Do faktury {number} z {date}',
  credit_note_credited: 'Zwrócono',
  credit_note_to_card: 'Kwota wraca na kartę, którą zapłacono za zamówienie.',
  credit_note_to_dispute: 'Bank karty zwrócił kwotę jej posiadaczowi.',
  credit_note_to_balance: 'Kwota wraca na saldo w sklepie.',

  statement_title: 'Wyciąg z konta',
  statement_customer: 'Klient {id}',
  statement_day: 'Dzień',
  statement_time: 'Godzina (UTC)',
  statement_what: 'Co',
  statement_about: 'Dotyczy',
  statement_note: 'Wiadomość',
  statement_amount: 'Kwota',
  statement_balance: 'Saldo',
  statement_entry: 'Zapis księgi',
  statement_opening: 'Saldo początkowe',
  statement_closing: 'Saldo końcowe',
  statement_month: 'Koniec {month}',
  statement_none: 'W tych dniach nic nie zaksięgowano.',
  statement_ledger:
    'To są zapisy księgi sklepu, tak jak zostały zaksięgowane; dni są według {zone}. To nie ' +
    'jest faktura i nie wykazuje VAT.',
  statement_of_order: 'Zamówienie {id}',
  statement_of_payment: 'Płatność {id}',
  statement_of_adjustment: 'Korekta salda {id}',
  statement_of_refund: 'Zwrot {id}',
  statement_of_dispute: 'Spór {id}',
  statement_top_up: 'Doładowanie',
  statement_purchase: 'Zakup',
  statement_refund: 'Zwrot',
  statement_top_up_back: 'Doładowanie zwrócone na kartę',
  statement_disputed: 'Cofnięte przez bank karty',
  statement_dispute_back: 'Oddane po sporze',
  statement_debt: 'Spłata należności',
  statement_goodwill: 'Gest dobrej woli',
  statement_correction: 'Korekta',
  statement_reversal: 'Storno',
  statement_other: 'Ruch',

  export_title: 'Twoje dane w {shop}',
  export_made: 'Stan na {at}',
  export_intro:
    'To wszystko, co {shop} o tobie przechowuje. Każda część jest dwa razy: jako CSV do arkusza i jako JSON dla ' +
    'programu.',
  export_reading:
    'Nazwy kolumn są po angielsku. Kwoty w kolumnach na „cents” to pełne eurocenty, a na „minor” – najmniejsze ' +
    'jednostki waluty obok. Czas podano w UTC. Komórka, którą arkusz by obliczył, zaczyna się od apostrofu.',
  export_files: 'Czym jest każdy plik',
  export_profile:
    'Kim jesteś: imię i nazwisko, kontakt, adres, link do wymiany, firma i język, życzenie innego adresu e-mail, ' +
    'używane konta Steam i to, co zrobiono z twoim kontem',
  export_sign_ins:
    'Jak się logujesz: sesje z przeglądarką i adresem IP, znane przeglądarki, drugi składnik, wysłane linki',
  export_api_keys: 'Twoje klucze API, bez samych kluczy',
  export_orders: 'Co kupiono: zamówienia z przedmiotami, adresem i zgodami, rachunki, noty, zwroty, odstąpienia, kody',
  export_payments: 'Płatności kartą i doładowania, ich kroki i spory',
  export_balance: 'Twoje saldo: każdy ruch, jak w naszych księgach, oraz korekty',
  export_offers: 'Co nam oferowano i co z tego wynikło',
  export_payouts: 'Wypłaty; z numeru rachunku tylko jego końce',
  export_deals: 'Oferty przygotowane dla ciebie',
  export_cart: 'Twój koszyk',
  export_wishlist: 'Twoja lista życzeń i alerty cenowe',
  export_mails: 'Wiadomości z ostatnich 90 dni: jakie, kiedy, na jaki adres',
  export_copies: 'Kopie takie jak ta, o które poproszono',
  export_picture: 'Zdjęcie twojego profilu',
  export_left_out: 'Czego brakuje i dlaczego',
  export_left_out_text:
    'Sekrety: z hasła, sesji, linków, kluczy i kodów przechowujemy tylko skróty, a klucz aplikacji ' +
    'uwierzytelniającej i numery rachunków są zapieczętowane. Kto by je miał, mógłby ci zaszkodzić. Nie ma też: ' +
    'kto z naszych pracowników coś zrobił, ile kosztują nas przedmioty i zapisów, które tylko powtarzają to, co ' +
    'jest tutaj. Plik wymienia wszystko.',
  export_rights: 'Jeśli coś się nie zgadza',
  export_rights_text:
    'Napisz na {email}, aby to poprawić lub usunąć albo sprzeciwić się temu, co z tym robimy. Możesz też złożyć ' +
    'skargę do organu ochrony danych.',
}
