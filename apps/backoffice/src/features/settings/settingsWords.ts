import { settingsTexts as texts } from '../../texts/settings.ts'

/** A value of a setting in words. */
export const shownValue = (value: unknown): string => {
  if (typeof value === 'boolean') return value ? texts.yes : texts.no
  if (!Array.isArray(value))
    return value === '' || value === undefined || value === null ? texts.nothing : String(value)
  const parts = value.map((one) => (typeof one === 'string' ? one : Object.values(one as object).join(' ')))
  return parts.join(', ') || texts.nothing
}
