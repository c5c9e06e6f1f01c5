import type { openPaymentTexts as english } from '../en/open-payment.ts'
import type { Translation } from '../translation.ts'

/** An open card payment: what is held, for how long, and what can be done. */
export const openPaymentTexts: Translation<typeof english> = {
  open_payment_label: 'Відкритий платіж карткою',
  open_payment_title: 'Зарезервовано для вас: {time}',
  'open_payment_text#one':
    '{count} предмет за {sum} ({converted}). Кошти не спишуться, доки ви не заплатите на сторінці картки.',
  'open_payment_text#few':
    '{count} предмети за {sum} ({converted}). Кошти не спишуться, доки ви не заплатите на сторінці картки.',
  'open_payment_text#many':
    '{count} предметів за {sum} ({converted}). Кошти не спишуться, доки ви не заплатите на сторінці картки.',
  'open_payment_text#other':
    '{count} предмета за {sum} ({converted}). Кошти не спишуться, доки ви не заплатите на сторінці картки.',
  open_payment_continue: 'Завершити оплату',
  open_payment_cancel: 'Скасувати оплату',
  open_payment_cancelling: 'Скасовуємо...',
  open_payment_cancelled: 'Платіж скасовано. Нічого не списано.',
  open_payment_cancel_failed: 'Не вдалося скасувати платіж. Спробуйте ще раз.',
  open_payment_processing: 'Банк уже обробляє цей платіж. Зараз його не скасувати.',
  open_payment_over_title: 'Час вийшов',
  open_payment_over: 'Сторінку картки закрито. Запитуємо провайдера, чим усе скінчилося.',
  'open_payment_left#one': 'На оплату лишилася {count} хвилина.',
  'open_payment_left#few': 'На оплату лишилося {count} хвилини.',
  'open_payment_left#many': 'На оплату лишилося {count} хвилин.',
  'open_payment_left#other': 'На оплату лишилося {count} хвилини.',
  open_payment_ended: 'Резерв закінчився, нічого не списано. Ваші предмети знову вільні.',
  open_payment_replaced: 'Нова оплата завершить відкритий платіж карткою і почне інший.',
}
