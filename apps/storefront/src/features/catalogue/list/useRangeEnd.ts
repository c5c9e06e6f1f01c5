import { type TypedText, useTypedText } from './useTypedText.ts'

/** Of price inputs; floats are typed the same way (docs/behaviour/catalogue.md#change-of-filters). */
const rangePauseMilliseconds = 500

interface RangeEndOptions {
  /** the end as the address has it; undefined while it is open */
  value: number | undefined
  save: (value: number | undefined) => void
  /** undefined for an empty field, null for what means nothing */
  read: (typed: string) => number | undefined | null
  write: (value: number | undefined) => string
  /** see ListControls */
  generation: number
}

/** One end of a range as a text field. */
export interface RangeEnd extends TypedText {
  /** what is typed now; null for what means nothing */
  typed: number | undefined | null
}

/** An end of a range that is typed as text and lives in the address as a number. */
export const useRangeEnd = ({ value, save, read, write, generation }: RangeEndOptions): RangeEnd => {
  const field = useTypedText({
    value: write(value),
    save: (plain) => save(read(plain) ?? undefined),
    pauseMilliseconds: rangePauseMilliseconds,
    plain: (text) => {
      const meaning = read(text)
      return meaning === null ? undefined : write(meaning)
    },
    generation,
  })
  return { ...field, typed: read(field.text) }
}
