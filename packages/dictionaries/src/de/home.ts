import type { homeTexts as english } from '../en/home.ts'
import type { Translation } from '../translation.ts'

/** Home page (docs/behaviour/look.md#voice). */
export const homeTexts: Translation<typeof english> = {
  home_title: '{shop}: CS2-Skins zum Festpreis',
  home_description:
    'CS2-Skins zum Festpreis: Messer, Handschuhe, Gewehre und Pistolen, jedes Exemplar mit seinem Float. ' +
    'Ein Preis, kein Bieten, keine Gebühr am Ende.',
  home_headline: '{shop}',
  home_hero_first_line: 'CS2-Skins zum Festpreis.',
  home_hero_second_line: 'Nur die Skins haben Farbe.',
  home_browse: 'Skins ansehen',
  'home_in_stock#one': '{count} Skin auf Lager',
  'home_in_stock#other': '{count} Skins auf Lager',
  home_eye_new: '{quality} · günstigster sauberer Drop',
  home_eye_float: 'Bester Float ab {price}',
  home_eyes_pause: 'Den Panda nicht blinzeln lassen',
  home_eyes_play: 'Den Panda blinzeln lassen',
  home_strip_step: 'Kommen Sie herein',
  home_strip_curated: 'Ausgesuchte CS2-Skins',
  home_strip_pause: 'Laufschrift anhalten',
  home_strip_play: 'Laufschrift fortsetzen',
  home_features: 'Warum {shop}',
  home_trades_title: 'Sichere Trades, garantiert',
  home_trades_text:
    'Jede Bestellung liefern unsere eigenen Konten. Scheitert ein Trade, erhalten Sie Ihr Geld auf dem Weg zurück, ' +
    'auf dem Sie bezahlt haben.',
  home_trades_paid: 'Bezahlt',
  home_trades_sent: 'Angebot gesendet',
  home_trades_arriving: 'In Ihrem Inventar',
  home_trades_waiting: 'wartet auf Sie',
  home_floats_title: 'Von Hand ausgesucht',
  home_floats_text: 'Saubere Floats und gute Muster, Abnutzung auf einem Lineal: Sie sehen, wofür Sie bezahlen.',
  home_prices_title: 'Tödlicher Look. Kluger Preis.',
  home_prices_text: 'Ein Preis, kein Bieten, keine Gebühr am Ende. Was auf der Karte steht, geht vom Guthaben ab.',
  home_sale_title: 'ANGEBOTE AUF ZEIT',
  home_sale_text: 'Alter Preis, neuer Preis. Sonst hat sich nichts geändert.',
  home_packs_title: 'PAKETE',
  home_packs_text: 'Mehrere Skins, ein Preis.',
  home_new_title: 'FRISCH GEDROPPT',
  home_new_text: 'Das Neueste im Regal.',
  home_deals_title: 'SKIN-DEALS DES TAGES',
  home_deals_text: 'Jeden Tag ein anderes Regal.',
  home_banner_title: 'Sichern Sie sich vor allen anderen einen Skin zum besten Preis am Markt',
  home_banner_text: 'Jeden Tag kommen neue Drops. Die guten Floats sind zuerst weg.',
  home_banner_action: 'Zum Shop',
  home_banner_picture: 'Ein Panda mit einem Waffenkoffer im Arm',
}
