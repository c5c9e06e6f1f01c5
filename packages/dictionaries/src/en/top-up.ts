/** The top-up dialog. */
export const topUpTexts = {
  top_up_title: 'Top up balance',
} as const
