import type { homeTexts as english } from '../en/home.ts'
import type { Translation } from '../translation.ts'

/** Ukrainian: home page. */
export const homeTexts: Translation<typeof english> = {
  home_title: '{shop}: скіни CS2 за фіксованою ціною',
  home_description:
    'Скіни CS2 за фіксованою ціною: ножі, рукавиці, гвинтівки й пістолети, у кожного видно флоат. Одна ціна, без ' +
    'торгів і без комісії наприкінці.',
  home_headline: '{shop}',
  home_hero_first_line: 'Скіни CS2 за фіксованою ціною.',
  home_hero_second_line: 'Колір мають лише скіни.',
  home_browse: 'Дивитися скіни',
  'home_in_stock#one': '{count} скін у наявності',
  'home_in_stock#few': '{count} скіни в наявності',
  'home_in_stock#many': '{count} скінів у наявності',
  'home_in_stock#other': '{count} скіна в наявності',
  home_eye_new: '{quality} · найдешевший чистий дроп',
  home_eye_float: 'Найкращий флоат від {price}',
  home_eyes_pause: 'Нехай панда не моргає',
  home_eyes_play: 'Нехай панда моргає',
  home_strip_step: 'Заходьте до магазину',
  home_strip_curated: 'Добірні скіни CS2',
  home_strip_pause: 'Зупинити рухомий текст',
  home_strip_play: 'Запустити рухомий текст',
  home_features: 'Чому {shop}',
  home_trades_title: 'Безпечний обмін, гарантовано',
  home_trades_text:
    'Кожне замовлення передають наші власні акаунти. Якщо обмін зірветься, гроші повернуться тим самим способом, ' +
    'яким ви платили.',
  home_trades_paid: 'Оплачено',
  home_trades_sent: 'Обмін надіслано',
  home_trades_arriving: 'У вашому інвентарі',
  home_trades_waiting: 'чекає на вас',
  home_floats_title: 'Дібрано вручну, з толком',
  home_floats_text: 'Чисті флоати й добрі патерни, а зношення на шкалі: видно, за що платите.',
  home_prices_title: 'Грізний вигляд. Розумна ціна.',
  home_prices_text:
    'Одна ціна, без торгів і без комісії наприкінці. Скільки вказано біля скіна, стільки й спишеться з балансу.',
  home_sale_title: 'ТИМЧАСОВІ ПРОПОЗИЦІЇ',
  home_sale_text: 'Стара ціна, нова ціна. Більше нічого не змінилося.',
  home_packs_title: 'НАБОРИ',
  home_packs_text: 'Кілька скінів, одна ціна.',
  home_new_title: 'СВІЖИЙ ДРОП',
  home_new_text: 'Найновіше на полиці.',
  home_deals_title: 'СКІНИ ДНЯ',
  home_deals_text: 'Щодня інша полиця.',
  home_banner_title: 'Будьте першими: скін за найкращою ціною на ринку',
  home_banner_text: 'Нові дропи щодня. Добрі флоати йдуть першими.',
  home_banner_action: 'До магазину',
  home_banner_picture: 'Панда з кейсом зброї',
}
