import type { disputeMailTexts as english } from '../en/dispute-mails.ts'
import type { Translation } from '../translation.ts'

/** Ukrainian: mails about disputed charges, and about charges that were not what was agreed. */
export const disputeMailTexts: Translation<typeof english> = {
  dispute_money_taken: 'З вашого балансу знято {debited}.',
  dispute_money_partly: 'З вашого балансу знято {debited}; {owed} платежу ще не покрито.',
  dispute_money_owed: 'На вашому балансі від нього нічого не залишилося, тож не покрито {owed} платежу.',
  dispute_money_back: '{debited} знову на вашому балансі.',
  dispute_money_untouched: 'Ваш баланс не змінився.',
  dispute_money_card: '{amount} повертаються на картку, якою оплачено, бо замовлення завершено.',
  dispute_spending_blocked: 'Покупки та поповнення у вашому акаунті призупинено.',
  dispute_spending_free: 'Ви знову можете купувати й поповнювати баланс.',

  mail_dispute_opened_subject: 'Ваш платіж карткою на {disputed} оскаржено',
  mail_dispute_opened_title: 'Платіж карткою оскаржено',
  mail_dispute_opened_text:
    'Вітаємо, {name}. Власник картки оскаржив у своєму банку платіж на {disputed}. До рішення банк забрав у нас ці ' +
    'гроші. {money} {spending}',
  mail_dispute_opened_note:
    'Це помилка? Попросіть банк відкликати оскарження й напишіть на адресу нижче; ми допоможемо. Номер платежу: ' +
    '{payment}',
  mail_dispute_opened_button: 'Переглянути платіж',

  mail_dispute_won_subject: 'Оскарження платежу на {disputed} завершено',
  mail_dispute_won_title: 'Оскарження завершено',
  mail_dispute_won_text:
    'Вітаємо, {name}. Оскарження вашого платежу карткою на {disputed} завершено, платіж чинний. {money} {spending}',
  mail_dispute_won_note: 'Номер платежу: {payment}',
  mail_dispute_won_button: 'Переглянути платіж',

  mail_dispute_lost_subject: 'Платіж на {disputed} повернуто на картку',
  mail_dispute_lost_title: 'Банк вирішив на користь власника картки',
  mail_dispute_lost_text:
    'Вітаємо, {name}. Банк розглянув оскарження вашого платежу карткою на {disputed}: гроші залишаються у власника ' +
    'картки. {money} {spending}',
  mail_dispute_lost_note:
    'Якщо ви хочете й далі купувати в нас, напишіть на адресу нижче; ми знайдемо рішення. Номер платежу: {payment}',
  mail_dispute_lost_button: 'Переглянути платіж',

  mail_dispute_released_subject: 'Ви знову можете купувати',
  mail_dispute_released_title: 'Ваш акаунт знову вільний',
  mail_dispute_released_text:
    'Вітаємо, {name}. Ми перевірили оскаржений платіж карткою. Ви знову можете купувати й поповнювати баланс.',
  mail_dispute_released_note: 'Дякуємо за терпіння.',
  mail_dispute_released_button: 'До мого акаунта',

  mail_held_refunded_subject: 'Ваш платіж на {charged} повертається на картку',
  mail_held_refunded_title: 'Ваші гроші повертаються на картку',
  mail_held_refunded_text:
    'Вітаємо, {name}. З вашої картки списано {charged}, хоча погоджено було інше ({agreed}). Ми повертаємо всю суму ' +
    'на вашу картку.',
  mail_held_refunded_note:
    'Залежно від банку це триває кілька днів; вам нічого не потрібно робити. Номер платежу: {payment}',
  mail_held_refunded_button: 'До мого акаунта',

  debt_left: 'Ще не покрито {left}.',
  debt_paid: 'Усе покрито.',
  mail_debt_collected_subject: '{paid} використано для оскарженого платежу',
  mail_debt_collected_title: 'Непокриту суму сплачено',
  mail_debt_collected_text:
    'Вітаємо, {name}. На ваш баланс надійшло {credited}. З них {paid} пішло на те, що ще не було покрито за ' +
    'оскарженим платежем карткою. {rest}',
  mail_debt_collected_note: 'Ваш баланс тепер становить {balance}. Якщо маєте запитання, напишіть на адресу нижче.',
  mail_debt_collected_button: 'Переглянути операції',
}
