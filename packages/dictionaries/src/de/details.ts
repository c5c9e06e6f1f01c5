import type { detailsTexts as english } from '../en/details.ts'
import type { Translation } from '../translation.ts'

export const detailsTexts: Translation<typeof english> = {
  details_copied: 'Kopiert',
  details_copy_failed: 'Der Browser hat das Kopieren nicht erlaubt.',
  details_tradable: 'Handelbar ab {date}, nach dem Handelsschutz von Steam',
  details_lowest: 'Niedrigster Preis der 30 Tage davor: {price}',
  details_share: 'Teilen',
  details_link_copied: 'Link kopiert',
  details_zoom: 'Bild vergrößern',
  details_off_sold: 'Dieses Exemplar ist verkauft.',
  details_off_reserved: 'Dieses Exemplar ist für einen anderen Kunden reserviert.',
  details_off_later: 'Im Verkauf ab {date}, wenn der Handelsschutz endet.',
  details_failed_text: 'Das Regal hat nicht geantwortet. Nichts ist verloren.',

  item_description: '{title} für {price} bei {shop}. Festpreis, Lieferung an Ihren Steam-Trade-Link.',
  item_description_float: '{title} mit Float {float} für {price} bei {shop}. Lieferung an Ihren Steam-Trade-Link.',
  item_description_sold: '{title} ist verkauft. Ähnliche Skins sind auf Lager.',
  item_artwork: 'Unsere eigene Zeichnung, kein Foto dieses Exemplars',
  item_buy: 'JETZT KAUFEN',
  item_in_cart: 'Im Warenkorb: öffnen',
}
