/** What the shop is called, in every language; a shop that has a name of its own says it (`setShopTexts`). */
export const shopNames = {
  shop_name: 'Pandrop',
  wordmark: 'pandrop',
  /** the address of a picture, the same in every language; empty: the panda */
  mark: '',
  /** the same of a wide picture that stands in place of mark and wordmark; empty: it has none */
  logo: '',
  /** a colour, as #a9d977; empty: the shipped one */
  accent: '',
} as const
