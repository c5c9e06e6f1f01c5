/** The form that proposes a skin to the shop, and how the shop asks for it once both agree. */
export const sellTexts = {
  sell_title: 'Sell a skin',
  sell_text: 'Tell us what you have and what you want for it.',
  sell_close: 'Close',
  sell_name: 'Skin name',
  sell_suggestions: 'Skins with that name',
  'sell_found#one': '{count} skin found',
  'sell_found#other': '{count} skins found',
  sell_found_none: 'Not in our catalogue. Send it as you typed it, and we look at it all the same.',
  sell_search_failed: 'Our catalogue does not answer. Send the name as you typed it.',
  sell_price: 'Your price',
  sell_quality: 'Quality',
  sell_quality_off: 'What is struck out does not exist for this finish.',
  sell_variant: 'Variant',
  sell_link: 'Steam inventory link',
  sell_link_placeholder: 'Paste the link to the item',
  sell_attachments: 'Stickers, charm, name tag',
  sell_attachments_hint: 'If there are any. They may change what we pay.',
  sell_stickers: 'Stickers',
  sell_stickers_hint: 'By slot, parted by semicolons; behind @ how much is scraped off: Crown (Foil)@0.12',
  sell_charm: 'Charm',
  sell_charm_hint: 'Behind # its pattern, if you know it',
  sell_name_tag: 'Name tag',
  sell_quote: 'Indicative quote',
  sell_quote_about: 'about {price}',
  sell_quote_why:
    'Reference price {reference}, our margin {margin}%. ' +
    'This is no offer yet: an operator looks at the skin and decides.',
  sell_wish_below: 'You ask for {wish}. That is less, and we do not pay more than you ask.',
  sell_wish_ask: 'Ask for {price}',
  sell_quote_none: 'We have no reference price for it. An operator looks at the skin and names a price.',
  sell_quote_outdated: 'Our prices for it are too old for a quote. An operator looks at the skin and names a price.',
  sell_quote_failed: 'No quote at the moment. You can send the form all the same.',
  sell_quote_loading: 'Looking up a quote',
  sell_steps: 'What happens next',
  sell_step_review: 'We look at the item and reply within 3 working days',
  sell_step_decide: 'You accept our price or decline it, no cost either way',
  sell_step_payout: 'You trade the item, then ask for a SEPA payout',
  sell_submit: 'Send for review',
  sell_submitting: 'Sending...',
  sell_done_title: 'Sent for review',
  sell_done: 'Done',

  offer_trade: 'Our trade offer',
  offer_trade_link_wrong:
    'Steam does not accept your trade link. Take it from Steam anew and put it into your profile: we ask for ' +
    'the skin again within six hours.',
  offer_trade_private:
    'Steam does not show us your inventory. Make it public in Steam: we ask for the skin again within six hours.',
  offer_trade_missing:
    'We do not find the skin in your inventory, or it cannot be traded yet. We look at it and write to you.',
  offer_trade_differs:
    'The skin in your inventory is not the copy that we made our offer for. We look at it and write to you.',
  offer_trade_failed: 'We could not ask for the skin. We are looking at it; you need not do anything.',
} as const
