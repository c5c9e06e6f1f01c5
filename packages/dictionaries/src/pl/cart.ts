import type { cartTexts as english } from '../en/cart.ts'
import type { Translation } from '../translation.ts'

/** Polish: the cart and the cart button. */
export const cartTexts: Translation<typeof english> = {
  cart_title: 'Koszyk',
  'cart_count#one': '{count} przedmiot',
  'cart_count#few': '{count} przedmioty',
  'cart_count#many': '{count} przedmiotów',
  'cart_count#other': '{count} przedmiotu',
  cart_empty_text: 'Wybierz coś ostrego. Półka jest pełna.',
  cart_empty_action: 'Do sklepu',
  cart_recommended_title: 'Polecane',
  cart_recommended_text: 'Z najwyższej półki.',
  cart_items: 'Przedmioty w koszyku',
  cart_loading: 'Wczytywanie koszyka',
  cart_failed_text: 'Jego zawartość się nie zmieniła.',
  cart_retry: 'Ponów',
  cart_remove: 'Usuń z koszyka: {title}',
  cart_line_count: '× {count}',
  cart_line_sold: 'Sprzedany',
  cart_line_sold_text: 'Ktoś był szybszy. Ten skin nie jest liczony i można go usunąć.',
  cart_line_reserved: 'Zarezerwowany',
  cart_line_reserved_text: 'Ktoś właśnie za niego płaci. Jeśli nie zapłaci, skin wróci w ciągu {minutes} min.',
  cart_line_reserved_until: 'Chwilowo nie jest na sprzedaż. Wróci {date}.',
  cart_line_reserved_back: 'Ktoś właśnie za niego płaci. Jeśli nie zapłaci, skin wróci do {time}.',
  cart_line_yours_text: 'Trzyma go twoja otwarta płatność kartą. Aby usunąć go z koszyka, anuluj płatność.',
  cart_line_price_up: 'Cena wzrosła. Przy dodaniu do koszyka wynosiła {price}.',
  cart_line_price_down: 'Cena spadła. Przy dodaniu do koszyka wynosiła {price}.',
  cart_verify_title: 'Najpierw potwierdź e-mail',
  cart_verify_text: 'Koszyk otworzy się po potwierdzeniu adresu. Wysłaliśmy ci link.',
  cart_verify_action: 'Potwierdź e-mail',
}
