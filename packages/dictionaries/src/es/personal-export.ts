import type { personalExportTexts as english } from '../en/personal-export.ts'
import type { Translation } from '../translation.ts'

/** The first page of that copy: what each of its files is. */
export const personalExportTexts: Translation<typeof english> = {
  export_title: 'Tus datos en {shop}',
  export_made: 'Tal como estaba el {at}',
  export_intro:
    'Esto es todo lo que {shop} guarda sobre ti. Cada parte está dos veces: como CSV para una hoja de cálculo y ' +
    'como JSON para un programa.',
  export_reading:
    'Los nombres de las columnas están en inglés. Los importes de las columnas que acaban en «cents» son céntimos' +
    ' de euro enteros; los de «minor», la unidad más pequeña de la moneda de al lado. Las horas están en UTC. Una' +
    ' celda que una hoja de cálculo calcularía empieza con un apóstrofo.',
  export_files: 'Qué es cada archivo',
  export_profile:
    'Quién eres: nombre, contacto, dirección, enlace de intercambio, empresa e idioma, un deseo de otro correo, ' +
    'las cuentas de Steam usadas y lo que se hizo en tu cuenta',
  export_sign_ins:
    'Cómo entras: sesiones con navegador y dirección IP, navegadores conocidos, tu segundo factor, enlaces enviados',
  export_api_keys: 'Tus claves de API, sin las claves',
  export_orders:
    'Lo que compraste: pedidos con artículos, dirección y lo que aceptaste, recibos, notas de abono, reembolsos, ' +
    'desistimientos, códigos',
  export_payments: 'Pagos con tarjeta y recargas, sus pasos y disputas',
  export_balance: 'Tu saldo: cada movimiento tal como está en nuestros libros, y correcciones',
  export_offers: 'Lo que nos ofreciste y qué pasó',
  export_payouts: 'Pagos a ti; de un número de cuenta, solo sus extremos',
  export_deals: 'Ofertas hechas para ti',
  export_cart: 'Tu carrito',
  export_wishlist: 'Tu lista de deseos y avisos de precio',
  export_mails: 'Correos de los últimos 90 días: cuáles, cuándo, a qué dirección',
  export_copies: 'Copias como esta que pediste',
  export_picture: 'La imagen de tu perfil',
  export_left_out: 'Qué falta y por qué',
  export_left_out_text:
    'Los secretos: de contraseña, sesiones, enlaces, claves y códigos solo guardamos resúmenes; la clave de tu ' +
    'aplicación de autenticación y los números de cuenta están sellados. Quien los tuviera podría perjudicarte. ' +
    'Tampoco está qué persona de nuestro equipo hizo algo, lo que nos cuestan los artículos y lo que solo repite ' +
    'lo que hay aquí. El archivo lo nombra todo.',
  export_rights: 'Si algo no es correcto',
  export_rights_text:
    'Escribe a {email} para que se corrija o se borre, o para oponerte a lo que hacemos con ello. También puedes ' +
    'reclamar ante tu autoridad de protección de datos.',
}
