import type { detailsTexts as english } from '../en/details.ts'
import type { Translation } from '../translation.ts'

export const detailsTexts: Translation<typeof english> = {
  details_copied: 'Skopiowano',
  details_copy_failed: 'Przeglądarka nie pozwoliła na kopiowanie.',
  details_tradable: 'Można wymienić od {date}, po ochronie wymiany Steam',
  details_lowest: 'Najniższa cena z 30 dni przed obniżką: {price}',
  details_share: 'Udostępnij',
  details_link_copied: 'Skopiowano link',
  details_zoom: 'Powiększ obraz',
  details_off_sold: 'Ten egzemplarz został sprzedany.',
  details_off_reserved: 'Inny klient zarezerwował ten egzemplarz.',
  details_off_later: 'W sprzedaży od {date}, gdy skończy się ochrona wymiany.',
  details_failed_text: 'Półka nie odpowiedziała. Nic nie zginęło.',

  item_description: '{title} za {price} w {shop}. Stała cena, wysyłka na twój link do wymiany Steam.',
  item_description_float: '{title} z floatem {float} za {price} w {shop}. Wysyłka na twój link do wymiany Steam.',
  item_description_sold: '{title}: sprzedane. Podobne skiny są na stanie.',
  item_artwork: 'Nasza grafika, nie zdjęcie tego egzemplarza',
  item_buy: 'KUP TERAZ',
  item_in_cart: 'W koszyku: otwórz',
}
