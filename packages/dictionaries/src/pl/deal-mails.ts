import type { dealMailTexts as english } from '../en/deal-mails.ts'
import type { Translation } from '../translation.ts'

/** Mails about personal deals. */
export const dealMailTexts: Translation<typeof english> = {
  mail_deal_made_subject: 'Oferta dla ciebie: {price}',
  mail_deal_made_title: 'Mamy coś zarezerwowanego dla ciebie',
  mail_deal_made_text:
    'Witaj {name}, proponujemy ci {items} razem za {price}. Osobno to {sum}. Rezerwacja trwa do {until}.{words}',
  mail_deal_made_note:
    'Kup lub odrzuć ofertę na swoim koncie; płatność następuje z salda. Bez odpowiedzi oferta po prostu wygaśnie.',
  mail_deal_made_button: 'Zobacz ofertę',

  mail_deal_withdrawn_subject: 'Nasza oferta {deal} została wycofana',
  mail_deal_withdrawn_title: 'Oferta została wycofana',
  mail_deal_withdrawn_text:
    'Witaj {name}, wycofaliśmy naszą ofertę {deal}: {items} za {price}. Rezerwacja już nie ' + 'obowiązuje.',
  mail_deal_withdrawn_note:
    'Nic za nią nie zapłacono. To, co nadal jest w sprzedaży, znajdziesz w sklepie, każdy przedmiot w swojej ' +
    'cenie.',
  mail_deal_withdrawn_button: 'Zobacz swoje oferty',
}
