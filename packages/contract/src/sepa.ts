/**
 * Countries and territories of the SEPA area by the first two letters of their IBANs (European Payments Council,
 * EPC409-09, List of SEPA Scheme Countries): the European Economic Area, Switzerland, the United Kingdom, the small
 * states, and those that joined from 2024 on. Libraries lag behind the last five.
 */
export const sepaCountries: ReadonlySet<string> = new Set(
  [
    'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK IS LI NO',
    'CH GB GI AD MC SM VA',
    'AL ME MD MK RS',
  ].flatMap((codes) => codes.split(' ')),
)
