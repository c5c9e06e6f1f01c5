import type { Locator, Page } from '@playwright/test'
import { expect } from '../shop.ts'

/** How somebody uses the shop; keys and touches are counted, typed words are not. */
export interface Hand {
  readonly presses: number
  /** reaches a link, a button or a box and presses it */
  press(target: Locator): Promise<void>
  /** reaches a field and fills it in */
  write(field: Locator, words: string): Promise<void>
  /** reaches a list of choices and takes one */
  choose(list: Locator, choice: string): Promise<void>
  /** opens the search over the page and types into it */
  search(words: string): Promise<void>
  /** takes a row of the search */
  take(row: Locator): Promise<void>
}

const tabsMax = 160

const isFocused = (target: Locator): Promise<boolean> =>
  target.evaluate((element) => element === document.activeElement).catch(() => false)

const fieldOf = (page: Page): Locator => page.getByRole('dialog', { name: 'Search' }).getByRole('combobox')

/** Keys alone: every way there is walked by Tab. */
export const keyboardOf = (page: Page): Hand => {
  let presses = 0
  const key = async (name: string): Promise<void> => {
    presses += 1
    await page.keyboard.press(name)
  }
  const reach = async (target: Locator): Promise<void> => {
    await expect(target).toBeVisible()
    for (let tabs = 0; tabs < tabsMax; tabs += 1) {
      if (await isFocused(target)) return
      await key('Tab')
    }
    throw new Error(`${target} cannot be reached by ${tabsMax} times Tab`)
  }
  return {
    get presses() {
      return presses
    },
    press: async (target) => {
      await reach(target)
      const isTicked = ['checkbox', 'radio'].includes((await target.getAttribute('type')) ?? '')
      await key(isTicked ? 'Space' : 'Enter')
    },
    write: async (field, words) => {
      await reach(field)
      await page.keyboard.insertText(words)
    },
    choose: async (list, choice) => {
      await reach(list)
      // A list of choices goes to the one that begins as what is typed.
      await page.keyboard.type(choice)
    },
    search: async (words) => {
      await key('/')
      await expect(fieldOf(page)).toBeFocused()
      await page.keyboard.type(words)
    },
    take: async (row) => {
      await expect(row).toBeVisible()
      for (let steps = 0; steps < 10 && (await row.getAttribute('data-highlighted')) === null; steps += 1)
        await key('ArrowDown')
      await key('Enter')
    },
  }
}

/** Fingers on a phone. */
export const fingersOf = (page: Page): Hand => {
  let presses = 0
  const press = async (target: Locator): Promise<void> => {
    presses += 1
    await target.tap()
  }
  return {
    get presses() {
      return presses
    },
    press,
    write: async (field, words) => {
      await press(field)
      await field.fill(words)
    },
    choose: async (list, choice) => {
      presses += 2
      await list.selectOption({ label: choice })
    },
    search: async (words) => {
      await press(page.getByRole('button', { name: 'Search skins' }))
      await expect(fieldOf(page)).toBeVisible()
      await fieldOf(page).fill(words)
    },
    take: press,
  }
}
