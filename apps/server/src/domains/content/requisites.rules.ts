/** Who runs the shop. */
export interface Seller {
  legal_name: string
  street: string
  post_code: string
  town: string
  /** ISO 3166-1 alpha-2, or nothing */
  country: string
  register_no: string
  vat_id: string
  managers: string
  /** written by hand, or nothing */
  requisites: string
}

const countryNames = new Intl.DisplayNames(['en'], { type: 'region', fallback: 'code' })

/**
 * What footer, papers and imprint say of who runs the shop (Directive 2000/31/EC, article 5): what was written by hand,
 * or name, address, register number, VAT id and who represents it.
 * @returns one line; empty while not even a name is known
 */
export const requisitesOf = (seller: Seller): string => {
  const { legal_name, street, post_code, town, country, register_no, vat_id, managers, requisites } = seller
  if (requisites || !legal_name) return requisites
  const place = [post_code, town].filter(Boolean).join(' ')
  const address = [legal_name, street, place, country && countryNames.of(country)].filter(Boolean).join(', ')
  const more = [register_no, vat_id && `VAT id ${vat_id}`, managers && `Represented by ${managers}`]
  return [address, ...more].filter(Boolean).join('. ')
}
