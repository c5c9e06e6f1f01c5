/** What the shop is called, in every language; a shop that has a name of its own says it (`setShopTexts`). */
export const shopNames = {
  shop_name: 'Pandrop',
  wordmark: 'pandrop',
} as const
