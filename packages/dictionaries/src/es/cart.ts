import type { cartTexts as english } from '../en/cart.ts'
import type { Translation } from '../translation.ts'

/** Spanish: the cart and the cart button. */
export const cartTexts: Translation<typeof english> = {
  cart_title: 'Carrito',
  'cart_count#one': '{count} artículo',
  'cart_count#many': '{count} de artículos',
  'cart_count#other': '{count} artículos',
  cart_empty_text: 'Elige algo afilado. El estante está lleno.',
  cart_empty_action: 'Ir a la tienda',
  cart_recommended_title: 'Recomendadas',
  cart_recommended_text: 'De lo más alto del estante.',
  cart_items: 'Artículos de tu carrito',
  cart_loading: 'Cargando tu carrito',
  cart_failed_text: 'No se ha cambiado nada en él.',
  cart_retry: 'Reintentar',
  cart_remove: 'Quitar {title} del carrito',
  cart_line_count: '× {count}',
  cart_line_sold: 'Vendida',
  cart_line_sold_text: 'Alguien ha sido más rápido. No se cuenta y puedes quitarla.',
  cart_line_reserved: 'Reservada',
  cart_line_reserved_text: 'Alguien la está pagando. Si no lo hace, vuelve en {minutes} minutos como máximo.',
  cart_line_reserved_until: 'No está a la venta por ahora. Vuelve el {date}.',
  cart_line_reserved_back: 'Alguien la está pagando. Si no lo hace, vuelve antes de las {time}.',
  cart_line_yours_text: 'La retiene tu pago con tarjeta abierto. Para quitarla del carrito, cancela el pago.',
  cart_line_price_up: 'El precio ha subido. Era {price} cuando la añadiste.',
  cart_line_price_down: 'El precio ha bajado. Era {price} cuando la añadiste.',
  cart_verify_title: 'Verifica antes tu correo',
  cart_verify_text: 'Tu carrito se abre cuando verifiques tu dirección. Te hemos enviado un enlace.',
  cart_verify_action: 'Verificar correo',
}
