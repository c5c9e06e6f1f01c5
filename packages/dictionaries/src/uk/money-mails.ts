import type { moneyMailTexts as english } from '../en/money-mails.ts'
import type { Translation } from '../translation.ts'

/** Mails about money that comes, goes, or is corrected. */
export const moneyMailTexts: Translation<typeof english> = {
  payment_description_purchase: 'Замовлення скінів CS2',
  payment_description_topup: 'Поповнення балансу',

  payment_reason_cancelled: 'Ви скасували платіж. Нічого не списано.',
  payment_reason_expired: 'Сторінка оплати застаріла. Нічого не списано.',
  payment_reason_not_opened: 'Не вдалося відкрити сторінку оплати. Нічого не списано.',
  payment_reason_session_unknown: 'Сторінка оплати застаріла. Нічого не списано.',
  payment_reason_payment_failed: 'Ваш банк не провів платіж. Спробуйте ще раз або скористайтеся іншою карткою.',
  payment_reason_mismatch: 'Платіж не збігається з погодженим. Ми з’ясовуємо причину і напишемо вам.',

  mail_deposit_succeeded_subject: 'Ваш платіж {charged} надійшов',
  mail_deposit_succeeded_title: 'Ваш баланс поповнено',
  mail_deposit_succeeded_text:
    'Вітаємо, {name}. {date} ми отримали ваш платіж карткою: {charged}. На баланс зараховано {credited}.',
  mail_deposit_succeeded_note:
    'Це підтвердження платежу. Поповнення не є покупкою, тому ПДВ у ньому немає: податок вказано в ' +
    'підтвердженні того, що ви на нього купите. Номер платежу: {payment}',
  mail_deposit_succeeded_button: 'Переглянути історію платежів',

  mail_deposit_cancelled_subject: 'Поповнення на {charged} не завершено',
  mail_deposit_cancelled_title: 'Поповнення не завершено',
  mail_deposit_cancelled_text: 'Вітаємо, {name}. Ваше поповнення на {charged} припинено. {reason}',
  mail_deposit_cancelled_note: 'Поповнити баланс можна знову будь-коли. Номер платежу: {payment}',
  mail_deposit_cancelled_button: 'До мого акаунта',

  mail_deposit_failed_subject: 'Проблема з поповненням на {charged}',
  mail_deposit_failed_title: 'Проблема з поповненням',
  mail_deposit_failed_text: 'Вітаємо, {name}. Ваше поповнення на {charged} не вдалося зарахувати на баланс. {reason}',
  mail_deposit_failed_note: 'Номер платежу: {payment}',
  mail_deposit_failed_button: 'Переглянути історію платежів',

  mail_payout_requested_subject: 'Ми отримали ваш запит на виплату за пропозицією {offer}',
  mail_payout_requested_title: 'Ваш запит на виплату в нас',
  mail_payout_requested_text:
    'Вітаємо, {name}. Ви просите виплатити {price} за {title} (пропозиція {offer}) на рахунок {account}.',
  mail_payout_requested_note:
    'Гроші мають надійти до {until}. Ніхто з нашого магазину ніколи не запитає у вас пароль чи код.',
  mail_payout_requested_button: 'Переглянути пропозицію',
  mail_payout_set_off_subject: '{set_off} з виплати за пропозицією {offer} покривають ваш борг',
  mail_payout_set_off_title: 'Частина виплати покриває ваш борг',
  mail_payout_set_off_text:
    'Вітаємо, {name}. З виплати за {title} (пропозиція {offer}) {set_off} покривають ваш борг після ' +
    'оскарженого платежу карткою. Залишок {price} надійде на ваш рахунок.',
  mail_payout_set_off_note: 'Це остаточно. Якщо маєте запитання, напишіть на адресу нижче.',
  mail_payout_set_off_button: 'Переглянути пропозицію',
  mail_payout_set_off_whole_subject: 'Виплата за пропозицією {offer} покриває ваш борг',
  mail_payout_set_off_whole_title: 'Ваша виплата покриває борг',
  mail_payout_set_off_whole_text:
    'Вітаємо, {name}. Уся виплата за {title} (пропозиція {offer}), {set_off}, покриває ваш борг після ' +
    'оскарженого платежу карткою. Переказувати більше нічого.',
  mail_payout_set_off_whole_note: 'Це остаточно. Якщо маєте запитання, напишіть на адресу нижче.',
  mail_payout_set_off_whole_button: 'Переглянути пропозицію',
  mail_payout_sent_subject: 'Виплата за пропозицією {offer} вже в банку',
  mail_payout_sent_title: 'Ваша виплата вже в банку',
  mail_payout_sent_text:
    'Вітаємо, {name}. Ми доручили нашому банку переказати {price} за {title} (пропозиція {offer}) на рахунок ' +
    '{account}.',
  mail_payout_sent_note: 'Гроші мають надійти до {until}.',
  mail_payout_sent_button: 'Переглянути пропозицію',
  mail_payout_approved_subject: 'Виплату за пропозицією {offer} здійснено',
  mail_payout_approved_title: 'Вашу виплату здійснено',
  mail_payout_approved_text:
    'Вітаємо, {name}. Наш банк переказав {price} за {title} (пропозиція {offer}) на рахунок {account}.',
  mail_payout_approved_note: 'Дякуємо, що продаєте нам.',
  mail_payout_approved_button: 'Переглянути пропозицію',
  mail_payout_failed_subject: 'Виплата за пропозицією {offer} не вдалася',
  mail_payout_failed_title: 'Виплата не вдалася',
  mail_payout_failed_text:
    'Вітаємо, {name}. Переказ {price} за {title} (пропозиція {offer}) на рахунок {account} не вдався.{words}',
  mail_payout_failed_note: 'Гроші й далі ваші: попросіть про виплату ще раз і перевірте рахунок, який вводите.',
  mail_payout_failed_button: 'Попросити ще раз',
  mail_payout_returned_subject: 'Виплата за пропозицією {offer} повернулася до нас',
  mail_payout_returned_title: 'Ваша виплата повернулася до нас',
  mail_payout_returned_text:
    'Вітаємо, {name}. Переказ {price} за {title} (пропозиція {offer}) на рахунок {account} було виконано, але ' +
    'банк повернув його нам.{words}',
  mail_payout_returned_note: 'Гроші й далі ваші: попросіть про виплату ще раз і перевірте рахунок, який вводите.',
  mail_payout_returned_button: 'Попросити ще раз',
  payout_reason_account: 'Банк не знайшов цього рахунку',
  payout_reason_closed: 'Рахунок закрито',
  payout_reason_blocked: 'Рахунок заблоковано',
  payout_reason_kind: 'Рахунок не приймає таких переказів',
  payout_reason_name: 'Ім’я та рахунок не збігаються',
  payout_reason_address: 'Адреси немає або вона неправильна',
  payout_reason_recipient: 'Банк отримувача або отримувач відхилив переказ',
  payout_reason_bank: 'Банк цього рахунку не знайдено',
  payout_reason_rules: 'Банк відхилив переказ із правових причин',
  payout_reason_ours: 'Проблема на нашому боці; попросіть про виплату ще раз',
  payout_reason_other: 'Банк не виконав переказ (код {code})',
  payout_account_card: 'вашої картки',
  card_form_purpose: 'На цю картку ми виплатимо {price} за {title} (пропозиція {offer}). Кошти з неї не списуються.',

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

  mail_balance_credited_subject: 'Ми зарахували {amount} на ваш баланс',
  mail_balance_credited_title: 'Ваш баланс збільшився',
  mail_balance_credited_text:
    'Вітаємо, {name}. Ми зарахували {amount} на ваш баланс. Тепер на ньому {balance}. Наша примітка: {why}',
  mail_balance_credited_note: 'Ви можете витратити ці гроші на будь-що в магазині. Запис: {reference}',
  mail_balance_credited_button: 'До скінів',

  mail_balance_corrected_subject: 'Ваш баланс виправлено на {amount}',
  mail_balance_corrected_title: 'Ваш баланс виправлено',
  mail_balance_corrected_text:
    'Вітаємо, {name}. Ми виправили ваш баланс на {amount}. Тепер на ньому {balance}. Наша примітка: {why}',
  mail_balance_corrected_note:
    'Якщо ви вважаєте, що це помилка, напишіть на адресу нижче й назвіть цей запис: {reference}',
  mail_balance_corrected_button: 'До мого акаунта',
}
