/** Filter values that only the server's filter data names; the others stand with the catalogue's tags. */
export const facetTexts = {
  tag_normal: 'Normal',
} as const
