import type { secondFactorTexts as english } from '../en/second-factor.ts'
import type { Translation } from '../translation.ts'

/** A code beside the password: asked for when signing in, set up and kept in the account. */
export const secondFactorTexts: Translation<typeof english> = {
  factor_code_title: 'Введіть код',
  factor_code_aside: 'Пароль правильний. Ваш акаунт просить ще й код.',
  factor_code: 'Код',
  factor_code_hint: 'Шість цифр із застосунку автентифікації або один із ваших кодів відновлення',
  factor_remember: 'Не питати код у цьому браузері протягом 30 днів',
  factor_back: 'Назад',
  factor_lost:
    'Втратили застосунок і коди відновлення? Напишіть на {support}. Ми можемо вилучити другий фактор, це ' +
    'триває три дні.',

  factor_title: 'Другий фактор',
  factor_why:
    'Пароль можна вгадати, виманити, або він може витекти деінде. Коли потрібен ще й код із застосунку у ' +
    'вашому телефоні, із самим паролем ніхто не ввійде.',
  factor_set_up: 'Налаштувати',
  factor_load_failed: 'Не вдалося завантажити ваш другий фактор',
  factor_on_text: 'Щоб увійти до вашого акаунта, потрібні пароль і код.',
  factor_app: 'Застосунок автентифікації',
  factor_since: 'Увімкнено {date}',
  'factor_codes_left#one': 'Залишився {count} з {max} кодів відновлення',
  'factor_codes_left#few': 'Залишилося {count} з {max} кодів відновлення',
  'factor_codes_left#many': 'Залишилося {count} з {max} кодів відновлення',
  'factor_codes_left#other': 'Залишилося {count} з {max} кодів відновлення',
  factor_codes_text: 'Кожен дає ввійти один раз, коли застосунку немає під рукою.',
  factor_codes_few: 'Створіть нові завчасно: без застосунку й кодів допоможе лише підтримка, а це триває кілька днів.',
  'factor_browsers#one': '{count} браузер не питає код',
  'factor_browsers#few': '{count} браузери не питають код',
  'factor_browsers#many': '{count} браузерів не питають код',
  'factor_browsers#other': '{count} браузера не питають код',
  factor_browsers_text: 'Ви позначили це під час входу. Діє 30 днів.',
  factor_browsers_none: 'Кожен браузер питає код',
  factor_browsers_none_text: 'Під час входу ви можете позбавити один із них цього питання на 30 днів.',
  factor_forget: 'Знову питати в кожному браузері',
  factor_forget_failed: 'Не вдалося змінити браузери',
  factor_forgotten: 'Кожен браузер знову питає код',
  factor_renew: 'Нові коди відновлення',
  factor_end: 'Вимкнути',

  factor_needed: 'Спершу потрібен другий фактор',
  factor_needed_api_key:
    'Ключ читає те, що бачите ви. Щоб ніхто, хто дізнається ваш пароль, не створив його для себе, акаунт має ' +
    'питати ще й код із вашого телефону.',
  factor_needed_payout:
    'Щоб ніхто, хто дізнається ваш пароль, не вивів ваші гроші, акаунт має питати ще й код із вашого ' +
    'телефону. Це займе дві хвилини й потрібно лише раз.',
  factor_needed_trade_link:
    'За такого балансу інше трейд-посилання потребує коду з вашого телефону, щоб ніхто, хто дізнається ваш ' +
    'пароль, не отримав ваші скіни. Покупки, як завжди, йдуть за збереженим посиланням.',
  factor_needed_action: 'Налаштувати другий фактор',
  factor_needed_back: 'Назад, де ви були',

  factor_close: 'Закрити',
  factor_password: 'Поточний пароль',
  factor_begin_title: 'Налаштувати другий фактор',
  factor_begin_text:
    'Вам потрібен застосунок автентифікації на телефоні. Спершу пароль, щоб ніхто інший не міг цього зробити.',
  factor_begin_action: 'Далі',
  factor_begin_failed: 'Не вдалося налаштувати другий фактор',
  factor_app_title: 'Відскануйте зображення',
  factor_app_text:
    'Відскануйте його застосунком автентифікації або введіть у ньому ключ. Потім введіть код, який показує застосунок.',
  factor_qr: 'QR-код із ключем для застосунку автентифікації',
  factor_key: 'Ключ',
  factor_key_copy: 'Копіювати ключ',
  factor_copied: 'Скопійовано',
  factor_key_by_hand: 'Скопіювати не вдалося. Ключ виділено: скопіюйте його вручну.',
  factor_first_code: 'Код із застосунку',
  factor_first_code_hint: 'Шість цифр, нові кожні 30 секунд',
  factor_confirm: 'Увімкнути',
  factor_confirm_failed: 'Не вдалося ввімкнути другий фактор',
  factor_set_up_done: 'Другий фактор увімкнено',

  factor_renew_title: 'Нові коди відновлення?',
  factor_renew_text: 'Ті, що у вас зараз, одразу перестануть діяти.',
  factor_renew_action: 'Створити нові коди',
  factor_renew_failed: 'Не вдалося створити нові коди відновлення',
  factor_renewed: 'Ваші коди відновлення нові',
  factor_end_title: 'Вимкнути другий фактор?',
  factor_end_text:
    'Тоді для входу вистачить самого пароля. На інших пристроях буде виконано вихід, ключі API відкликано, а ' +
    'виплати призупинено на 24 години.',
  factor_end_failed: 'Не вдалося вимкнути другий фактор',
  factor_ended: 'Другий фактор вимкнено',
  factor_working: 'Хвилинку...',

  factor_codes_title: 'Ваші коди відновлення',
  factor_codes_shown:
    'Кожен дає ввійти один раз, коли застосунку немає під рукою. Збережіть їх зараз: більше їх не буде показано.',
  factor_codes_list: 'Коди відновлення',
  factor_codes_copy: 'Копіювати',
  factor_codes_print: 'Друкувати',
  factor_codes_save: 'Завантажити',
  factor_codes_by_hand: 'Скопіювати не вдалося. Коди виділено: скопіюйте їх вручну.',
  factor_codes_kept: 'Коди збережено',
  factor_codes_leave: 'Більше ці коди не буде показано. Усе одно закрити?',
  factor_codes_leave_no: 'Назад до кодів',
  factor_codes_leave_yes: 'Закрити без них',
  factor_codes_paper: 'Коди відновлення для {shop}',
  factor_codes_paper_text: 'Створено {date}. Кожен дає ввійти один раз.',
}
