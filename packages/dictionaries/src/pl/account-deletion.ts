import type { accountDeletionTexts as english } from '../en/account-deletion.ts'
import type { Translation } from '../translation.ts'

/** An account that its owner has deleted, and keeps after all. */
export const accountDeletionTexts: Translation<typeof english> = {
  deletion_title: 'Usuń konto',
  deletion_text:
    'Twoje konto można usunąć wraz z tym, co w nim o Tobie przechowujemy. Masz 14 dni, aby zmienić zdanie.',
  deletion_open: 'Usuń moje konto',
  deletion_load_failed: 'Nie udało się wczytać, czy Twoje konto ma zostać usunięte',
  deletion_check_failed: 'Nie udało się wczytać, co na Twoim koncie jest jeszcze otwarte',
  deletion_question: 'Usunąć Twoje konto?',
  deletion_goes_title: 'Co zniknie',
  deletion_goes:
    'Imię i nazwisko, e-mail, telefon, adres, link wymiany i zdjęcie, Twoje logowania, klucze API, koszyk, ' +
    'lista życzeń, wiadomości do Ciebie i kopie Twoich danych.',
  deletion_stays_title: 'Co zachowuje prawo',
  deletion_stays:
    'Rachunki, noty korygujące i potwierdzenia płatności, zapieczętowane, przez dziesięć lat po roku ich ' +
    'wystawienia; oraz to, co kupiono, sprzedano i zapłacono, bez Twojego nazwiska.',
  deletion_days_title: 'Następne 14 dni',
  deletion_days:
    'Możesz się zalogować i jednym kliknięciem zachować konto. Nic nowego nie może się zacząć: zakup, ' +
    'doładowanie, oferta ani wypłata. Twoje klucze API wygasają od razu.',
  deletion_confirm: 'Usuń za 14 dni',
  deletion_not_now: 'Nie teraz',
  deletion_close: 'Zamknij',
  deletion_ask_failed: 'Nie udało się usunąć konta',
  deletion_hindered: 'Zanim konto będzie można usunąć, to musi się zakończyć:',
  deletion_hindrance_balance: 'Pieniądze na saldzie: wydaj je',
  deletion_hindrance_debt: 'Pieniądze należne po spornej płatności',
  deletion_hindrance_orders: 'Zamówienia, które nie są ostatecznie dostarczone ani zakończone',
  deletion_hindrance_offers: 'Otwarte oferty',
  deletion_hindrance_payouts: 'Wypłaty w drodze',
  deletion_hindrance_refunds: 'Zwroty w drodze',
  deletion_hindrance_disputes: 'Sporne płatności',
  deletion_hindrance_payments: 'Płatności kartą w toku',
  deletion_hindrance_deals: 'Oferta osobista, która na Ciebie czeka',
  deletion_hindrance_review: 'Sprawa Twoich pieniędzy, o której jeszcze decydujemy',
  deletion_bar: 'Twoje konto zostanie usunięte {date}',
  deletion_bar_text: 'Do tego czasu możesz je zachować. W międzyczasie nic nowego nie może się zacząć.',
  deletion_keep: 'Zachowaj moje konto',
  deletion_kept: 'Twoje konto zostaje',
  deletion_keep_failed: 'Nie udało się zachować konta',
}
