import type { tradeTexts as english } from '../en/trades.ts'
import type { Translation } from '../translation.ts'

/** A trade offer that an account of the shop sends by itself, on the page of what it belongs to. */
export const tradeTexts: Translation<typeof english> = {
  trade_code_label: 'Kod oferty wymiany',
  trade_compare: 'Przyjmij tylko ofertę wymiany z kodem {code} w wiadomości. Każdą inną odrzuć.',
  trade_held: 'Oferta przyjęta. Steam wstrzymuje przedmioty do {until}, potem dotrą same.',
  trade_open: 'Otwórz ofertę wymiany',
  trade_until: 'Możesz ją przyjąć do {until}.',
  trade_declined: 'Nasza oferta wymiany została odrzucona. Przyjrzymy się temu, zanim wyślemy kolejną.',
  trade_countered: 'W odpowiedzi przyszła inna oferta, której nie możemy przyjąć. Wyślemy naszą jeszcze raz.',
  trade_expired: 'Na naszą ofertę wymiany nikt nie odpowiedział na czas. Wyślemy kolejną.',
  trade_cancelled: 'Wycofaliśmy naszą ofertę wymiany. Poczekaj na następną.',
  trade_spent: 'Nikt nie odpowiedział na nasze oferty wymiany. Napisz do nas, a wyślemy kolejną.',
}
