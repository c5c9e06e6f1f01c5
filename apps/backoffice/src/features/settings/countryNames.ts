import { countryCodes } from '@pandrop/contract/country-codes'

const names = new Intl.DisplayNames(['en'], { type: 'region' })

/** A country's English name. */
export const countryName = (code: string): string => names.of(code) ?? code

/** Every country there is, by name. */
export const countriesByName: readonly string[] = countryCodes.toSorted((left, right) =>
  countryName(left).localeCompare(countryName(right)),
)
