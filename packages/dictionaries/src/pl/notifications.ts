import type { notificationTexts as english } from '../en/notifications.ts'
import type { Translation } from '../translation.ts'

/** What happened to a customer, and what of it is mailed. */
export const notificationTexts: Translation<typeof english> = {
  notifications_title: 'Powiadomienia',
  notifications_kind_orders: 'Zamówienia',
  notifications_kind_payments: 'Płatności i saldo',
  notifications_kind_offers: 'Oferty',
  notifications_kind_payouts: 'Wypłaty',
  notifications_kind_deals: 'Oferty dla ciebie',
  notifications_kind_price_alerts: 'Alerty cenowe',
  notifications_kind_saved_searches: 'Zapisane wyszukiwania',
  notifications_kind_security: 'Bezpieczeństwo',
  notifications_empty: 'Jeszcze nic tu nie ma',
  notifications_empty_text: 'Tu pojawia się to, co dzieje się z zamówieniami, ofertami, wypłatami i alertami cenowymi.',
  notifications_load_failed: 'Nie udało się wczytać powiadomień',
  notifications_more: 'Pokaż starsze',
  notifications_more_failed: 'Nie udało się wczytać starszych',
  notifications_new: 'Nowe',
  notifications_all: 'Zobacz wszystkie powiadomienia',
  mail_choices_title: 'Co przychodzi też mailem',
  mail_choices_text:
    'Wszystko pojawia się tutaj. Wybierz, co ma przychodzić też mailem: potwierdzenia, zwroty, należności ' +
    'i maile o bezpieczeństwie przychodzą zawsze.',
  mail_choices_load_failed: 'Nie udało się wczytać twojego wyboru',
  mail_choices_failed: 'Nie udało się zapisać twojego wyboru',
  unsubscribed_kind_text: '{kind}: nie będzie więcej maili, które można wyłączyć. Na koncie nadal widzisz wszystko.',
  unsubscribe_choices: 'Wybierz swoje maile',
}
