import type { detailsTexts as english } from '../en/details.ts'
import type { Translation } from '../translation.ts'

export const detailsTexts: Translation<typeof english> = {
  details_copied: 'Copiado',
  details_copy_failed: 'El navegador no permitió copiarlo.',
  details_tradable: 'Intercambiable desde el {date}, tras la protección de intercambio de Steam',
  details_lowest: 'Precio más bajo de los 30 días anteriores: {price}',
  details_share: 'Compartir',
  details_link_copied: 'Enlace copiado',
  details_zoom: 'Ampliar la imagen',
  details_off_sold: 'Esta unidad está vendida.',
  details_off_reserved: 'Otro cliente tiene reservada esta unidad.',
  details_off_later: 'A la venta desde el {date}, cuando acabe su protección de intercambio.',
  details_failed_text: 'El estante no respondió. No se ha perdido nada.',

  item_description: '{title} por {price} en {shop}. Precio fijo, enviada a tu enlace de intercambio de Steam.',
  item_description_float:
    '{title} con float {float} por {price} en {shop}. Enviada a tu enlace de intercambio de Steam.',
  item_description_sold: '{title} ya se ha vendido. Hay skins parecidas en stock.',
  item_artwork: 'Ilustración nuestra, no una foto de esta unidad',
  item_buy: 'COMPRAR YA',
  item_in_cart: 'En tu carrito: ábrelo',
}
