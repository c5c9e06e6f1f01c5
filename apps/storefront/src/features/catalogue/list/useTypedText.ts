import { useEffect, useRef, useState } from 'react'

interface TypedTextOptions {
  /** what the field stands for, as the address has it */
  value: string
  /** receives a text in its plain form, once the typing has paused */
  save: (plain: string) => void
  pauseMilliseconds: number
  /** the form in which two texts that mean the same are equal; undefined for a text that means nothing */
  plain?: (text: string) => string | undefined
  /** a new number makes the field give up what was half typed (ListControls) */
  generation: number
}

export interface TypedText {
  /** what the field shows */
  text: string
  /** takes what was typed and hands it on after the pause */
  type: (text: string) => void
  /** hands on at once: Enter, a click on × */
  settle: (text: string) => void
}

const trimmed = (text: string): string => text.trim()

/**
 * A text field whose value lives elsewhere and follows with a pause. What is typed meanwhile is never overwritten by
 * the answer to older letters; a value that changed for another reason (back, reset) replaces it, and so does a new
 * generation, even where the value is the same as before.
 */
export const useTypedText = (options: TypedTextOptions): TypedText => {
  const { value, save, pauseMilliseconds, plain = trimmed, generation } = options
  const [text, setText] = useState(value)
  const handedOn = useRef(value)
  const knownGeneration = useRef(generation)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const latestSave = useRef(save)
  useEffect(() => {
    latestSave.current = save
  })
  useEffect(() => () => clearTimeout(timer.current), [])
  useEffect(() => {
    if (value === handedOn.current && generation === knownGeneration.current) return
    handedOn.current = value
    knownGeneration.current = generation
    clearTimeout(timer.current)
    setText(value)
  }, [value, generation])

  const handOn = (next: string) => {
    clearTimeout(timer.current)
    const meaning = plain(next)
    if (meaning === undefined || meaning === handedOn.current) return
    handedOn.current = meaning
    latestSave.current(meaning)
  }
  return {
    text,
    type: (next) => {
      setText(next)
      clearTimeout(timer.current)
      timer.current = setTimeout(() => handOn(next), pauseMilliseconds)
    },
    settle: (next) => {
      setText(next)
      handOn(next)
    },
  }
}
