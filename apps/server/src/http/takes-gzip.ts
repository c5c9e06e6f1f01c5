/**
 * Whether an answer may be sent as gzip.
 * @param accepted the header Accept-Encoding
 */
export const takesGzip = (accepted: unknown): boolean =>
  /\bgzip\b(?!;\s*q=0(\.0*)?\s*(,|$))/.test(String(accepted ?? ''))
