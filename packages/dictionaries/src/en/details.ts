/** What the details page shows at once, beyond what cards and lists say (area catalogue). */
export const detailsTexts = {
  details_copied: 'Copied',
  details_copy_failed: 'Your browser kept us from copying it.',
  details_tradable: 'Tradable from {date}, after Steam’s trade protection',
  details_lowest: 'Lowest price of the 30 days before: {price}',
  details_share: 'Share',
  details_link_copied: 'Link copied',
  details_zoom: 'Enlarge the picture',
  details_off_sold: 'This copy has been sold.',
  details_off_reserved: 'Another customer has reserved this copy.',
  details_off_later: 'On sale from {date}, when its trade protection is over.',
  details_failed_text: 'The shelf did not answer. Nothing is lost.',

  item_description: '{title} for {price} at {shop}. Fixed price, sent to your Steam trade link.',
  item_description_float: '{title} with float {float} for {price} at {shop}. Sent to your Steam trade link.',
  item_description_sold: '{title} has been sold. Similar skins are in stock.',
  item_artwork: 'Our own artwork, not a photo of this copy',
  item_buy: 'BUY NOW',
  item_in_cart: 'In your cart: open it',
} as const
