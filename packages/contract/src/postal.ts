import * as z from 'zod/mini'
import { say } from './say.ts'
import { compactVatId, isVatId } from './vat-id.ts'
import { countryReference, lengthAtMost, optionalText, text } from './wire.ts'

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

/** What a business customer says of the business; what was left open is empty. */
export interface BusinessDetails {
  company: string
  /** compact, as isVatId takes it */
  vat_id: string
}

/** Who bought, on an order: of a business only what was said. */
export const orderContact = z.extend(postalContact, {
  company: z.optional(z.string()),
  vat_id: z.optional(z.string()),
})

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

/** How a form asks for the business that somebody buys for; all of it may be left open. */
export const businessFields = {
  company: optionalText(140),
  vat_id: z.optional(
    z.pipe(
      z.string(say('vat_id_invalid')).check(lengthAtMost(40, say('vat_id_invalid'))),
      z.pipe(
        z.transform(compactVatId),
        z.string().check(z.refine((vatId) => vatId === '' || isVatId(vatId), say('vat_id_invalid'))),
      ),
    ),
  ),
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

/** The same with what was said of a business. */
export const orderContactOf = (row: PostalContact & BusinessDetails): z.output<typeof orderContact> => ({
  ...postalContactOf(row),
  ...(row.company && { company: row.company }),
  ...(row.vat_id && { vat_id: row.vat_id }),
})

/** An address in one line: "Trubarjeva cesta 18, 1000 Ljubljana, SI". */
export const addressLine = ({ address, post_code, city, country }: PostalAddress): string =>
  `${address}, ${post_code} ${city}, ${country}`
