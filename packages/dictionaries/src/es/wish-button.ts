import type { wishButtonTexts as english } from '../en/wish-button.ts'
import type { Translation } from '../translation.ts'

/** The heart beside a skin. */
export const wishButtonTexts: Translation<typeof english> = {
  wish_button: 'Lista de deseos: {title}',
  wish_add: 'Añadir a la lista de deseos',
  wish_remove: 'Quitar de la lista de deseos',
  wish_added: 'En tu lista de deseos. Pon ahí un precio y te escribimos.',
  wish_removed: 'Quitada de tu lista de deseos',
  wish_add_failed: 'No se pudo añadir a la lista de deseos',
  wish_remove_failed: 'No se pudo quitar de la lista de deseos',
  wish_sign_in: 'Inicia sesión para tener una lista de deseos',
}
