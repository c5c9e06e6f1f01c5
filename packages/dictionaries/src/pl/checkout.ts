import type { checkoutTexts as english } from '../en/checkout.ts'
import type { Translation } from '../translation.ts'

/** Polish: contact, trade link, address and payment on the cart page. */
export const checkoutTexts: Translation<typeof english> = {
  contact_first_name: 'Imię',
  contact_last_name: 'Nazwisko',
  contact_email: 'E-mail',
  contact_phone: 'Telefon',
  contact_country: 'Kraj',
  contact_country_choose: 'Wybierz kraj',
  contact_city: 'Miasto',
  contact_address: 'Ulica i numer',
  contact_post_code: 'Kod pocztowy',
  phone_country: 'Kraj numeru telefonu',

  checkout_contact_title: 'Kontakt',
  checkout_trade_link_title: 'Link do wymiany',
  checkout_trade_link: 'Link do wymiany Steam',
  trade_account_paused: 'To konto Steam jest nowe: przedmioty są na nie wysyłane od {until}.',
  trade_account_other: 'Inne konto Steam niż dotąd: przedmioty są na nie wysyłane 24 godziny po zapisaniu.',
  trade_account_other_order: 'Inne konto Steam niż dotąd: przedmioty są na nie wysyłane 24 godziny po tym zamówieniu.',
  checkout_trade_link_hint: 'Steam → Ekwipunek → Oferty wymiany → Kto może wysyłać mi oferty wymiany?',
  checkout_address_title: 'Adres',
  checkout_step_done: 'Wypełnione',

  checkout_summary_title: 'Podsumowanie',
  checkout_total: 'Razem',
  checkout_converted: '= {amount}',
  checkout_vat: 'W tym VAT ({percent} %)',
  checkout_terms: 'Akceptuję {link}',
  checkout_terms_link: 'regulamin',
  checkout_waiver:
    'Proszę o natychmiastowe rozpoczęcie dostawy. Wiem, że z jej rozpoczęciem tracę prawo odstąpienia od umowy.',
  checkout_waiver_required: 'Zaznacz zgodę na natychmiastowe rozpoczęcie dostawy i utratę prawa odstąpienia od umowy',
  checkout_pay: 'Zapłać z salda',
  checkout_paying: 'Płacenie...',
  checkout_card: 'KARTA PŁATNICZA',
  checkout_opening: 'Otwieranie...',
  checkout_resumes: 'Nic nie zapłacisz dwa razy: kolejna próba wznowi tę samą płatność.',
  checkout_balance: 'Twoje saldo',
  checkout_balance_after: 'Saldo po płatności',
  checkout_missing: 'Brakuje',
  checkout_top_up: 'Doładuj {amount}',
  checkout_profile: 'Do dostawy potrzebujemy jeszcze linku wymiany, telefonu i adresu.',
  checkout_to_profile: 'Uzupełnij profil',
  checkout_nothing_available: 'W tej chwili nic z koszyka nie można kupić.',
  checkout_price_changed: 'Zaznaczone ceny są nowe. Ponowna płatność potwierdza nową kwotę.',
}
