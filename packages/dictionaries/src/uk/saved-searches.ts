import type { savedSearchTexts as english } from '../en/saved-searches.ts'
import type { Translation } from '../translation.ts'

/** Lists that a customer keeps: the button that saves one, and those that are saved. */
export const savedSearchTexts: Translation<typeof english> = {
  saved_search_save: 'Зберегти пошук',
  saved_search_kept: 'Пошук збережено',
  saved_search_done: 'Збережено. Напишемо, коли щось з’явиться.',
  saved_search_failed: 'Пошук не збережено',
  saved_search_sign_in: 'Увійдіть, щоб зберегти пошук',
  saved_search_watch: 'Ми можемо шукати далі: «{name}».',
  saved_search_watch_label: 'Повідомити, коли з’явиться: {name}',
  saved_searches_title: 'Збережені пошуки',
  saved_searches_intro: 'Про те, що з’являється у продажу, пишемо вам не частіше ніж раз на день.',
  saved_searches_loading: 'Завантаження збережених пошуків',
  saved_searches_load_failed: 'Не вдалося завантажити збережені пошуки',
  saved_searches_empty: 'Звузьте список або знайдіть щось і натисніть «{button}».',
  saved_search_mail: 'Писати мені про нові',
  saved_search_mail_label: 'Писати мені про нові: {name}',
  saved_search_change_failed: 'Зміну не збережено',
  saved_search_rename: 'Перейменувати {name}',
  saved_search_name: 'Назва',
  saved_search_name_required: 'Введіть назву',
  saved_search_cancel: 'Скасувати',
  saved_search_remove: 'Вилучити {name}',
  saved_search_removed: 'Вилучено: {name}.',
  saved_search_remove_failed: 'Пошук не вилучено',
  saved_search_undo_label: 'Скасувати: зберегти {name} знову',
}
