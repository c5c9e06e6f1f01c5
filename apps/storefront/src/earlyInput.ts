/** What was pressed and typed in a part of the page before its code was there. */
export interface EarlyInput {
  /** does it all again, now that somebody listens */
  replay: () => void
  stop: () => void
}

/** Writes as a person does: React hears of a value only when it differs from the last one that its own setter saw. */
const type = (field: HTMLInputElement, value: string): void => {
  field.value = field.defaultValue
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, value)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}

/** What is chosen by a press; everything else is typed into. */
const isChoice = ({ type }: HTMLInputElement): boolean => type === 'checkbox' || type === 'radio'

/** Icons in buttons are pressed too, and mean the button. */
const pressable = 'button,input,label,select,summary'

/**
 * Keeps presses and texts in the order in which they came. Links work without code and are left alone.
 * @param box holds the markup that the document drew
 */
export const keepEarlyInput = (box: HTMLElement): EarlyInput => {
  const acts = new Map<Element, () => void>()
  const listening = new AbortController()
  // Links in it are followed by the shell (linkClicks.ts): React lets no click out of what it has not taken over.
  box.dataset.early = ''
  const end = () => {
    listening.abort()
    delete box.dataset.early
  }
  const onClick = (event: MouseEvent) => {
    const pressed = event.target instanceof Element ? event.target.closest<HTMLElement>(pressable) : null
    if (!pressed || !box.contains(pressed)) return
    if (pressed instanceof HTMLInputElement && !isChoice(pressed)) return
    // A tick that nobody heard would be taken back in a moment.
    event.preventDefault()
    event.stopPropagation()
    acts.set(pressed, () => pressed.click())
  }
  const onInput = ({ target }: Event) => {
    if (!(target instanceof HTMLInputElement) || !box.contains(target) || isChoice(target)) return
    const { value } = target
    acts.set(target, () => type(target, value))
  }
  // On window: React, which listens on the document, stops what happens in parts that it has not taken over.
  window.addEventListener('click', onClick, { capture: true, signal: listening.signal })
  window.addEventListener('input', onInput, { capture: true, signal: listening.signal })
  return {
    replay: () => {
      end()
      for (const [element, act] of acts) if (element.isConnected) act()
      acts.clear()
    },
    stop: end,
  }
}
