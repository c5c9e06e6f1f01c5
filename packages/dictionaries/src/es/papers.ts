import type { paperTexts as english } from '../en/papers.ts'
import type { Translation } from '../translation.ts'

/** What stands on papers: receipts, credit notes, statements, and the first page of a copy of one’s data. */
export const paperTexts: Translation<typeof english> = {
  paper_issued: 'Emitida el {date}',
  paper_order: 'Del pedido {order} del {date}',
  paper_from: 'De',
  paper_to: 'Para',
  paper_item: 'Artículo',
  paper_wear: 'Float {float}, patrón (seed) {seed}',
  paper_rate: 'IVA',
  paper_net: 'Neto',
  paper_vat: 'IVA',
  paper_total: 'Total',
  paper_vat_of: 'IVA {country}',
  receipt_title: 'Factura',
  receipt_total: 'Total pagado',
  receipt_by_card: 'Pagado con tarjeta el {date}.',
  receipt_by_balance: 'Pagado con el saldo el {date}.',
  receipt_discount: 'Antes se descontaron {amount}; las líneas dicen lo que se pagó.',
  confirmation_title: 'Confirmación de pago',
  confirmation_line: 'Recarga del saldo',
  confirmation_total: 'Total pagado',
  confirmation_by_card: 'Pagado con tarjeta el {date}: {charged}.',
  confirmation_no_vat:
    'Esto no es una factura y no indica IVA: con una recarga aún no se compra nada. El IVA figura en la ' +
    'factura de cada pedido que se paga con el saldo.',

  credit_note_title: 'Factura rectificativa',
  credit_note_receipt: 'De la factura {number} del {date}',
  credit_note_credited: 'Abonado',
  credit_note_to_card: 'El importe vuelve a la tarjeta con la que se pagó el pedido.',
  credit_note_to_dispute: 'El banco de la tarjeta ha devuelto el importe a su titular.',
  credit_note_to_balance: 'El importe vuelve al saldo de la tienda.',

  statement_title: 'Extracto de cuenta',
  statement_customer: 'Cliente {id}',
  statement_day: 'Día',
  statement_time: 'Hora (UTC)',
  statement_what: 'Qué',
  statement_about: 'Sobre',
  statement_note: 'Mensaje',
  statement_amount: 'Importe',
  statement_balance: 'Saldo',
  statement_entry: 'Asiento del libro mayor',
  statement_opening: 'Saldo inicial',
  statement_closing: 'Saldo final',
  statement_month: 'Fin de {month}',
  statement_none: 'En estos días no se contabilizó nada.',
  statement_ledger:
    'Estos son los asientos del libro mayor de la tienda, tal como se contabilizaron; los días ' +
    'son los de {zone}. No es una factura y no indica IVA.',
  statement_of_order: 'Pedido {id}',
  statement_of_payment: 'Pago {id}',
  statement_of_adjustment: 'Ajuste {id}',
  statement_of_refund: 'Reembolso {id}',
  statement_of_dispute: 'Disputa {id}',
  statement_top_up: 'Recarga',
  statement_purchase: 'Compra',
  statement_refund: 'Reembolso',
  statement_top_up_back: 'Recarga devuelta a la tarjeta',
  statement_disputed: 'Retirado por el banco de la tarjeta',
  statement_dispute_back: 'Devuelto tras una disputa',
  statement_debt: 'Pagado de lo que se debía',
  statement_goodwill: 'Gesto comercial',
  statement_correction: 'Corrección',
  statement_reversal: 'Anulación',
  statement_other: 'Movimiento',

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
