import { expect, test } from 'vitest'
import { renderStaffMail } from '../../../ports/mail/render.ts'
import { type StaffMailTemplate, staffMailOf, staffMailTexts } from './staff-mail-texts.ts'

const values = {
  name: 'Ivo <Horvat>',
  email: 'ivo@shop.example',
  at: '21.11.2026 12:00 UTC',
  by: 'Ann Lee',
  role: 'operator',
  factor: 'a passkey',
  part: 'approver',
  what: '3 payouts',
  host: 'books.example',
  key: 'Delivery bot',
  scopes: 'orders:deliver',
  account: 'SI56 •••• 9086',
  reason: 'another <bank>',
  month: '2026-11',
  dispute: 'dp_1 of Ivo <Horvat>',
  due: '2026-12-01 18:00 (UTC)',
  left: 'by tomorrow',
  desk: '',
  list: '3 offers to answer for Ivo <Horvat>',
}

const sender = {
  supportAddress: 'support@shop.example',
  senderName: '',
  replyTo: '',
  publicUrl: 'https://shop.example',
}

test.each(Object.keys(staffMailTexts) as StaffMailTemplate[])(
  '%s is a mail without holes, with every value escaped',
  (template) => {
    const link = 'https://shop.example/backoffice'
    const mail = renderStaffMail(staffMailOf({ template, to: 'ann@shop.example', values, link }), sender)
    expect(mail).toMatchObject({ to: 'ann@shop.example', from: { address: 'support@shop.example' } })
    for (const part of [mail.subject, mail.text, mail.html]) expect(part).not.toMatch(/\{\w+\}/)
    expect(mail.text).toContain('Ivo <Horvat>')
    expect(mail.html).toContain('Ivo &lt;Horvat&gt;')
    expect(mail.text.split('\n')).toContain(link)
  },
)
