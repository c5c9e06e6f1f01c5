import type { homeTexts as english } from '../en/home.ts'
import type { Translation } from '../translation.ts'

/** Polish: home page. */
export const homeTexts: Translation<typeof english> = {
  home_title: '{shop}: skiny CS2 w stałej cenie',
  home_description:
    'Skiny CS2 w stałej cenie: noże, rękawice, karabiny i pistolety, każdy z widocznym floatem. Jedna cena, bez ' +
    'licytacji, bez prowizji na końcu.',
  home_headline: '{shop}',
  home_hero_first_line: 'Skiny CS2 w stałej cenie.',
  home_hero_second_line: 'Kolor mają tylko skiny.',
  home_browse: 'Przeglądaj skiny',
  'home_in_stock#one': '{count} skin na stanie',
  'home_in_stock#few': '{count} skiny na stanie',
  'home_in_stock#many': '{count} skinów na stanie',
  'home_in_stock#other': '{count} skina na stanie',
  home_eye_new: '{quality} · najtańszy czysty drop',
  home_eye_float: 'Najlepszy float od {price}',
  home_eyes_pause: 'Zatrzymaj mruganie pandy',
  home_eyes_play: 'Niech panda mruga',
  home_strip_step: 'Wejdź do sklepu',
  home_strip_curated: 'Wybrane skiny CS2',
  home_strip_pause: 'Zatrzymaj przewijany tekst',
  home_strip_play: 'Wznów przewijany tekst',
  home_features: 'Dlaczego {shop}',
  home_trades_title: 'Bezpieczna wymiana, gwarantowana',
  home_trades_text:
    'Każde zamówienie wydają nasze własne konta. Jeśli wymiana się nie uda, pieniądze wracają tą samą drogą, którą ' +
    'przyszły.',
  home_trades_paid: 'Zapłacono',
  home_trades_sent: 'Oferta wysłana',
  home_trades_arriving: 'W twoim ekwipunku',
  home_trades_waiting: 'czeka na ciebie',
  home_floats_title: 'Wybierane ręcznie, z głową',
  home_floats_text: 'Czyste floaty i dobre wzory, a zużycie na podziałce: widać, za co płacisz.',
  home_prices_title: 'Groźny wygląd. Mądry zakup.',
  home_prices_text:
    'Jedna cena, bez licytacji, bez prowizji na końcu. Z salda schodzi dokładnie tyle, ile widać przy skinie.',
  home_sale_title: 'OFERTY CZASOWE',
  home_sale_text: 'Stara cena, nowa cena. Nic więcej się nie zmieniło.',
  home_packs_title: 'PAKIETY',
  home_packs_text: 'Kilka skinów, jedna cena.',
  home_new_title: 'ŚWIEŻY DROP',
  home_new_text: 'Najnowsze na półce.',
  home_deals_title: 'SKINY DNIA',
  home_deals_text: 'Codziennie inna półka.',
  home_banner_title: 'Zgarnij skina w najlepszej cenie na rynku, zanim zrobi to ktoś inny',
  home_banner_text: 'Nowe dropy codziennie. Dobre floaty znikają pierwsze.',
  home_banner_action: 'Do sklepu',
  home_banner_picture: 'Panda ze skrzynką z bronią',
}
