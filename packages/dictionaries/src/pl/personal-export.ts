import type { personalExportTexts as english } from '../en/personal-export.ts'
import type { Translation } from '../translation.ts'

/** The first page of that copy: what each of its files is. */
export const personalExportTexts: Translation<typeof english> = {
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
