import type { accountDeletionTexts as english } from '../en/account-deletion.ts'
import type { Translation } from '../translation.ts'

/** An account that its owner has deleted, and keeps after all. */
export const accountDeletionTexts: Translation<typeof english> = {
  deletion_title: 'Eliminar la cuenta',
  deletion_text:
    'Tu cuenta puede eliminarse, junto con lo que guardamos en ella sobre ti. Tienes 14 días para cambiar de ' +
    'opinión.',
  deletion_open: 'Eliminar mi cuenta',
  deletion_load_failed: 'No se ha podido cargar si tu cuenta va a eliminarse',
  deletion_check_failed: 'No se ha podido cargar lo que sigue pendiente en tu cuenta',
  deletion_question: '¿Eliminar tu cuenta?',
  deletion_goes_title: 'Lo que desaparece',
  deletion_goes:
    'Nombre, correo, teléfono, dirección, enlace de intercambio y foto, tus sesiones, claves de API, ' +
    'carrito, lista de deseos, correos que te enviamos y copias de tus datos.',
  deletion_stays_title: 'Lo que la ley conserva',
  deletion_stays:
    'Recibos, notas de abono y confirmaciones de pago, sellados, durante diez años tras el año en que se ' +
    'emitieron; y lo que se compró, vendió y pagó, sin tu nombre.',
  deletion_days_title: 'Los próximos 14 días',
  deletion_days:
    'Puedes entrar y conservar tu cuenta con un clic. No puede empezar nada nuevo: ni compras, ni recargas, ' +
    'ni ofertas, ni pagos. Tus claves de API terminan de inmediato.',
  deletion_confirm: 'Eliminar en 14 días',
  deletion_not_now: 'Ahora no',
  deletion_close: 'Cerrar',
  deletion_ask_failed: 'No se ha podido eliminar tu cuenta',
  deletion_hindered: 'Antes de que tu cuenta pueda eliminarse, esto tiene que terminar:',
  deletion_hindrance_balance: 'Dinero en tu saldo: gástalo',
  deletion_hindrance_debt: 'Dinero que debes tras un pago disputado',
  deletion_hindrance_orders: 'Pedidos que aún no se han entregado definitivamente o terminado',
  deletion_hindrance_offers: 'Ofertas abiertas',
  deletion_hindrance_payouts: 'Pagos en camino',
  deletion_hindrance_refunds: 'Reembolsos en camino',
  deletion_hindrance_disputes: 'Pagos disputados',
  deletion_hindrance_payments: 'Pagos con tarjeta en curso',
  deletion_hindrance_deals: 'Una oferta personal que te espera',
  deletion_hindrance_review: 'Algo sobre tu dinero que aún estamos decidiendo',
  deletion_bar: 'Tu cuenta se eliminará el {date}',
  deletion_bar_text: 'Hasta entonces puedes conservarla. Mientras tanto no puede empezar nada nuevo.',
  deletion_keep: 'Conservar mi cuenta',
  deletion_kept: 'Tu cuenta se queda',
  deletion_keep_failed: 'No se ha podido conservar tu cuenta',
}
