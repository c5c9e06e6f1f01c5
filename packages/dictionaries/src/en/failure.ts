/** What a screen says of a failure that the shop's operator can look up. */
export const failureTexts = {
  failure_reference: 'Reference:',
  failure_reference_why: 'Please name it when you write to us.',
} as const
