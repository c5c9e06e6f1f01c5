import type { savedSearchTexts as english } from '../en/saved-searches.ts'
import type { Translation } from '../translation.ts'

/** Lists that a customer keeps: the button that saves one, and those that are saved. */
export const savedSearchTexts: Translation<typeof english> = {
  saved_search_save: 'Guardar búsqueda',
  saved_search_kept: 'Búsqueda guardada',
  saved_search_done: 'Guardada. Te escribimos cuando llegue algo.',
  saved_search_failed: 'La búsqueda no se ha guardado',
  saved_search_sign_in: 'Inicia sesión para guardar una búsqueda',
  saved_search_watch: 'Podemos seguir buscando «{name}» por ti.',
  saved_search_watch_label: 'Avísame cuando haya: {name}',
  saved_searches_title: 'Búsquedas guardadas',
  saved_searches_intro: 'Te enviamos por correo lo que se pone a la venta para ellas, una vez al día como máximo.',
  saved_searches_loading: 'Cargando tus búsquedas guardadas',
  saved_searches_load_failed: 'No se han cargado tus búsquedas guardadas',
  saved_searches_empty: 'Filtra una lista o busca algo y pulsa «{button}».',
  saved_search_mail: 'Avisarme por correo',
  saved_search_mail_label: 'Avisarme por correo: {name}',
  saved_search_change_failed: 'El cambio no se ha guardado',
  saved_search_rename: 'Cambiar el nombre de {name}',
  saved_search_name: 'Nombre',
  saved_search_name_required: 'Escribe un nombre',
  saved_search_cancel: 'Cancelar',
  saved_search_remove: 'Quitar {name}',
  saved_search_removed: '{name} se ha quitado.',
  saved_search_remove_failed: 'La búsqueda no se ha quitado',
  saved_search_undo_label: 'Deshacer: guardar {name} de nuevo',
}
