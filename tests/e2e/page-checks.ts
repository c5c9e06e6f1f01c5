import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { keepPicture } from './gallery.ts'
import { expect } from './shop.ts'

/** Width and height in px: a phone and a desktop, the two that everything is drawn for. */
export const sizes = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
] as const

/**
 * Waits until React has taken over header and page; what is further down follows when it comes near. Most of a page
 * waits for somebody to touch it, as a pointer does on its way to what it presses.
 */
export const hydrated = async (page: Page): Promise<void> => {
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('header') ?? {}).some((key) => key.startsWith('__reactProps')),
  )
  await page.mouse.move(1, 1)
  await page.mouse.move(0, 0)
  // React says it nowhere else: a hydrated element carries its props.
  await page.waitForFunction(() =>
    ['header', 'main h1'].every((name) => {
      const element = document.querySelector(name)
      return element !== null && Object.keys(element).some((key) => key.startsWith('__reactProps'))
    }),
  )
}

/**
 * Keeps files of the page back until what is returned is called.
 * @param files a pattern of their addresses
 */
export const hold = async (page: Page, files: string): Promise<() => void> => {
  let give: () => void = () => {}
  const given = new Promise<void>((resolve) => {
    give = resolve
  })
  await page.route(files, async (route) => {
    await given
    await route.continue()
  })
  return give
}

/** Opens a page of the shop, ready for use. */
export const open = async (page: Page, path: string): Promise<void> => {
  await page.goto(path)
  await hydrated(page)
}

/**
 * Waits until what moves once has arrived: a text that is still fading in has no colour to be judged by. What comes
 * again and again, such as the light over a skeleton, is nobody's text. What is dimmed because its successor is on the
 * way is waited for too, a button's own label aside.
 */
const settled = (page: Page) =>
  page.waitForFunction(() => {
    const arrived = document
      .getAnimations()
      // What follows the scroll bar stands where that stands.
      .filter(({ timeline }) => timeline instanceof DocumentTimeline)
      .every(({ effect, playState }) => playState !== 'running' || effect?.getComputedTiming().iterations !== 1)
    const busy = [...document.querySelectorAll('[aria-busy="true"]:not(button), [aria-busy="true"]:not(button) *')]
    return arrived && busy.every((one) => one.closest('button') !== null || getComputedStyle(one).opacity === '1')
  })

/** Expects axe to find nothing wrong with what the page shows now. */
export const expectAccessible = async (page: Page): Promise<void> => {
  await settled(page)
  // Without frames and with nothing but the findings wanted, axe need not collect the rest: a third of the time.
  const axe = new AxeBuilder({ page }).setLegacyMode(true).options({ resultTypes: ['violations'] })
  const { violations } = await axe.analyze()
  await keepPicture(page)
  const found = violations.map(({ id, nodes }) => ({ id, where: nodes.map(({ html, target }) => ({ html, target })) }))
  expect(found).toEqual([])
}

/** Expects that the page cannot be scrolled sideways. */
export const expectNoSidewaysScroll = async (page: Page): Promise<void> => {
  const { content, window } = await page.evaluate(() => ({
    content: document.documentElement.scrollWidth,
    window: document.documentElement.clientWidth,
  }))
  await keepPicture(page)
  expect(content, `width of ${page.url()}`).toBeLessThanOrEqual(window)
}

/** Expects that axe finds nothing and that the page cannot be scrolled sideways. */
export const looksRight = async (page: Page): Promise<void> => {
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
}

/** Expects that no message lies over what has the focus, or over a field with an error and what it says. */
export const expectNothingCovered = (page: Page): Promise<void> =>
  expect
    .poll(() =>
      page.evaluate(() => {
        const messages = [...document.querySelectorAll('[data-toasts] > *')].map((one) => one.getBoundingClientRect())
        const wrong = [...document.querySelectorAll('[aria-invalid="true"]')]
        const said = wrong.flatMap((field) => {
          const ids = field.getAttribute('aria-describedby')?.split(' ') ?? []
          return ids.flatMap((id) => document.getElementById(id) ?? [])
        })
        const needed = [document.activeElement, ...wrong, ...said].flatMap((one) => one ?? [])
        const isOver = (box: DOMRect, other: DOMRect) =>
          box.left < other.right && other.left < box.right && box.top < other.bottom && other.top < box.bottom
        const over = needed.filter((one) => messages.some((box) => isOver(box, one.getBoundingClientRect())))
        return { messages: messages.length > 0, over: over.map((one) => one.outerHTML.slice(0, 80)) }
      }),
    )
    .toEqual({ messages: true, over: [] })

/** What people and machines read of a page: its words, the names of its pictures and links, and its head. */
export const readOf = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const named = [...document.querySelectorAll('[aria-label], [alt], [title]')].map(
      (one) => `${one.getAttribute('aria-label')} ${one.getAttribute('alt')} ${one.getAttribute('title')}`,
    )
    const metas = [...document.querySelectorAll('meta[content]')].map((one) => one.getAttribute('content'))
    return [document.title, document.body.textContent, ...named, ...metas].join('\n')
  })
