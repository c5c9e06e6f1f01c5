import { expect, test } from 'vitest'
import type { MailOrder } from './mail-order.ts'
import { renderMail } from './render.ts'

const order: MailOrder = {
  template: 'deposit_cancelled',
  accountOf: 1,
  to: 'ann@example.org',
  language: 'en',
  values: {
    name: `<img src=x onerror="alert('1')">`,
    charged: '€5.00',
    reason: 'Tom & Jerry',
    payment: '8f3a',
    link: 'https://shop.example/account?tab=transactions&page=1',
  },
}

const sender = {
  supportAddress: 'support@pandrop.example',
  senderName: '',
  replyTo: '',
  publicUrl: 'https://shop.example',
}

test('a mail has a subject, a text part and an HTML part with the same words', () => {
  const mail = renderMail(order, sender)
  expect(mail).toMatchObject({
    from: { name: 'Pandrop', address: 'support@pandrop.example' },
    to: 'ann@example.org',
    subject: 'Your top-up of €5.00 was not completed',
  })
  expect(mail.text).toContain('Tom & Jerry')
  expect(mail.text.split('\n')).toContain(order.values.link)
  expect(mail.html).toContain('Tom &amp; Jerry')
  expect(mail.html).toContain('href="https://shop.example/account?tab=transactions&amp;page=1"')
  expect(mail.html).toContain('<html lang="en">')
})

test('what a person typed cannot become markup in a mail', () => {
  const { html } = renderMail(order, sender)
  expect(html).not.toContain('<img src=x')
  expect(html).toContain('&lt;img src=x onerror=&quot;alert(&#39;1&#39;)&quot;&gt;')
})

test('a mail begins with a picture of the shop, or with its name where pictures are blocked', () => {
  const { html, text } = renderMail(order, sender)
  expect(html.match(/<img\s[^>]*>/g)).toHaveLength(1)
  expect(html).toContain('<img src="https://shop.example/mail-head.png" alt="Pandrop" width="560" height="112"')
  expect(text.startsWith('Pandrop\n')).toBe(true)
})

test('no text of a mail keeps an unfilled hole', () => {
  const { subject, text } = renderMail(order, sender)
  expect(`${subject}${text}`).not.toMatch(/\{\w+\}/)
})

test('the way out of what an intruder did stands beside the button and in the text part, where there is one', () => {
  const link = 'https://shop.example/not-me?token=a&b'
  const { html, text } = renderMail(order, sender, { notMe: link })
  expect(html).toContain('href="https://shop.example/not-me?token=a&amp;b"')
  expect(text).toContain(`This was not me:\n${link}\n“This was not me” closes your account at once`)
  expect(text.indexOf(order.values.link)).toBeLessThan(text.indexOf(link))
  const plain = renderMail(order, sender)
  expect(plain.html + plain.text).not.toContain('not me')
})

test('a mail whose kind can be stopped says how at its end, and lets mail programs do it', () => {
  const stop = 'https://shop.example/unsubscribe?token=a&b'
  const { html, text, headers } = renderMail(order, sender, { stop })
  expect(html).toContain('href="https://shop.example/unsubscribe?token=a&amp;b"')
  expect(text.trimEnd().endsWith(`No more mails of this kind:\n${stop}`)).toBe(true)
  expect(headers).toEqual({
    'List-Unsubscribe': `<${stop}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  })
  const plain = renderMail(order, sender)
  expect([plain.headers, plain.text.includes('No more mails')]).toEqual([undefined, false])
})

test('a long word breaks instead of widening a mail, wherever it stands', () => {
  const { html } = renderMail(order, sender)
  const styles = [...html.matchAll(/<(?:h1|p|a|td) style="([^"]*font-family[^"]*)"/g)].map(([, style]) => style)
  expect(styles.length).toBeGreaterThan(4)
  for (const style of styles) expect(style).toContain('overflow-wrap:anywhere')
})
