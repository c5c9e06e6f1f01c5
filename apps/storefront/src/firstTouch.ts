const signs = ['pointerdown', 'pointermove', 'scroll', 'keydown', 'focusin', 'click'] as const

let touched: Promise<void> | undefined

/** Waits for the first sign that somebody is about to use the page: a pointer, a key, a scroll. */
export const firstTouch = (): Promise<void> => {
  touched ??= new Promise((resolve) => {
    const listening = new AbortController()
    const notice = () => {
      listening.abort()
      resolve()
    }
    for (const sign of signs) {
      window.addEventListener(sign, notice, { capture: true, passive: true, signal: listening.signal })
    }
  })
  return touched
}
