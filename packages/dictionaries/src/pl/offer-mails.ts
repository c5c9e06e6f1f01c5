import type { offerMailTexts as english } from '../en/offer-mails.ts'
import type { Translation } from '../translation.ts'

/** Mails about offers. */
export const offerMailTexts: Translation<typeof english> = {
  mail_offer_created_subject: 'Mamy Twoją ofertę {offer}',
  mail_offer_created_title: 'Dziękujemy za ofertę',
  mail_offer_created_text:
    'Cześć {name}, mamy Twoją ofertę {offer}: {title} za {price}. Przyjrzymy się jej i odpowiemy w ciągu 3 dni ' +
    'roboczych, najpóźniej {until}.',
  mail_offer_created_note:
    'Do tego czasu zachowaj przedmiot w swoim ekwipunku. Napiszemy, ile możemy zapłacić, a Ty zdecydujesz, czy ' +
    'sprzedajesz.',
  mail_offer_created_button: 'Zobacz ofertę',
  mail_offer_countered_subject: 'Nasza oferta za {title}: {price}',
  mail_offer_countered_title: 'Zapłacimy {price}',
  mail_offer_countered_text:
    'Cześć {name}, obejrzeliśmy {title} (oferta {offer}) i możemy zapłacić {price}. Do {until} możesz tę ' +
    'propozycję przyjąć albo odrzucić.{words}',
  mail_offer_countered_note:
    'Skąd wzięła się cena, zobaczysz obok niej na swoim koncie. Bez odpowiedzi nasza oferta po prostu wygaśnie.',
  mail_offer_countered_button: 'Zobacz ofertę',
  mail_offer_counter_changed_subject: 'Nowa cena za {title}: {price}',
  mail_offer_counter_changed_title: 'Zmieniliśmy naszą ofertę',
  mail_offer_counter_changed_text:
    'Cześć {name}, za {title} (oferta {offer}) proponujemy teraz {price}. Ta cena zastępuje poprzednią i ' +
    'obowiązuje do {until}.{words}',
  mail_offer_counter_changed_note: 'Sprzedajesz tylko po cenie, którą widzisz i przyjmujesz.',
  mail_offer_counter_changed_button: 'Zobacz ofertę',
  mail_offer_accepted_subject: 'Sprzedane za {price}: poprosimy o {title}',
  mail_offer_accepted_title: 'Nasza oferta przyjęta',
  mail_offer_accepted_text:
    'Cześć {name}, sprzedajesz nam {title} (oferta {offer}) za {price}. Wyślemy ofertę wymiany Steam na Twój ' +
    'link wymiany; przyjmij ją, żeby przedmiot dotarł do nas do {until}.{words}',
  mail_offer_accepted_note: 'Wymiana dotyczy tylko tego jednego przedmiotu. Nigdy nie piszemy o tym na Steam.',
  mail_offer_accepted_button: 'Zobacz ofertę',
  mail_offer_declined_subject: 'Nasza oferta za {title} odrzucona przez Ciebie',
  mail_offer_declined_title: 'Nasza oferta odrzucona',
  mail_offer_declined_text:
    'Cześć {name}, oferta {price} za {title} (oferta {offer}) została przez Ciebie odrzucona. Przedmiot ' +
    'pozostaje Twój.{words}',
  mail_offer_declined_note: 'W każdej chwili możesz zaproponować go ponownie.',
  mail_offer_declined_button: 'Moje oferty',
  mail_offer_rejected_subject: 'Nie możemy przyjąć {title}',
  mail_offer_rejected_title: 'Nie możemy przyjąć tego skina',
  mail_offer_rejected_text:
    'Cześć {name}, dziękujemy za propozycję: {title} (oferta {offer}). Nie kupimy tego skina.{words}',
  mail_offer_rejected_note: 'Przedmiot pozostaje Twój. Możesz zaproponować nam inny.',
  mail_offer_rejected_button: 'Moje oferty',
  mail_offer_expired_subject: 'Nasza oferta za {title} wygasła',
  mail_offer_expired_title: 'Nasza oferta wygasła',
  mail_offer_expired_text:
    'Cześć {name}, nasza oferta {price} za {title} (oferta {offer}) pozostała bez odpowiedzi i wygasła. ' +
    'Przedmiot pozostaje Twój.{words}',
  mail_offer_expired_note: 'Jeśli nadal chcesz sprzedać, zaproponuj go ponownie.',
  mail_offer_expired_button: 'Moje oferty',
  mail_offer_trade_sent_subject: 'Oferta wymiany na {title} czeka',
  mail_offer_trade_sent_title: 'Nasza oferta wymiany czeka w Steam',
  mail_offer_trade_sent_text:
    'Cześć {name}, nasza oferta wymiany na {title} (oferta {offer}) czeka w Steam. Przyjmij tylko ofertę z ' +
    'kodem {code} w wiadomości, do {until}.{words}',
  mail_offer_trade_sent_note: 'Wymiana dotyczy tylko tego jednego przedmiotu. Nigdy nie piszemy o tym na Steam.',
  mail_offer_trade_sent_button: 'Zobacz ofertę',
  mail_offer_trade_link_wrong_subject: 'Steam nie przyjmuje Twojego linku wymiany',
  mail_offer_trade_link_wrong_title: 'Nie udało się poprosić o Twój przedmiot',
  mail_offer_trade_link_wrong_text:
    'Cześć {name}, chcemy poprosić o {title} (oferta {offer}), ale Steam nie przyjmuje Twojego linku ' +
    'wymiany. Skopiuj go na nowo ze Steam do profilu. Poprosimy ponownie w ciągu sześciu godzin; przedmiot ' +
    'musi dotrzeć do {until}.{words}',
  mail_offer_trade_link_wrong_note:
    'Steam tworzy nowy link za każdym razem, gdy o niego poprosisz; stary przestaje wtedy działać.',
  mail_offer_trade_link_wrong_button: 'Zobacz ofertę',
  mail_offer_inventory_private_subject: 'Steam nie pokazuje nam Twojego ekwipunku',
  mail_offer_inventory_private_title: 'Nie udało się poprosić o Twój przedmiot',
  mail_offer_inventory_private_text:
    'Cześć {name}, chcemy poprosić o {title} (oferta {offer}), ale Twój ekwipunek jest prywatny. Ustaw go w ' +
    'Steam jako publiczny. Poprosimy ponownie w ciągu sześciu godzin; przedmiot musi dotrzeć do ' +
    '{until}.{words}',
  mail_offer_inventory_private_note: 'Znajdziesz to w Steam w ustawieniach prywatności profilu.',
  mail_offer_inventory_private_button: 'Zobacz ofertę',
  mail_offer_item_received_subject: '{title} – przedmiot dotarł',
  mail_offer_item_received_title: 'Twój przedmiot jest u nas',
  mail_offer_item_received_text:
    'Cześć {name}, {title} (oferta {offer}) jest już u nas. Ochrona wymian Steam trwa do {until}; potem ' +
    '{price} będą gotowe do wypłaty.{words}',
  mail_offer_item_received_note: 'Nie cofaj wymiany w Steam: sprzedaż zostałaby anulowana.',
  mail_offer_item_received_button: 'Zobacz ofertę',
  mail_offer_not_received_subject: '{title} – przedmiot nie dotarł',
  mail_offer_not_received_title: 'Przedmiot nie dotarł',
  mail_offer_not_received_text:
    'Cześć {name}, {title} (oferta {offer}) nie dotarł do nas na czas, więc sprzedaż jest anulowana. Niczego ' +
    'nie wypłacamy, a przedmiot pozostaje Twój.{words}',
  mail_offer_not_received_note: 'Jeśli nadal chcesz sprzedać, zaproponuj go ponownie.',
  mail_offer_not_received_button: 'Moje oferty',
  mail_offer_reversed_subject: 'Sprzedaż {title} anulowana',
  mail_offer_reversed_title: 'Wymiana została cofnięta',
  mail_offer_reversed_text:
    'Cześć {name}, wymiana {title} (oferta {offer}) została cofnięta w Steam i przedmiot wrócił do Ciebie. ' +
    'Sprzedaż jest anulowana i niczego nie wypłacamy.{words}',
  mail_offer_reversed_note: 'Jeśli wymianę cofnięto bez Twojej wiedzy, zabezpiecz swoje konto Steam i napisz do nas.',
  mail_offer_reversed_button: 'Zobacz ofertę',
  mail_offer_ready_subject: '{price} czekają na Ciebie',
  mail_offer_ready_title: 'Twoja wypłata jest gotowa',
  mail_offer_ready_text:
    'Cześć {name}, ochrona wymiany {title} (oferta {offer}) minęła: {price} są Twoje. Podaj nam konto ' +
    'bankowe, na które mamy je przelać.{words}',
  mail_offer_ready_note: 'O wypłatę prosisz na swoim koncie. Nigdy nie pytamy o dane bankowe w mailach ani na Steam.',
  mail_offer_ready_button: 'Poproś o wypłatę',
}
