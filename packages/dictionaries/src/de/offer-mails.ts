import type { offerMailTexts as english } from '../en/offer-mails.ts'
import type { Translation } from '../translation.ts'

/** Mails about offers. */
export const offerMailTexts: Translation<typeof english> = {
  mail_offer_created_subject: 'Ihr Angebot {offer} ist bei uns eingegangen',
  mail_offer_created_title: 'Danke für Ihr Angebot',
  mail_offer_created_text:
    'Guten Tag {name}, Ihr Angebot {offer} ist bei uns eingegangen: {title} für {price}. Wir prüfen es und ' +
    'antworten innerhalb von 3 Arbeitstagen, spätestens bis {until}.',
  mail_offer_created_note:
    'Bitte behalten Sie den Gegenstand bis dahin in Ihrem Inventar. Wir teilen Ihnen per E-Mail mit, was wir ' +
    'zahlen können; ob Sie verkaufen, entscheiden Sie.',
  mail_offer_created_button: 'Angebot ansehen',
  mail_offer_countered_subject: 'Unser Angebot für {title}: {price}',
  mail_offer_countered_title: 'Wir würden {price} zahlen',
  mail_offer_countered_text:
    'Guten Tag {name}, wir haben uns {title} (Angebot {offer}) angesehen und würden {price} zahlen. Sie ' +
    'können bis {until} annehmen oder ablehnen.{words}',
  mail_offer_countered_note:
    'Wie der Preis zustande kommt, steht in Ihrem Konto daneben. Ohne Antwort verfällt unser Angebot einfach.',
  mail_offer_countered_button: 'Angebot ansehen',
  mail_offer_counter_changed_subject: 'Neuer Preis für {title}: {price}',
  mail_offer_counter_changed_title: 'Wir haben unser Angebot geändert',
  mail_offer_counter_changed_text:
    'Guten Tag {name}, für {title} (Angebot {offer}) bieten wir jetzt {price}. Dieser Preis ersetzt den ' +
    'früheren und gilt bis {until}.{words}',
  mail_offer_counter_changed_note: 'Sie verkaufen nur zu dem Preis, den Sie sehen und annehmen.',
  mail_offer_counter_changed_button: 'Angebot ansehen',
  mail_offer_accepted_subject: 'Für {price} verkauft: Wir fragen {title} an',
  mail_offer_accepted_title: 'Sie haben unser Angebot angenommen',
  mail_offer_accepted_text:
    'Guten Tag {name}, Sie verkaufen uns {title} (Angebot {offer}) für {price}. Wir senden ein ' +
    'Steam-Handelsangebot an Ihren Trade-Link; bitte nehmen Sie es an, damit der Artikel bis {until} bei uns ' +
    'ist.{words}',
  mail_offer_accepted_note:
    'Das Handelsangebot verlangt nur diesen einen Artikel. Wir schreiben Ihnen dazu nie auf Steam.',
  mail_offer_accepted_button: 'Angebot ansehen',
  mail_offer_declined_subject: 'Sie haben unser Angebot für {title} abgelehnt',
  mail_offer_declined_title: 'Sie haben unser Angebot abgelehnt',
  mail_offer_declined_text:
    'Guten Tag {name}, Sie haben {price} für {title} (Angebot {offer}) abgelehnt. Der Artikel bleibt Ihrer.{words}',
  mail_offer_declined_note: 'Sie können ihn jederzeit wieder anbieten.',
  mail_offer_declined_button: 'Meine Angebote',
  mail_offer_rejected_subject: 'Wir können {title} nicht nehmen',
  mail_offer_rejected_title: 'Wir können diesen Skin nicht nehmen',
  mail_offer_rejected_text:
    'Guten Tag {name}, danke, dass Sie uns {title} (Angebot {offer}) angeboten haben. Wir kaufen ihn nicht an.{words}',
  mail_offer_rejected_note: 'Der Artikel bleibt Ihrer. Bieten Sie uns gern einen anderen an.',
  mail_offer_rejected_button: 'Meine Angebote',
  mail_offer_expired_subject: 'Unser Angebot für {title} ist abgelaufen',
  mail_offer_expired_title: 'Unser Angebot ist abgelaufen',
  mail_offer_expired_text:
    'Guten Tag {name}, unser Angebot von {price} für {title} (Angebot {offer}) blieb ohne Antwort und ist ' +
    'abgelaufen. Der Artikel bleibt Ihrer.{words}',
  mail_offer_expired_note: 'Wenn Sie weiterhin verkaufen möchten, bieten Sie ihn erneut an.',
  mail_offer_expired_button: 'Meine Angebote',
  mail_offer_trade_sent_subject: 'Das Handelsangebot für {title} wartet',
  mail_offer_trade_sent_title: 'Unser Handelsangebot wartet in Steam',
  mail_offer_trade_sent_text:
    'Guten Tag {name}, unser Handelsangebot für {title} (Angebot {offer}) wartet in Steam. Nehmen Sie nur ' +
    'eines mit dem Code {code} in der Nachricht an, bis {until}.{words}',
  mail_offer_trade_sent_note:
    'Das Handelsangebot verlangt nur diesen einen Artikel. Wir schreiben Ihnen dazu nie auf Steam.',
  mail_offer_trade_sent_button: 'Angebot ansehen',
  mail_offer_trade_link_wrong_subject: 'Steam nimmt Ihren Handelslink nicht an',
  mail_offer_trade_link_wrong_title: 'Wir konnten Ihren Artikel nicht anfragen',
  mail_offer_trade_link_wrong_text:
    'Guten Tag {name}, wir möchten {title} (Angebot {offer}) anfragen, aber Steam nimmt Ihren Handelslink ' +
    'nicht an. Bitte holen Sie ihn neu aus Steam und tragen Sie ihn in Ihr Profil ein. Wir fragen innerhalb ' +
    'von sechs Stunden wieder an; der Artikel muss bis {until} hier sein.{words}',
  mail_offer_trade_link_wrong_note:
    'Steam macht einen neuen Handelslink, sooft Sie einen verlangen; der alte gilt dann nicht mehr.',
  mail_offer_trade_link_wrong_button: 'Angebot ansehen',
  mail_offer_inventory_private_subject: 'Steam zeigt uns Ihr Inventar nicht',
  mail_offer_inventory_private_title: 'Wir konnten Ihren Artikel nicht anfragen',
  mail_offer_inventory_private_text:
    'Guten Tag {name}, wir möchten {title} (Angebot {offer}) anfragen, aber Ihr Inventar ist privat. Bitte ' +
    'stellen Sie es in Steam auf öffentlich. Wir fragen innerhalb von sechs Stunden wieder an; der Artikel ' +
    'muss bis {until} hier sein.{words}',
  mail_offer_inventory_private_note: 'Sie finden das in Steam bei den Privatsphäre-Einstellungen Ihres Profils.',
  mail_offer_inventory_private_button: 'Angebot ansehen',
  mail_offer_item_received_subject: '{title} ist angekommen',
  mail_offer_item_received_title: 'Ihr Artikel ist da',
  mail_offer_item_received_text:
    'Guten Tag {name}, {title} (Angebot {offer}) ist angekommen. Der Handelsschutz von Steam läuft bis ' +
    '{until}; danach stehen {price} zur Auszahlung bereit.{words}',
  mail_offer_item_received_note: 'Machen Sie den Handel in Steam nicht rückgängig: Der Verkauf käme nicht zustande.',
  mail_offer_item_received_button: 'Angebot ansehen',
  mail_offer_not_received_subject: '{title} ist nicht angekommen',
  mail_offer_not_received_title: 'Der Artikel ist nicht angekommen',
  mail_offer_not_received_text:
    'Guten Tag {name}, {title} (Angebot {offer}) ist nicht rechtzeitig bei uns angekommen, deshalb entfällt ' +
    'der Verkauf. Es wird nichts gezahlt, und der Artikel bleibt Ihrer.{words}',
  mail_offer_not_received_note: 'Wenn Sie weiterhin verkaufen möchten, bieten Sie ihn erneut an.',
  mail_offer_not_received_button: 'Meine Angebote',
  mail_offer_reversed_subject: 'Der Verkauf von {title} entfällt',
  mail_offer_reversed_title: 'Der Handel wurde rückgängig gemacht',
  mail_offer_reversed_text:
    'Guten Tag {name}, der Handel mit {title} (Angebot {offer}) wurde in Steam rückgängig gemacht, und der ' +
    'Artikel ging an Sie zurück. Der Verkauf entfällt, es wird nichts gezahlt.{words}',
  mail_offer_reversed_note: 'Wenn Sie das nicht selbst waren, sichern Sie bitte Ihr Steam-Konto und schreiben Sie uns.',
  mail_offer_reversed_button: 'Angebot ansehen',
  mail_offer_ready_subject: '{price} liegen für Sie bereit',
  mail_offer_ready_title: 'Ihre Auszahlung ist bereit',
  mail_offer_ready_text:
    'Guten Tag {name}, der Handelsschutz von {title} (Angebot {offer}) ist vorbei: {price} gehören Ihnen. ' +
    'Nennen Sie uns das Bankkonto, auf das wir sie überweisen sollen.{words}',
  mail_offer_ready_note:
    'Die Auszahlung fordern Sie in Ihrem Konto an. Wir fragen nie per E-Mail oder auf Steam nach Bankdaten.',
  mail_offer_ready_button: 'Auszahlung anfordern',
}
