import type { savedSearchTexts as english } from '../en/saved-searches.ts'
import type { Translation } from '../translation.ts'

/** Lists that a customer keeps: the button that saves one, and those that are saved. */
export const savedSearchTexts: Translation<typeof english> = {
  saved_search_save: 'Enregistrer la recherche',
  saved_search_kept: 'Recherche enregistrée',
  saved_search_done: 'Enregistrée. Nous vous écrivons dès qu’il y a du nouveau.',
  saved_search_failed: 'Cette recherche n’a pas été enregistrée',
  saved_search_sign_in: 'Connectez-vous pour enregistrer une recherche',
  saved_search_watch: 'Nous pouvons guetter « {name} » pour vous.',
  saved_search_watch_label: 'Me prévenir dès qu’il y en a : {name}',
  saved_searches_title: 'Recherches enregistrées',
  saved_searches_intro: 'Ce qui arrive en vente pour elles vous est envoyé par e-mail, une fois par jour au plus.',
  saved_searches_loading: 'Chargement de vos recherches enregistrées',
  saved_searches_load_failed: 'Vos recherches enregistrées ne se sont pas chargées',
  saved_searches_empty: 'Affinez une liste ou cherchez quelque chose, puis appuyez sur « {button} ».',
  saved_search_mail: 'M’écrire s’il y a du nouveau',
  saved_search_mail_label: 'M’écrire s’il y a du nouveau : {name}',
  saved_search_change_failed: 'La modification n’a pas été enregistrée',
  saved_search_rename: 'Renommer {name}',
  saved_search_name: 'Nom',
  saved_search_name_required: 'Saisissez un nom',
  saved_search_cancel: 'Annuler',
  saved_search_remove: 'Supprimer {name}',
  saved_search_removed: '{name} est supprimée.',
  saved_search_remove_failed: 'La recherche n’a pas été supprimée',
  saved_search_undo_label: 'Annuler : enregistrer {name} à nouveau',
}
