/** A bank's answer at most, in bytes. */
export const bankAnswerBytesMax = 10 * 1024 * 1024
