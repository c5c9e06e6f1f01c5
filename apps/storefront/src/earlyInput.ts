import type { RefObject } from 'react'

/** What was pressed, typed and chosen in a part of the page before its script was there. */
export interface EarlyInput {
  /** remembers what the keyboard stands on: the part is about to be drawn */
  keepFocus: () => void
  /** does it all again, now that somebody listens */
  replay: () => void
  stop: () => void
}

type Field = HTMLInputElement | HTMLSelectElement

/** Writes as a person does: React hears of a value only when it differs from the last one that its own setter saw. */
const enter = (field: Field, value: string): void => {
  if (field instanceof HTMLInputElement) {
    field.value = field.defaultValue
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, value)
  } else {
    field.value = value
  }
  for (const name of ['input', 'change']) field.dispatchEvent(new Event(name, { bubbles: true }))
}

const isField = (target: EventTarget | null): target is Field =>
  target instanceof HTMLInputElement || target instanceof HTMLSelectElement

/** What is chosen by a press; into everything else something is entered. */
const isChoice = ({ type }: Field): boolean => type === 'checkbox' || type === 'radio'

/** Icons in buttons are pressed too, and mean the button. */
const pressable = 'button,input,label,select,summary'

const linkOf = (card: Element | null): string | undefined => card?.querySelector('a')?.href

/**
 * Finds an element again, also where its part was drawn anew from what is true by now: in a card by the card's own
 * link, so that what was meant for one card never reaches another; elsewhere by its place and words.
 */
const finderOf = (element: HTMLElement, box: HTMLElement): ((box: HTMLElement) => HTMLElement | undefined) => {
  const card = element.closest('article')
  const link = linkOf(card)
  const alike = (scope: Element | null | undefined) => [
    ...(scope?.querySelectorAll<HTMLElement>(element.localName) ?? []),
  ]
  const place = alike(link ? card : box).indexOf(element)
  const words = element.textContent
  return (drawn) => {
    if (drawn.contains(element)) return element
    if (link) return alike([...drawn.querySelectorAll('article')].find((other) => linkOf(other) === link))[place]
    const found = alike(drawn)[place]
    return found?.textContent === words ? found : undefined
  }
}

interface EarlyOptions {
  /** hears of each press and entry */
  onInput: () => void
  /** buttons that work already, as a selector */
  working?: string
}

/**
 * Keeps presses and entries in the order in which they came. Links work without script and are left alone.
 * @param box holds the markup that the document drew, and later the part
 */
export const keepEarlyInput = (box: RefObject<HTMLElement | null>, { onInput, working }: EarlyOptions): EarlyInput => {
  const acts = new Map<HTMLElement, (box: HTMLElement) => void>()
  const listening = new AbortController()
  let focus: ReturnType<typeof finderOf> | undefined
  const markup = box.current
  // Links in it are followed by the shell (linkClicks.ts): React lets no click out of what it has not taken over.
  if (markup) markup.dataset.early = ''
  const end = () => {
    listening.abort()
    delete markup?.dataset.early
  }
  const keep = <Kept extends HTMLElement>(element: Kept, act: (element: Kept) => void) => {
    if (!box.current) return
    const find = finderOf(element, box.current)
    acts.set(element, (drawn) => {
      const found = find(drawn)
      if (found) act(found as Kept)
    })
    onInput()
  }
  const onClick = (event: MouseEvent) => {
    const pressed = event.target instanceof Element ? event.target.closest<HTMLElement>(pressable) : null
    if (!pressed || !box.current?.contains(pressed) || (working && pressed.matches(working))) return
    if (isField(pressed) && !isChoice(pressed)) return
    // A tick that nobody heard would be taken back in a moment.
    event.preventDefault()
    event.stopPropagation()
    keep(pressed, (found) => found.click())
  }
  const onEntry = ({ target }: Event) => {
    if (!isField(target) || !box.current?.contains(target) || isChoice(target)) return
    const { value } = target
    keep(target, (found) => enter(found, value))
  }
  // On window: React, which listens on the document, stops what happens in parts that it has not taken over.
  window.addEventListener('click', onClick, { capture: true, signal: listening.signal })
  window.addEventListener('input', onEntry, { capture: true, signal: listening.signal })
  return {
    keepFocus: () => {
      const focused = document.activeElement
      if (!(focused instanceof HTMLElement) || !box.current?.contains(focused)) return
      focus = finderOf(focused, box.current)
    },
    replay: () => {
      end()
      const drawn = box.current
      if (!drawn) return
      focus?.(drawn)?.focus({ preventScroll: true })
      for (const act of acts.values()) act(drawn)
      acts.clear()
    },
    stop: end,
  }
}
