import type { personalDataTexts as english } from '../en/personal-data.ts'
import type { Translation } from '../translation.ts'

/** The copy of everything that the shop keeps of a customer, in the account. */
export const personalDataTexts: Translation<typeof english> = {
  data_title: 'Tus datos',
  data_text:
    'Recibe una copia de todo lo que guardamos sobre ti: una página que lo explica, con tablas y archivos para ' +
    'programas.',
  data_ask: 'Pedir una copia',
  data_ask_new: 'Pedir una copia nueva',
  data_load_failed: 'No se pudo cargar el estado de tu copia',
  data_asked: 'Tu copia espera su turno',
  data_making: 'Se está preparando tu copia',
  data_progress: '{done} de {all} partes están escritas',
  data_mailed: 'Puedes salir de esta página. Te escribiremos cuando esté lista.',
  data_ready: 'Tu copia está lista',
  data_ready_text: '{size}. Se puede descargar una vez, hasta el {until}.',
  data_fetch: 'Descargar',
  data_fetched: 'Descargaste tu copia el {date}',
  data_fetched_text: 'Aquí se ha borrado.',
  data_expired: 'Tu copia no se descargó a tiempo',
  data_failed: 'No se pudo preparar tu copia',
  data_failed_text: 'Es culpa nuestra y no se ha perdido nada. Pide una nueva.',
  data_ask_failed: 'No se pudo pedir tu copia',
  data_fetch_failed: 'No se pudo descargar tu copia',
  data_saved: 'Tu copia se ha descargado',
}
