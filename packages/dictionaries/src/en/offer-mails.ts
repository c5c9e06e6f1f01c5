/** Mails about offers. */
export const offerMailTexts = {
  mail_offer_created_subject: 'We have received your offer {offer}',
  mail_offer_created_title: 'Thank you for your offer',
  mail_offer_created_text:
    'Hello {name}, we have received your offer {offer}: {title} for {price}. We look at it and answer within 3 ' +
    'working days, by {until} at the latest.',
  mail_offer_created_note:
    'Keep the item in your inventory until then. We will tell you by mail what we can pay; you decide whether ' +
    'you sell.',
  mail_offer_created_button: 'View your offer',
  mail_offer_countered_subject: 'Our offer for {title}: {price}',
  mail_offer_countered_title: 'We would pay {price}',
  mail_offer_countered_text:
    'Hello {name}, we have looked at {title} (offer {offer}) and would pay {price}. You can accept or decline ' +
    'until {until}.{words}',
  mail_offer_countered_note:
    'How the price came about stands beside it in your account. Without an answer our offer simply expires.',
  mail_offer_countered_button: 'See the offer',
  mail_offer_counter_changed_subject: 'New price for {title}: {price}',
  mail_offer_counter_changed_title: 'We have changed our offer',
  mail_offer_counter_changed_text:
    'Hello {name}, for {title} (offer {offer}) we now offer {price}. This price replaces the earlier one and ' +
    'stands until {until}.{words}',
  mail_offer_counter_changed_note: 'You sell only at the price that you see and accept.',
  mail_offer_counter_changed_button: 'See the offer',
  mail_offer_accepted_subject: 'Sold for {price}: we will ask for {title}',
  mail_offer_accepted_title: 'You have accepted our offer',
  mail_offer_accepted_text:
    'Hello {name}, you are selling us {title} (offer {offer}) for {price}. We will send a Steam trade offer ' +
    'to your trade link; please accept it so that the item is here by {until}.{words}',
  mail_offer_accepted_note:
    'The trade asks for this one item and nothing else. We never write to you about it on Steam.',
  mail_offer_accepted_button: 'See the offer',
  mail_offer_declined_subject: 'You have declined our offer for {title}',
  mail_offer_declined_title: 'You have declined our offer',
  mail_offer_declined_text:
    'Hello {name}, you have declined {price} for {title} (offer {offer}). The item stays yours.{words}',
  mail_offer_declined_note: 'You can propose it again at any time.',
  mail_offer_declined_button: 'My offers',
  mail_offer_rejected_subject: 'We cannot take {title}',
  mail_offer_rejected_title: 'We cannot take this skin',
  mail_offer_rejected_text:
    'Hello {name}, thank you for proposing {title} (offer {offer}). We are not going to buy it.{words}',
  mail_offer_rejected_note: 'The item stays yours. You are welcome to propose another one.',
  mail_offer_rejected_button: 'My offers',
  mail_offer_expired_subject: 'Our offer for {title} has expired',
  mail_offer_expired_title: 'Our offer has expired',
  mail_offer_expired_text:
    'Hello {name}, our offer of {price} for {title} (offer {offer}) was not answered in time and has expired. ' +
    'The item stays yours.{words}',
  mail_offer_expired_note: 'If you still want to sell, propose it again.',
  mail_offer_expired_button: 'My offers',
  mail_offer_trade_sent_subject: 'The trade offer for {title} is waiting',
  mail_offer_trade_sent_title: 'Our trade offer is waiting in Steam',
  mail_offer_trade_sent_text:
    'Hello {name}, our trade offer for {title} (offer {offer}) is waiting in Steam. Accept only an offer ' +
    'with the code {code} in its message, by {until}.{words}',
  mail_offer_trade_sent_note:
    'The trade asks for this one item and nothing else. We never write to you about it on Steam.',
  mail_offer_trade_sent_button: 'See the offer',
  mail_offer_trade_link_wrong_subject: 'Steam does not accept your trade link',
  mail_offer_trade_link_wrong_title: 'We could not ask for your item',
  mail_offer_trade_link_wrong_text:
    'Hello {name}, we want to ask for {title} (offer {offer}), but Steam does not accept your trade link. ' +
    'Please take it from Steam anew and put it into your profile. We ask again within six hours; the item ' +
    'must be here by {until}.{words}',
  mail_offer_trade_link_wrong_note:
    'Steam makes another trade link whenever you ask for one; the old one is worth nothing then.',
  mail_offer_trade_link_wrong_button: 'See the offer',
  mail_offer_inventory_private_subject: 'Steam does not show us your inventory',
  mail_offer_inventory_private_title: 'We could not ask for your item',
  mail_offer_inventory_private_text:
    'Hello {name}, we want to ask for {title} (offer {offer}), but your inventory is private. Please make it ' +
    'public in Steam. We ask again within six hours; the item must be here by {until}.{words}',
  mail_offer_inventory_private_note: 'You find this in Steam under the privacy settings of your profile.',
  mail_offer_inventory_private_button: 'See the offer',
  mail_offer_item_received_subject: '{title} has arrived',
  mail_offer_item_received_title: 'Your item is here',
  mail_offer_item_received_text:
    'Hello {name}, {title} (offer {offer}) has arrived. Steam’s trade protection runs until {until}; after ' +
    'that {price} are ready to be paid out to you.{words}',
  mail_offer_item_received_note: 'Do not reverse the trade in Steam: the sale would be off.',
  mail_offer_item_received_button: 'See the offer',
  mail_offer_not_received_subject: '{title} did not arrive',
  mail_offer_not_received_title: 'The item did not arrive',
  mail_offer_not_received_text:
    'Hello {name}, {title} (offer {offer}) did not reach us in time, so the sale is off. Nothing is paid and ' +
    'the item stays yours.{words}',
  mail_offer_not_received_note: 'If you still want to sell, propose it again.',
  mail_offer_not_received_button: 'My offers',
  mail_offer_reversed_subject: 'The sale of {title} is off',
  mail_offer_reversed_title: 'The trade was reversed',
  mail_offer_reversed_text:
    'Hello {name}, the trade of {title} (offer {offer}) was reversed in Steam and the item went back to you. ' +
    'The sale is off and nothing is paid.{words}',
  mail_offer_reversed_note: 'If you did not reverse it yourself, please secure your Steam account and write to us.',
  mail_offer_reversed_button: 'See the offer',
  mail_offer_ready_subject: '{price} are ready for you',
  mail_offer_ready_title: 'Your payout is ready',
  mail_offer_ready_text:
    'Hello {name}, the trade protection of {title} (offer {offer}) is over: {price} are yours. Tell us the ' +
    'bank account that we should send them to.{words}',
  mail_offer_ready_note: 'You ask for the payout in your account. We never ask for bank details by mail or on Steam.',
  mail_offer_ready_button: 'Request payout',
} as const
