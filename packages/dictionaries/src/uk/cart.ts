import type { cartTexts as english } from '../en/cart.ts'
import type { Translation } from '../translation.ts'

/** Ukrainian: the cart and the cart button. */
export const cartTexts: Translation<typeof english> = {
  cart_title: 'Кошик',
  'cart_count#one': '{count} предмет',
  'cart_count#few': '{count} предмети',
  'cart_count#many': '{count} предметів',
  'cart_count#other': '{count} предмета',
  cart_empty_text: 'Оберіть щось гостре. Полиця повна.',
  cart_empty_action: 'До магазину',
  cart_recommended_title: 'Радимо',
  cart_recommended_text: 'З найвищої полиці.',
  cart_items: 'Предмети у вашому кошику',
  cart_loading: 'Завантажуємо кошик',
  cart_failed_text: 'У ньому нічого не змінилося.',
  cart_retry: 'Повторити',
  cart_remove: 'Прибрати з кошика: {title}',
  cart_line_count: '× {count}',
  cart_line_sold: 'Продано',
  cart_line_sold_text: 'Хтось був швидшим. Цей скін не рахується, його можна прибрати.',
  cart_line_reserved: 'Зарезервовано',
  cart_line_reserved_text: 'Хтось саме платить за нього. Якщо не заплатить, скін повернеться протягом {minutes} хв.',
  cart_line_reserved_until: 'Зараз не продається. Повернеться {date}.',
  cart_line_reserved_back: 'Хтось саме платить за нього. Якщо не заплатить, скін повернеться до {time}.',
  cart_line_yours_text: 'Його тримає ваш відкритий платіж карткою. Щоб прибрати його з кошика, скасуйте платіж.',
  cart_line_price_up: 'Ціна зросла. Коли ви додали скін, вона була {price}.',
  cart_line_price_down: 'Ціна знизилася. Коли ви додали скін, вона була {price}.',
  cart_verify_title: 'Спершу підтвердьте пошту',
  cart_verify_text: 'Кошик відкриється, щойно ви підтвердите адресу. Ми надіслали вам посилання.',
  cart_verify_action: 'Підтвердити пошту',
}
