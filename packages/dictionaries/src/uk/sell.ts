import type { sellTexts as english } from '../en/sell.ts'
import type { Translation } from '../translation.ts'

/** The form that proposes a skin to the shop. */
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
  sell_quote: 'Орієнтовна оцінка',
  sell_quote_about: 'приблизно {price}',
  sell_quote_why:
    'Базова ціна {reference}, наша маржа {margin}%. Це ще не пропозиція: працівник огляне скін і вирішить.',
  sell_quote_none: 'У нас немає для нього базової ціни. Працівник огляне скін і назве ціну.',
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
}
