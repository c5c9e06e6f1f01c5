import type { sellTexts as english } from '../en/sell.ts'
import type { Translation } from '../translation.ts'

/** The form that proposes a skin to the shop, and how the shop asks for it once both agree. */
export const sellTexts: Translation<typeof english> = {
  sell_title: 'Skin verkaufen',
  sell_text: 'Sagen Sie uns, was Sie haben und was Sie dafür möchten.',
  sell_close: 'Schließen',
  sell_name: 'Name des Skins',
  sell_suggestions: 'Skins mit diesem Namen',
  'sell_found#one': '{count} Skin gefunden',
  'sell_found#other': '{count} Skins gefunden',
  sell_found_none:
    'Nicht in unserem Katalog. Senden Sie den Namen, wie Sie ihn geschrieben haben; wir sehen ihn uns trotzdem an.',
  sell_search_failed: 'Unser Katalog antwortet nicht. Senden Sie den Namen, wie Sie ihn geschrieben haben.',
  sell_price: 'Ihr Preis',
  sell_quality: 'Qualität',
  sell_quality_off: 'Was durchgestrichen ist, gibt es für dieses Finish nicht.',
  sell_variant: 'Variante',
  sell_link: 'Link zum Steam-Inventar',
  sell_link_placeholder: 'Link zum Artikel einfügen',
  sell_attachments: 'Sticker, Anhänger, Namensschild',
  sell_attachments_hint: 'Falls es welche gibt. Sie können ändern, was wir zahlen.',
  sell_stickers: 'Sticker',
  sell_stickers_hint: 'Der Reihe nach, mit Semikolon getrennt; hinter @, wie viel abgekratzt ist: Crown (Foil)@0.12',
  sell_charm: 'Anhänger',
  sell_charm_hint: 'Hinter # sein Muster, falls bekannt',
  sell_name_tag: 'Namensschild',
  sell_quote: 'Unverbindliche Schätzung',
  sell_quote_about: 'etwa {price}',
  sell_quote_why:
    'Referenzpreis {reference}, unsere Spanne {margin}\u00a0%. Das ist noch kein Angebot: Ein Mitarbeiter ' +
    'sieht sich den Skin an und entscheidet.',
  sell_wish_below: 'Sie verlangen {wish}. Das ist weniger, und mehr als verlangt zahlen wir nicht.',
  sell_wish_ask: '{price} verlangen',
  sell_quote_none:
    'Wir haben dafür keinen Referenzpreis. Ein Mitarbeiter sieht sich den Skin an und nennt einen Preis.',
  sell_quote_outdated:
    'Unsere Preise dafür sind für eine Schätzung zu alt. Ein Mitarbeiter sieht sich den Skin an und nennt einen Preis.',
  sell_quote_failed: 'Im Moment keine Schätzung. Sie können das Formular trotzdem senden.',
  sell_quote_loading: 'Schätzung wird ermittelt',
  sell_steps: 'Wie es weitergeht',
  sell_step_review: 'Wir sehen uns den Artikel an und antworten innerhalb von 3 Arbeitstagen',
  sell_step_decide: 'Sie nehmen unseren Preis an oder lehnen ihn ab, beides kostenlos',
  sell_step_payout: 'Sie tauschen den Artikel und fordern dann eine SEPA-Auszahlung an',
  sell_submit: 'Zur Prüfung senden',
  sell_submitting: 'Wird gesendet...',
  sell_done_title: 'Zur Prüfung gesendet',
  sell_done: 'Fertig',

  offer_trade: 'Unser Handelsangebot',
  offer_trade_link_wrong:
    'Steam nimmt Ihren Handelslink nicht an. Holen Sie ihn neu aus Steam und tragen Sie ihn in Ihr Profil ' +
    'ein: Wir fragen den Skin innerhalb von sechs Stunden wieder an.',
  offer_trade_private:
    'Steam zeigt uns Ihr Inventar nicht. Stellen Sie es in Steam auf öffentlich: Wir fragen den Skin ' +
    'innerhalb von sechs Stunden wieder an.',
  offer_trade_missing:
    'Wir finden den Skin nicht in Ihrem Inventar, oder er kann noch nicht gehandelt werden. Wir sehen es uns ' +
    'an und schreiben Ihnen.',
  offer_trade_differs:
    'Der Skin in Ihrem Inventar ist nicht das Exemplar, für das unser Angebot galt. Wir sehen es uns an und ' +
    'schreiben Ihnen.',
  offer_trade_failed: 'Wir konnten den Skin nicht anfragen. Wir kümmern uns darum; Sie müssen nichts tun.',
}
