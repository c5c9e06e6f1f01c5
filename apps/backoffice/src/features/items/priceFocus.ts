let askedFor: number | null = null

/** The item that is opened next is opened for its price. */
export const askForPrice = (id: number): void => {
  askedFor = id
}

/** Whether an item was opened for its price; asked once. */
export const wasOpenedForPrice = (id: number): boolean => {
  const was = askedFor === id
  if (was) askedFor = null
  return was
}
