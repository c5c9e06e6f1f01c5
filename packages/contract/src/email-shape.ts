/**
 * What an e-mail address looks like: something, "@", and a domain of two labels or more. Each character can be read in
 * one way only, so that no text takes longer than its length.
 */
export const emailShape = /^[^\s@\p{Cc}]+@[^\s@.\p{Cc}]+(?:\.[^\s@.\p{Cc}]+)+$/u
