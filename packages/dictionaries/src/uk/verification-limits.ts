import type { verificationLimitTexts as english } from '../en/verification-limits.ts'
import type { Translation } from '../translation.ts'

/** What can be paid out and paid by card before the shop must know who somebody is, said where it matters. */
export const verificationLimitTexts: Translation<typeof english> = {
  limits_title: 'Поки ми не знаємо, хто ви',
  limits_payouts: 'За рік ви можете отримати виплат на {amount}, перш ніж нам треба буде знати, хто ви.',
  limits_payouts_until: 'До {date} ви можете отримати ще {amount}, перш ніж нам треба буде знати, хто ви.',
  limits_payout: 'Одна виплата може становити щонайбільше {amount}.',
  limits_card: 'За рік ви можете сплатити карткою {amount}, перш ніж нам треба буде знати, хто ви.',
  limits_card_until: 'До {date} ви можете сплатити карткою ще {amount}, перш ніж нам треба буде знати, хто ви.',
  limits_used: 'Використано {used} з {limit}',
  limits_needed: 'Спершу нам треба знати, хто ви',
  limits_passed_payout: 'Одна виплата понад {amount} потребує підтвердженої особи.',
  limits_passed_payouts: 'Ця виплата більша за {amount}, які ви ще можете отримати без підтвердження особи.',
  limits_passed_card: 'Це більше, ніж {amount}, які ви ще можете сплатити карткою без підтвердження особи.',
  limits_passed_cart:
    'Карткою це більше, ніж {amount}, які ви ще можете сплатити без підтвердження особи. На баланс це обмеження ' +
    'не поширюється.',
  limits_action_text: 'Ви надсилаєте нам фото документів. Щойно ми їх схвалимо, цього обмеження не буде.',
  limits_action: 'Підтвердити особу',
}
