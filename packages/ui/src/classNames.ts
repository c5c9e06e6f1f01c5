/**
 * Joins class names and leaves out what does not apply.
 * @param names class names; false and undefined are skipped
 * @returns one string for `className`
 */
export const classNames = (...names: (string | false | undefined)[]): string => names.filter(Boolean).join(' ')
