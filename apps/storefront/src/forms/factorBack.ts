const name = 'factor_from'

// A forbidden storage costs the way back, and nothing else.
const forgiving = <Value>(use: () => Value): Value | null => {
  try {
    return use()
  } catch {
    return null
  }
}

/** Keeps where somebody came from who sets up a second factor first. */
export const keepFactorBack = (path: string): void => void forgiving(() => sessionStorage.setItem(name, path))

/** Own path to go back to; null: they came by themselves. */
export const readFactorBack = (): string | null => forgiving(() => sessionStorage.getItem(name))

/** Once they went, or it is of no use any more. */
export const forgetFactorBack = (): void => void forgiving(() => sessionStorage.removeItem(name))
