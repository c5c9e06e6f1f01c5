import type { sellTexts as english } from '../en/sell.ts'
import type { Translation } from '../translation.ts'

/** The form that proposes a skin to the shop, and how the shop asks for it once both agree. */
export const sellTexts: Translation<typeof english> = {
  sell_title: 'Sprzedaj skina',
  sell_text: 'Napisz, co masz i ile za to chcesz.',
  sell_close: 'Zamknij',
  sell_name: 'Nazwa skina',
  sell_suggestions: 'Skiny o tej nazwie',
  'sell_found#one': 'Znaleziono {count} skina',
  'sell_found#few': 'Znaleziono {count} skiny',
  'sell_found#many': 'Znaleziono {count} skinów',
  'sell_found#other': 'Znaleziono {count} skina',
  sell_found_none: 'Nie ma go w naszym katalogu. Wyślij nazwę tak, jak jest, i tak go obejrzymy.',
  sell_search_failed: 'Nasz katalog nie odpowiada. Wyślij nazwę tak, jak jest.',
  sell_price: 'Twoja cena',
  sell_quality: 'Jakość',
  sell_quality_off: 'Przekreślone nie występuje dla tego wykończenia.',
  sell_variant: 'Wariant',
  sell_link: 'Link do ekwipunku Steam',
  sell_link_placeholder: 'Wklej link do przedmiotu',
  sell_attachments: 'Naklejki, zawieszka, nazwa',
  sell_attachments_hint: 'Jeśli są. Mogą zmienić naszą cenę.',
  sell_stickers: 'Naklejki',
  sell_stickers_hint: 'Według miejsca, oddzielone średnikami; po @, ile zdrapano: Crown (Foil)@0.12',
  sell_charm: 'Zawieszka',
  sell_charm_hint: 'Po # jej wzór, jeśli go znasz',
  sell_name_tag: 'Nazwa',
  sell_quote: 'Orientacyjna wycena',
  sell_quote_about: 'około {price}',
  sell_quote_why:
    'Cena odniesienia {reference}, nasza marża {margin}%. To jeszcze nie oferta: pracownik obejrzy skina i zdecyduje.',
  sell_wish_below: 'Chcesz {wish}. To mniej, a nie płacimy więcej, niż ktoś chce.',
  sell_wish_ask: 'Poproś o {price}',
  sell_quote_none: 'Nie mamy dla niego ceny odniesienia. Pracownik obejrzy skina i poda cenę.',
  sell_quote_outdated: 'Nasze ceny są zbyt stare na wycenę. Pracownik obejrzy skina i poda cenę.',
  sell_quote_failed: 'Chwilowo brak wyceny. Formularz i tak możesz wysłać.',
  sell_quote_loading: 'Szukamy wyceny',
  sell_steps: 'Co dalej',
  sell_step_review: 'Oglądamy przedmiot i odpowiadamy w ciągu 3 dni roboczych',
  sell_step_decide: 'Przyjmujesz naszą cenę albo ją odrzucasz, bez kosztów',
  sell_step_payout: 'Wymieniasz przedmiot, a potem zlecasz wypłatę SEPA',
  sell_submit: 'Wyślij do oceny',
  sell_submitting: 'Wysyłamy...',
  sell_done_title: 'Wysłano do oceny',
  sell_done: 'Gotowe',

  offer_trade: 'Nasza oferta wymiany',
  offer_trade_link_wrong:
    'Steam nie przyjmuje Twojego linku wymiany. Skopiuj go na nowo ze Steam do profilu: poprosimy o skin ' +
    'ponownie w ciągu sześciu godzin.',
  offer_trade_private:
    'Steam nie pokazuje nam Twojego ekwipunku. Ustaw go w Steam jako publiczny: poprosimy o skin ponownie w ' +
    'ciągu sześciu godzin.',
  offer_trade_missing:
    'Nie znajdujemy skina w Twoim ekwipunku albo nie można go jeszcze wymienić. Sprawdzimy to i napiszemy.',
  offer_trade_differs:
    'Skin w Twoim ekwipunku to nie ten egzemplarz, którego dotyczyła nasza oferta. Sprawdzimy to i napiszemy.',
  offer_trade_failed: 'Nie udało się poprosić o skin. Zajmujemy się tym; nie musisz nic robić.',
}
