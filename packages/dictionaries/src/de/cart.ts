import type { cartTexts as english } from '../en/cart.ts'
import type { Translation } from '../translation.ts'

/** The cart and the cart button. */
export const cartTexts: Translation<typeof english> = {
  cart_title: 'Warenkorb',
  'cart_count#one': '{count} Artikel',
  'cart_count#other': '{count} Artikel',
  cart_empty_text: 'Suchen Sie sich etwas Scharfes aus. Das Regal ist voll.',
  cart_empty_action: 'Zum Shop',
  cart_recommended_title: 'Empfohlen',
  cart_recommended_text: 'Von oben aus dem Regal.',
  cart_items: 'Artikel in Ihrem Warenkorb',
  cart_loading: 'Ihr Warenkorb wird geladen',
  cart_failed_text: 'Am Inhalt wurde nichts geändert.',
  cart_retry: 'Erneut versuchen',
  cart_remove: '{title} aus dem Warenkorb entfernen',
  cart_line_count: '× {count}',
  cart_line_sold: 'Verkauft',
  cart_line_sold_text: 'Jemand war schneller. Der Artikel zählt nicht mehr und kann entfernt werden.',
  cart_line_reserved: 'Reserviert',
  cart_line_reserved_text: 'Jemand bezahlt ihn gerade. Wenn nicht, ist er in spätestens {minutes} Minuten zurück.',
  cart_line_reserved_until: 'Zurzeit nicht zu kaufen. Er kommt am {date} zurück.',
  cart_line_reserved_back: 'Jemand bezahlt ihn gerade. Wenn nicht, ist er bis {time} Uhr zurück.',
  cart_line_yours_text: 'Ihre offene Kartenzahlung hält ihn fest. Zum Entfernen brechen Sie die Zahlung ab.',
  cart_line_price_up: 'Der Preis ist gestiegen. Beim Hinzufügen war er {price}.',
  cart_line_price_down: 'Der Preis ist gefallen. Beim Hinzufügen war er {price}.',
  cart_verify_title: 'Bestätigen Sie zuerst Ihre E-Mail',
  cart_verify_text: 'Ihr Warenkorb öffnet sich, sobald Ihre Adresse bestätigt ist. Der Link ist in Ihrem Postfach.',
  cart_verify_action: 'E-Mail bestätigen',
}
