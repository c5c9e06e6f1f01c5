import type { sellTexts as english } from '../en/sell.ts'
import type { Translation } from '../translation.ts'

/** The form that proposes a skin to the shop, and how the shop asks for it once both agree. */
export const sellTexts: Translation<typeof english> = {
  sell_title: 'Продати скін',
  sell_text: 'Розкажіть, що маєте і скільки за це хочете.',
  sell_close: 'Закрити',
  sell_name: 'Назва скіна',
  sell_suggestions: 'Скіни з такою назвою',
  'sell_found#one': 'Знайдено {count} скін',
  'sell_found#few': 'Знайдено {count} скіни',
  'sell_found#many': 'Знайдено {count} скінів',
  'sell_found#other': 'Знайдено {count} скіна',
  sell_found_none: 'Його немає в нашому каталозі. Надішліть назву як є, ми все одно його розглянемо.',
  sell_search_failed: 'Наш каталог не відповідає. Надішліть назву як є.',
  sell_price: 'Ваша ціна',
  sell_quality: 'Якість',
  sell_quality_off: 'Закресленого для цього розфарбування не існує.',
  sell_variant: 'Варіант',
  sell_link: 'Посилання на інвентар Steam',
  sell_link_placeholder: 'Вставте посилання на предмет',
  sell_attachments: 'Наліпки, брелок, іменна бирка',
  sell_attachments_hint: 'Якщо є. Вони можуть змінити нашу ціну.',
  sell_stickers: 'Наліпки',
  sell_stickers_hint: 'За місцем, через крапку з комою; після @, скільки стерто: Crown (Foil)@0.12',
  sell_charm: 'Брелок',
  sell_charm_hint: 'Після # його візерунок, якщо відомий',
  sell_name_tag: 'Іменна бирка',
  sell_quote: 'Орієнтовна оцінка',
  sell_quote_about: 'приблизно {price}',
  sell_quote_why:
    'Базова ціна {reference}, наша маржа {margin}%. Це ще не пропозиція: працівник огляне скін і вирішить.',
  sell_wish_below: 'Ви просите {wish}. Це менше, а більше, ніж просять, ми не платимо.',
  sell_wish_ask: 'Просити {price}',
  sell_quote_none: 'У нас немає для нього базової ціни. Працівник огляне скін і назве ціну.',
  sell_quote_outdated: 'Наші ціни застарілі для оцінки. Працівник огляне скін і назве ціну.',
  sell_quote_failed: 'Зараз оцінки немає. Форму все одно можна надіслати.',
  sell_quote_loading: 'Шукаємо оцінку',
  sell_steps: 'Що далі',
  sell_step_review: 'Ми оглядаємо предмет і відповідаємо протягом 3 робочих днів',
  sell_step_decide: 'Ви приймаєте нашу ціну або відхиляєте, безкоштовно',
  sell_step_payout: 'Ви передаєте предмет, а потім просите про виплату SEPA',
  sell_submit: 'Надіслати на розгляд',
  sell_submitting: 'Надсилаємо...',
  sell_done_title: 'Надіслано на розгляд',
  sell_done: 'Готово',

  offer_trade: 'Наша пропозиція обміну',
  offer_trade_link_wrong:
    'Steam не приймає ваше посилання для обміну. Скопіюйте його зі Steam знову та внесіть у профіль: ми ' +
    'попросимо скін ще раз упродовж шести годин.',
  offer_trade_private:
    'Steam не показує нам ваш інвентар. Зробіть його відкритим у Steam: ми попросимо скін ще раз упродовж шести годин.',
  offer_trade_missing:
    'Ми не знаходимо скіна у вашому інвентарі, або його ще не можна обміняти. Ми розберемося й напишемо вам.',
  offer_trade_differs:
    'Скін у вашому інвентарі – не той екземпляр, для якого була наша пропозиція. Ми розберемося й напишемо вам.',
  offer_trade_failed: 'Не вдалося попросити скін. Ми вже розбираємося; вам нічого не треба робити.',
}
