/** The foot of every page. */
export const footerTexts = {
  footer_about:
    'A shop for CS2 skins. Prices are fixed, trades are checked by people, ' +
    'and support answers in one language: yours.',
  footer_shop: 'Shop',
  footer_help: 'Help',
  footer_support: 'Support',
  footer_cards: 'Cards that we accept',
  footer_copyright: '© {year} {owner}. All rights reserved.',
  footer_disclaimer: 'Not affiliated with Valve Corp. Weapon artwork is our own.',
} as const
