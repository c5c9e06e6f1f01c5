import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, expect, test } from 'vitest'
import { ToastRegion } from './ToastRegion.tsx'
import { ToastView } from './ToastView.tsx'
import { currentToasts, dismissToast, showToast, subscribeToToasts } from './toasts.ts'

afterEach(() => {
  for (const { id } of currentToasts()) dismissToast(id)
})

test('at most three messages are shown, the newest lowest', () => {
  for (const text of ['one', 'two', 'three', 'four']) showToast({ kind: 'info', text })
  expect(currentToasts().map(({ text }) => text)).toEqual(['two', 'three', 'four'])
})

test('what is said again takes the place of the older bar, with what it is about now', () => {
  for (const detail of ['AK-47 | Redline', 'AWP | Asiimov']) {
    showToast({ kind: 'success', text: 'Item added to cart!', detail })
    showToast({ kind: 'warning', text: 'Item added to cart!' })
  }
  expect(currentToasts().map(({ kind, detail }) => [kind, detail])).toEqual([
    ['success', 'AWP | Asiimov'],
    ['warning', undefined],
  ])
})

test('a message stays 2500 ms unless it is told otherwise', () => {
  showToast({ kind: 'success', text: 'Item added to cart!', milliseconds: 3000 })
  showToast({ kind: 'default', text: 'Saved' })
  expect(currentToasts().map(({ milliseconds }) => milliseconds)).toEqual([3000, 2500])
})

test('listeners hear of every message until they leave', () => {
  let heard = 0
  const leave = subscribeToToasts(() => {
    heard += 1
  })
  showToast({ kind: 'error', text: 'Failed to remove item' })
  leave()
  showToast({ kind: 'error', text: 'Failed to remove item' })
  expect(heard).toBe(1)
})

test('the region is there before the first message, and polite', () => {
  const html = renderToStaticMarkup(<ToastRegion label="Notifications" closeLabel="Close" />)
  expect(html).toContain('aria-live="polite"')
})

test('the default kind has no icon', () => {
  const shown = (kind: 'default' | 'warning') =>
    renderToStaticMarkup(<ToastView kind={kind} text="Hello" closeLabel="Close" onClose={() => {}} />)
  expect(shown('warning').match(/<svg/g)).toHaveLength(2)
  expect(shown('default').match(/<svg/g)).toHaveLength(1)
})

test('a message with a picture has it in the place of the icon, and its way back as a button', () => {
  const html = renderToStaticMarkup(
    <ToastView
      kind="success"
      text="Item added to cart!"
      picture={{ src: '/storage/skins/ak-47-redline.webp' }}
      undo={{ label: 'Undo', run: () => {} }}
      closeLabel="Close"
      onClose={() => {}}
    />,
  )
  expect(html).toContain('src="/storage/skins/ak-47-redline.webp"')
  expect(html).toMatch(/<button[^>]*>Undo<\/button>/)
  expect(html.match(/<svg/g)).toHaveLength(1)
})
