/**
 * What stands behind the letters of a member state: the structures that the Commission publishes for VIES
 * (https://ec.europa.eu/taxation_customs/vies/#/faq), under its names of the states: EL is Greece, XI Northern Ireland.
 */
const structures: Readonly<Record<string, RegExp>> = {
  AT: /^U\d{8}$/,
  BE: /^[01]\d{9}$/,
  BG: /^\d{9,10}$/,
  CY: /^\d{8}[A-Z]$/,
  CZ: /^\d{8,10}$/,
  DE: /^\d{9}$/,
  DK: /^\d{8}$/,
  EE: /^\d{9}$/,
  EL: /^\d{9}$/,
  // The first and the last sign are letters or digits, but not both digits.
  ES: /^(?:[A-Z]\d{7}[0-9A-Z]|\d{8}[A-Z])$/,
  FI: /^\d{8}$/,
  FR: /^[0-9A-HJ-NP-Z]{2}\d{9}$/,
  HR: /^\d{11}$/,
  HU: /^\d{8}$/,
  IE: /^(?:\d[0-9A-Z+*]\d{5}[A-Z]|\d{7}[A-Z]{2})$/,
  IT: /^\d{11}$/,
  LT: /^(?:\d{9}|\d{12})$/,
  LU: /^\d{8}$/,
  LV: /^\d{11}$/,
  MT: /^\d{8}$/,
  NL: /^[0-9A-Z+*]{9}B[0-9A-Z+*]{2}$/,
  PL: /^\d{10}$/,
  PT: /^\d{9}$/,
  RO: /^\d{2,10}$/,
  SE: /^\d{12}$/,
  SI: /^\d{8}$/,
  SK: /^\d{10}$/,
  XI: /^(?:\d{9}|\d{12}|GD\d{3}|HA\d{3})$/,
}

/** A VAT id as it is kept: capitals, without the spaces, dots and dashes that people write it with. */
export const compactVatId = (typed: string): string => typed.toUpperCase().replace(/[\s.-]/g, '')

/** Whether a compact VAT id is written as its member state writes them; whether it was given out nobody is asked. */
export const isVatId = (compact: string): boolean => structures[compact.slice(0, 2)]?.test(compact.slice(2)) ?? false
