import type { cardOrderMailTexts as english } from '../en/card-order-mails.ts'
import type { Translation } from '../translation.ts'

/** Mails about orders paid by card, and what every mail about a paid order says of terms and withdrawal. */
export const cardOrderMailTexts: Translation<typeof english> = {
  order_mail_terms_accepted: 'Unsere Geschäftsbedingungen haben Sie am {at} akzeptiert.',
  order_mail_discount: 'abgezogen – {amount}',
  order_waiver_given:
    'Am {at} haben Sie verlangt, dass wir sofort mit der Lieferung beginnen, und bestätigt, dass Ihr ' +
    'Widerrufsrecht dadurch erlischt.',
  order_withdrawal_remains: 'Sie können diesen Kauf innerhalb von 14 Tagen ohne Angabe von Gründen widerrufen.',
  payment_refunded_late:
    'Ihre Zahlung kam erst nach ihrer Frist an, und die Artikel waren nicht mehr frei. Der ganze Betrag geht auf ' +
    'Ihre Karte zurück.',

  mail_order_paid_card_subject: 'Ihre Bestellung {order} ist bezahlt',
  mail_order_paid_card_title: 'Danke für Ihre Bestellung',
  mail_order_paid_card_text:
    'Guten Tag {name}, Ihre Kartenzahlung für Bestellung {order} ist eingegangen. Sie haben gekauft: {items}. ' +
    'Summe: {total}, darin {vat} MwSt.',
  mail_order_paid_card_note:
    'Wir senden ein Steam-Handelsangebot an den Trade-Link Ihrer Bestellung und benachrichtigen Sie per E-Mail. ' +
    '{agreed}',
  mail_order_paid_card_button: 'Bestellverlauf ansehen',

  mail_order_paid_late_subject: 'Ihre Zahlung für Bestellung {order} ist doch noch eingegangen',
  mail_order_paid_late_title: 'Ihre Bestellung klappt doch noch',
  mail_order_paid_late_text:
    'Guten Tag {name}, Ihre Kartenzahlung für Bestellung {order} kam erst nach ihrer Frist an. Alle Artikel waren ' +
    'noch frei, die Bestellung gehört also Ihnen: {items}. Summe: {total}, darin {vat} MwSt.',
  mail_order_paid_late_note:
    'Wir senden ein Steam-Handelsangebot an den Trade-Link Ihrer Bestellung und benachrichtigen Sie per E-Mail. ' +
    '{agreed}',
  mail_order_paid_late_button: 'Bestellverlauf ansehen',

  mail_order_payment_ended_subject: 'Ihre Kartenzahlung für Bestellung {order} wurde nicht abgeschlossen',
  mail_order_payment_ended_title: 'Ihre Bestellung wurde nicht bezahlt',
  mail_order_payment_ended_text:
    'Guten Tag {name}, Ihre Kartenzahlung über {total} für Bestellung {order} ist beendet. {reason}',
  mail_order_payment_ended_note:
    'Wir halten diese Artikel nicht mehr für Sie zurück: {items}. Was noch da ist, können Sie jederzeit erneut ' +
    'kaufen.',
  mail_order_payment_ended_button: 'Zum Warenkorb',

  mail_order_refunded_late_subject: 'Ihre Zahlung für Bestellung {order} geht auf Ihre Karte zurück',
  mail_order_refunded_late_title: 'Ihr Geld geht auf Ihre Karte zurück',
  mail_order_refunded_late_text:
    'Guten Tag {name}, Ihre Kartenzahlung über {total} für Bestellung {order} kam erst nach ihrer Frist an. Da ' +
    'waren nicht mehr alle Artikel zum selben Preis frei: {items}.',
  mail_order_refunded_late_note:
    'Der ganze Betrag geht auf die Karte zurück, die bezahlt hat. Je nach Bank dauert das einige Tage; Sie müssen ' +
    'nichts tun.',
  mail_order_refunded_late_button: 'Bestellverlauf ansehen',
}
