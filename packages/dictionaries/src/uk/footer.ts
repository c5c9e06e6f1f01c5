import type { footerTexts as english } from '../en/footer.ts'
import type { Translation } from '../translation.ts'

/** Ukrainian: the foot of every page. */
export const footerTexts: Translation<typeof english> = {
  footer_about:
    'Магазин скінів CS2. Ціни фіксовані, обміни перевіряють люди, а підтримка відповідає однією мовою: вашою.',
  footer_shop: 'Магазин',
  footer_help: 'Довідка',
  footer_support: 'Підтримка',
  footer_cards: 'Картки, які ми приймаємо',
  footer_copyright: '© {year} {owner}. Усі права захищено.',
  footer_disclaimer: 'Не пов’язано з Valve Corp. Зображення зброї намальовані нами.',
}
