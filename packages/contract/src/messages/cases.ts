/** What is said of conversations about an order. */
export const caseMessages = {
  case_not_found: 'This conversation does not exist',
  case_over: 'This conversation ended too long ago. Please begin a new one.',
  case_kind_wrong: 'This does not fit the state of your order. Please choose again what it is about.',
  case_line_wrong: 'This item is not part of your order',
  case_picture_gone: 'A picture is not there any more. Please add it again.',
  case_picture_too_large: 'This picture is too large. Please use one of at most 8 MB.',
} as const
