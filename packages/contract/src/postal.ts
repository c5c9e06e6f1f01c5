import * as z from 'zod/mini'
import { say } from './say.ts'
import { countryReference, text } from './wire.ts'

/** A person and where they live, as orders, payments and payouts keep it and as the wire tells it. */
export const postalContact = z.object({
  name: z.string(),
  surname: z.string(),
  email: z.string(),
  /** E.164 */
  phone: z.string(),
  /** ISO 3166-1 alpha-2 */
  country: z.string(),
  city: z.string(),
  address: z.string(),
  post_code: z.string(),
})

export interface PostalContact extends z.output<typeof postalContact> {}

export type PostalAddress = Pick<PostalContact, 'country' | 'city' | 'address' | 'post_code'>

/** How a form asks who somebody is; what it says about e-mail and phone is its own. */
export const personFields = {
  name: text(60, say('first_name_required')),
  surname: text(60, say('last_name_required')),
}

/** How a form asks where somebody lives. */
export const addressFields = {
  country: countryReference,
  city: text(100, say('city_required')),
  address: text(200, say('address_required')),
  postCode: text(20, say('post_code_required')),
}

interface PostalForm extends Pick<PostalContact, 'name' | 'surname' | 'email' | 'city' | 'address'> {
  postCode: string
}

/** The contact of a form whose phone and country were checked. */
export const contactOf = (
  { name, surname, email, city, address, postCode }: PostalForm,
  { phone, country }: Pick<PostalContact, 'phone' | 'country'>,
): PostalContact => ({ name, surname, email, phone, country, city, address, post_code: postCode })

/** The contact alone, of a row that holds more. */
export const postalContactOf = ({
  name,
  surname,
  email,
  phone,
  country,
  city,
  address,
  post_code,
}: PostalContact): PostalContact => ({ name, surname, email, phone, country, city, address, post_code })

/** An address in one line: "Trubarjeva cesta 18, 1000 Ljubljana, SI". */
export const addressLine = ({ address, post_code, city, country }: PostalAddress): string =>
  `${address}, ${post_code} ${city}, ${country}`
