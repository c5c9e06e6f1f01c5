import type { customerLinkTexts } from '../en/customer-links.ts'
import type { menuTexts } from '../en/menu.ts'
import type { shellTexts as english } from '../en/shell.ts'
import type { Translation } from '../translation.ts'

/** Header, mobile menu, toasts and what a failed call says when no server answered. */
export const shellTexts: Translation<typeof english & typeof menuTexts & typeof customerLinkTexts> = {
  shop_description: 'CS2-Skins zum Festpreis. Jeder Skin zeigt seinen Float, und Menschen prüfen jeden Trade.',
  skip_to_content: 'Zum Inhalt springen',
  home_link: '{shop}, Startseite',
  nav_label: 'Hauptmenü',
  nav_home: 'Start',
  nav_products: 'Produkte',
  nav_new: 'Neuheiten',
  nav_sale: 'Sale',
  nav_sign_in: 'Anmelden',
  nav_sign_up: 'Registrieren',
  nav_cart: 'Warenkorb',
  nav_account: 'Konto',
  nav_profile: 'Mein Profil',
  nav_payments: 'Zahlungsverlauf',
  nav_orders: 'Bestellverlauf',
  nav_deals: 'Persönliche Deals',
  'nav_deals_open#one': '{count} offener Deal',
  'nav_deals_open#other': '{count} offene Deals',
  nav_offers: 'Skins verkaufen',
  nav_log_out: 'Abmelden',
  menu_log_out: 'Abmelden',
  menu_open: 'Menü öffnen',
  menu_close: 'Menü schließen',
  menu_label: 'Menü',
  profile_menu_label: 'Ihr Konto: {name}',
  top_up: 'Aufladen',
  top_up_balance: 'Guthaben aufladen',
  cart_label: 'Warenkorb',
  'cart_label_count#one': 'Warenkorb, {count} Artikel',
  'cart_label_count#other': 'Warenkorb, {count} Artikel',
  verified_mark: 'Bestätigt',
  toasts_label: 'Meldungen',
  toast_close: 'Meldung schließen',
  loading_page: 'Seite wird geladen',
  failure_network: 'Der Shop antwortet nicht. Prüfen Sie Ihre Verbindung und versuchen Sie es erneut.',
  failure_timeout: 'Die Antwort des Shops hat zu lange gedauert. Bitte versuchen Sie es erneut.',
}
