import type Stripe from 'stripe'

/** A session of the other mode than our key's: one that a test card has paid, or a real one where tests are made. */
class OtherMode extends Error {}

/**
 * Lets through what is of our mode. What a test card did is worth nothing where real ones pay, whoever says so: what
 * the provider answers is looked at as its notices are.
 * @param isLive whether our key is of the live mode
 * @throws what `unavailable` makes a refusal to believe of
 */
export const ofMode = <Found extends Pick<Stripe.Checkout.Session, 'id' | 'livemode'>>(
  found: Found,
  isLive: boolean,
): Found => {
  if (isOfMode(found, isLive)) return found
  throw new OtherMode(`session ${found.id}: its livemode ${found.livemode} is not that of our key`)
}

/** The same as a question. */
export const isOfMode = ({ livemode }: Pick<Stripe.Checkout.Session, 'livemode'>, isLive: boolean): boolean =>
  livemode !== !isLive
