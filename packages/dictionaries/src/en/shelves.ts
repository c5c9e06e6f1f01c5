/** What the lists are called, above them and in the window: the rest of their texts comes with what draws them. */
export const shelfTexts = {
  products_description: 'CS2 skins in stock at a fixed price. Filter by weapon, wear, rarity and price in euro.',
  new_title: 'New items',
  new_description: 'The newest CS2 skins on the shelf, at a fixed price.',
  sale_title: 'Sale',
  sale_description: 'CS2 skins below their old price. Nothing else changed.',
  list_all_items: 'All Items',
  tag_star: '★ Knives and gloves',
} as const
