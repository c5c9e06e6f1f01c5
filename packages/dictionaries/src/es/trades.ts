import type { tradeTexts as english } from '../en/trades.ts'
import type { Translation } from '../translation.ts'

/** A trade offer that an account of the shop sends by itself, on the page of what it belongs to. */
export const tradeTexts: Translation<typeof english> = {
  trade_code_label: 'Código de la oferta de intercambio',
  trade_compare: 'Acepta solo una oferta de intercambio con el código {code} en su mensaje. Rechaza cualquier otra.',
  trade_held: 'Has aceptado. Steam retiene los artículos hasta el {until}; después llegan solos.',
  trade_open: 'Abrir la oferta de intercambio',
  trade_until: 'Puedes aceptarla hasta el {until}.',
  trade_declined: 'Rechazaste nuestra oferta de intercambio. La revisamos antes de enviar otra.',
  trade_countered: 'Respondiste con una oferta propia que no podemos aceptar. Enviamos la nuestra otra vez.',
  trade_expired: 'Nadie respondió a tiempo a nuestra oferta de intercambio. Enviamos otra.',
  trade_cancelled: 'Hemos retirado nuestra oferta de intercambio. Espera a la siguiente.',
  trade_spent: 'Nadie respondió a nuestras ofertas de intercambio. Escríbenos y enviamos otra.',
}
