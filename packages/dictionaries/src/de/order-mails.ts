import type { orderMailTexts as english } from '../en/order-mails.ts'
import type { Translation } from '../translation.ts'

/** Mails about orders, and deals that become one. */
export const orderMailTexts: Translation<typeof english> = {
  mail_order_paid_subject: 'Ihre Bestellung {order} ist bezahlt',
  mail_order_paid_title: 'Danke für Ihre Bestellung',
  mail_order_paid_text:
    'Guten Tag {name}, Bestellung {order} ist mit Ihrem Guthaben bezahlt. Sie haben gekauft: {items}. ' +
    'Summe: {total}, darin {vat} MwSt.',
  mail_order_paid_note:
    'Wir senden ein Steam-Handelsangebot an den Trade-Link Ihrer Bestellung und benachrichtigen Sie per ' +
    'E-Mail. {agreed}',
  mail_order_paid_button: 'Bestellverlauf ansehen',

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

  order_trade_code: 'Nehmen Sie nur ein Angebot mit dem Code {code} in der Nachricht an.',
  order_words: 'Eine Nachricht von uns: „{note}“',
  refund_line_balance: '{amount} sind wieder auf Ihrem Guthaben.',
  refund_line_dispute:
    'Die Bank der Karte hat {amount} der Zahlung bereits zurückgeholt; was dafür von Ihrem Guthaben genommen ' +
    'wurde, gehört wieder Ihnen.',
  refund_line_card:
    '{amount} gehen zurück auf die Karte, mit der Sie bezahlt haben; Ihre Bank braucht bis zu zehn Tage, bis sie ' +
    'es anzeigt.',
  refund_line_note: 'Die Rechnungskorrektur finden Sie auf der Seite Ihrer Bestellung.',
  refund_line_none: 'Es wurde nichts dafür berechnet, also gibt es nichts zu erstatten.',
  order_ended_customer_asked: 'wie von Ihnen gewünscht, haben wir Bestellung {order} ({items}) storniert.',
  order_ended_trade_impossible:
    'wir konnten Bestellung {order} ({items}) nicht liefern und haben sie storniert. Das tut uns leid.',
  order_ended_item_wrong:
    'ein Artikel von Bestellung {order} ({items}) war nicht so, wie wir ihn beschrieben hatten; deshalb ' +
    'haben wir die Bestellung storniert. Das tut uns leid.',
  order_ended_fraud: 'Bestellung {order} ({items}) ist storniert.',
  order_line_ended_customer_asked:
    'wie von Ihnen gewünscht, haben wir diesen Artikel aus Bestellung {order} genommen: {items}.',
  order_line_ended_trade_impossible:
    'diesen Artikel von Bestellung {order} konnten wir nicht liefern: {items}. Das tut uns leid.',
  order_line_ended_item_wrong:
    'dieser Artikel von Bestellung {order} war nicht so, wie wir ihn beschrieben hatten: {items}. Das tut ' +
    'uns leid.',
  order_line_ended_fraud: 'dieser Artikel von Bestellung {order} ist storniert: {items}.',
  mail_order_trade_sent_subject: 'Das Handelsangebot für Bestellung {order} wartet',
  mail_order_trade_sent_title: 'Ihr Handelsangebot ist unterwegs',
  mail_order_trade_sent_text:
    'Guten Tag {name}, wir haben für Bestellung {order} ein Steam-Handelsangebot an Ihren Trade-Link gesendet: ' +
    '{items}. Bitte prüfen Sie in Steam, dass es von uns kommt, und nehmen Sie es an.{words}',
  mail_order_trade_sent_note: 'Wir bitten Sie nie, etwas zurückzusenden, und schreiben Ihnen dazu nie auf Steam.',
  mail_order_trade_sent_button: 'Bestellung ansehen',
  mail_order_trade_reminder_subject: 'Das Handelsangebot für Bestellung {order} wartet noch',
  mail_order_trade_reminder_title: 'Ihre Gegenstände warten in Steam',
  mail_order_trade_reminder_text:
    'Guten Tag {name}, unser Steam-Handelsangebot für Bestellung {order} ist noch nicht angenommen: {items}. Bitte ' +
    'prüfen Sie in Steam, dass es von uns kommt, und nehmen Sie es an; ein Angebot, das zu lange wartet, läuft ab.' +
    '{words}',
  mail_order_trade_reminder_note: 'Wir bitten Sie nie, etwas zurückzusenden, und schreiben Ihnen dazu nie auf Steam.',
  mail_order_trade_reminder_button: 'Bestellung ansehen',
  mail_order_trade_declined_subject: 'Das Handelsangebot für Bestellung {order} wurde abgelehnt',
  mail_order_trade_declined_title: 'Das Handelsangebot wurde abgelehnt',
  mail_order_trade_declined_text:
    'Guten Tag {name}, das Handelsangebot für Bestellung {order} wurde abgelehnt oder ist abgelaufen. Ihre Artikel ' +
    'gehören weiterhin Ihnen: {items}. Wir senden Ihnen ein neues Angebot.{words}',
  mail_order_trade_declined_note: 'Bitte prüfen Sie, ob Ihr Trade-Link gültig ist und Ihr Steam-Konto handeln kann.',
  mail_order_trade_declined_button: 'Bestellung ansehen',
  mail_order_delivered_subject: 'Bestellung {order} ist geliefert',
  mail_order_delivered_title: 'Ihre Artikel sind angekommen',
  mail_order_delivered_text:
    'Guten Tag {name}, Sie haben {items} erhalten. Der Handelsschutz von Steam läuft bis {until}; bis dahin können ' +
    'die Artikel nicht weitergehandelt werden.{words}',
  mail_order_delivered_note:
    'Machen Sie den Handel in Steam nicht rückgängig: Die Bestellung würde als Ganzes zurückgenommen.',
  mail_order_delivered_button: 'Bestellung ansehen',
  mail_order_completed_subject: 'Bestellung {order} ist abgeschlossen',
  mail_order_completed_title: 'Ihre Bestellung ist abgeschlossen',
  mail_order_completed_text:
    'Guten Tag {name}, der Handelsschutz von Bestellung {order} ist vorbei. {items} gehören endgültig Ihnen. Danke ' +
    'für Ihren Einkauf.{words}',
  mail_order_completed_note: 'Alle Einzelheiten Ihrer Bestellung finden Sie in Ihrem Konto.',
  mail_order_completed_button: 'Bestellung ansehen',
  mail_order_cancelled_subject: 'Bestellung {order} ist storniert',
  mail_order_cancelled_title: 'Ihre Bestellung ist storniert',
  mail_order_cancelled_text: 'Guten Tag {name}, {cause} {refund}{words}',
  mail_order_cancelled_note: 'Sie müssen nichts tun.',
  mail_order_cancelled_button: 'Bestellung ansehen',
  mail_order_reversed_subject: 'Bestellung {order} wurde rückabgewickelt',
  mail_order_reversed_title: 'Ihre Bestellung wurde rückabgewickelt',
  mail_order_reversed_text:
    'Guten Tag {name}, die Artikel von Bestellung {order} sind zu uns zurückgekommen: {items}. Die Bestellung ist ' +
    'rückabgewickelt. {refund}{words}',
  mail_order_reversed_note:
    'Wenn Sie den Handel nicht selbst rückgängig gemacht haben, sichern Sie bitte Ihr Steam-Konto und schreiben ' +
    'Sie uns.',
  mail_order_reversed_button: 'Bestellung ansehen',
  mail_order_refunded_subject: 'Eine Erstattung für Bestellung {order}',
  mail_order_refunded_title: 'Sie bekommen Geld zurück',
  mail_order_refunded_text:
    'Guten Tag {name}, wir haben Bestellung {order} ({items}) teilweise oder ganz erstattet. {refund}{words}',
  mail_order_refunded_note: 'Die Artikel bleiben Ihre.',
  mail_order_refunded_button: 'Bestellung ansehen',
  mail_order_withdrawn_subject: 'Wir haben Ihren Widerruf von Bestellung {order} erhalten',
  mail_order_withdrawn_title: 'Ihr Widerruf ist angekommen',
  mail_order_withdrawn_text:
    'Guten Tag {name}, am {at} haben Sie uns erklärt: „{declaration}“ Diese E-Mail bestätigt, dass das angekommen ' +
    'ist. Ihr Geld geht auf dem Weg zurück, auf dem Sie bezahlt haben, bis spätestens {until}.',
  mail_order_withdrawn_note:
    'Bitte bewahren Sie diese E-Mail auf. Wenn Sie schon Artikel erhalten haben, bitten wir Sie um einen Handel, ' +
    'der sie zurückbringt.',
  mail_order_withdrawn_button: 'Bestellung ansehen',
  mail_order_withdrawal_refused_subject: 'Ihr Widerruf von Bestellung {order}',
  mail_order_withdrawal_refused_title: 'Wir können Ihren Widerruf nicht anerkennen',
  mail_order_withdrawal_refused_text:
    'Guten Tag {name}, wir haben Ihren Widerruf von Bestellung {order} ({items}) geprüft und können ihn nicht ' +
    'anerkennen.{words}',
  mail_order_withdrawal_refused_note: 'Wenn Sie das anders sehen, schreiben Sie uns bitte.',
  mail_order_withdrawal_refused_button: 'Bestellung ansehen',
  mail_order_line_cancelled_subject: 'Ein Artikel der Bestellung {order} ist storniert',
  mail_order_line_cancelled_title: 'Ein Artikel weniger',
  mail_order_line_cancelled_text:
    'Guten Tag {name}, {cause} {refund} Der Rest Ihrer Bestellung läuft wie geplant weiter.{words}',
  mail_order_line_cancelled_note: 'Sie müssen nichts tun.',
  mail_order_line_cancelled_button: 'Bestellung ansehen',
  mail_refund_moved_subject: 'Ihre Erstattung ist auf Ihrem Guthaben',
  mail_refund_moved_title: 'Ihre Erstattung ist auf Ihrem Guthaben',
  mail_refund_moved_text:
    'Guten Tag {name}, Ihre Bank hat unsere Erstattung von {amount} auf Ihre Karte nicht angenommen. Wir haben den ' +
    'Betrag stattdessen Ihrem Guthaben gutgeschrieben.',
  mail_refund_moved_note: 'Sie können ihn sofort für Ihren nächsten Einkauf verwenden.',
  mail_refund_moved_button: 'Zu meinem Konto',
  mail_deposit_refunded_subject: 'Ihre Aufladung geht zurück auf Ihre Karte',
  mail_deposit_refunded_title: 'Ihre Aufladung geht zurück auf Ihre Karte',
  mail_deposit_refunded_text:
    'Guten Tag {name}, wir geben Ihre ungenutzte Aufladung von {amount} auf die Karte zurück, mit der sie bezahlt ' +
    'wurde. Der Betrag wurde von Ihrem Guthaben abgezogen.',
  mail_deposit_refunded_note: 'Ihre Bank braucht bis zu zehn Tage, bis sie es anzeigt.',
  mail_deposit_refunded_button: 'Zu meinem Konto',

  mail_deal_made_subject: 'Ein Deal für Sie: {price}',
  mail_deal_made_title: 'Wir haben etwas für Sie reserviert',
  mail_deal_made_text:
    'Guten Tag {name}, wir bieten Ihnen {items} zusammen für {price} an. Einzeln kostet das {sum}. Es ist bis ' +
    '{until} für Sie reserviert.{words}',
  mail_deal_made_note:
    'Kaufen oder ablehnen können Sie in Ihrem Konto; bezahlt wird vom Guthaben. Ohne Antwort endet der Deal ' +
    'einfach.',
  mail_deal_made_button: 'Zum Deal',

  mail_deal_withdrawn_subject: 'Unser Deal {deal} ist zurückgezogen',
  mail_deal_withdrawn_title: 'Ein Deal wurde zurückgezogen',
  mail_deal_withdrawn_text:
    'Guten Tag {name}, wir haben unseren Deal {deal} zurückgezogen: {items} für {price}. Er ist nicht mehr ' +
    'für Sie reserviert.',
  mail_deal_withdrawn_note:
    'Sie haben dafür nichts bezahlt. Was noch zu haben ist, finden Sie im Shop, jeden Artikel zu seinem ' +
    'eigenen Preis.',
  mail_deal_withdrawn_button: 'Zu Ihren Deals',

  mail_case_answered_subject: 'Wir haben Ihnen zu Bestellung {order} geantwortet',
  mail_case_answered_title: 'Wir haben geantwortet',
  mail_case_answered_text: 'Hallo {name}, zu Ihrer Bestellung {order} schreiben wir: „{answer}“',
  mail_case_answered_note:
    'Bitte antworten Sie auf der Seite Ihrer Bestellung, dort können Sie auch Bilder hinzufügen. ' +
    'Antworten auf diese E-Mail gehören nicht zur Unterhaltung.',
  mail_case_answered_button: 'Lesen und antworten',
  mail_case_closing_subject: 'Ist mit Bestellung {order} alles in Ordnung?',
  mail_case_closing_title: 'Wir warten auf Ihre Antwort',
  mail_case_closing_text:
    'Hallo {name}, wir haben Ihnen zu Bestellung {order} geschrieben und seitdem nichts gehört. Ohne ein ' +
    'Wort von Ihnen endet die Unterhaltung am {until}.',
  mail_case_closing_note: 'Wenn alles in Ordnung ist, müssen Sie nichts tun.',
  mail_case_closing_button: 'Unterhaltung öffnen',
  mail_case_solved_subject: 'Die Unterhaltung zu Bestellung {order} ist beendet',
  mail_case_solved_title: 'Diese Unterhaltung ist beendet',
  mail_case_solved_text: 'Hallo {name}, die Unterhaltung zu Ihrer Bestellung {order} ist beendet.{words}',
  mail_case_solved_note:
    'Wenn noch etwas nicht stimmt, können Sie sie innerhalb von 30 Tagen auf der Seite Ihrer Bestellung wieder öffnen.',
  mail_case_solved_button: 'Bestellung ansehen',
}
