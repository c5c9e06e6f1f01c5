import type { tradeTexts as english } from '../en/trades.ts'
import type { Translation } from '../translation.ts'

/** A trade offer that an account of the shop sends by itself, on the page of what it belongs to. */
export const tradeTexts: Translation<typeof english> = {
  trade_code_label: 'Код пропозиції обміну',
  trade_compare: 'Приймайте лише пропозицію обміну з кодом {code} у повідомленні. Будь-яку іншу відхиліть.',
  trade_held: 'Ви прийняли пропозицію. Steam утримує предмети до {until}, потім вони надійдуть самі.',
  trade_open: 'Відкрити пропозицію обміну',
  trade_until: 'Її можна прийняти до {until}.',
  trade_declined: 'Ви відхилили нашу пропозицію обміну. Ми розглянемо це, перш ніж надіслати іншу.',
  trade_countered: 'Ви відповіли власною пропозицією, яку ми не можемо прийняти. Ми надішлемо нашу ще раз.',
  trade_expired: 'На нашу пропозицію обміну не відповіли вчасно. Ми надішлемо іншу.',
  trade_cancelled: 'Ми відкликали нашу пропозицію обміну. Зачекайте на наступну.',
  trade_spent: 'На наші пропозиції обміну ніхто не відповів. Напишіть нам, і ми надішлемо іншу.',
}
