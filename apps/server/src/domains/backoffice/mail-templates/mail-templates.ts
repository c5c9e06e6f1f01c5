import type { Answer, RefusalOf } from '@pandrop/contract/call'
import type { Language } from '@pandrop/contract/languages'
import { ok, type Result, refuse } from '@pandrop/contract/result'
import type * as calls from '@pandrop/contract/staff/mail-templates'
import { enqueue } from '../../../db/enqueue.ts'
import { inTransaction } from '../../../db/transaction.ts'
import { isSecurityMail } from '../../../ports/mail/mail-order.ts'
import { renderMail } from '../../../ports/mail/render.ts'
import type { Shop } from '../../../shop.ts'
import { senderOf } from '../../content/settings.ts'
import { stoppableKindOf } from '../../identity/notifications/mail-kinds.ts'
import { staffAddress } from '../../identity/staff/staff-mail.ts'
import { mailTemplates, sampleMail } from './sample-mail.ts'

type Writing = Pick<Shop, 'pool' | 'clock' | 'env'>

interface Which {
  /** as the texts name it */
  template: string
  language: Language
}

type NotFound = RefusalOf<typeof calls.previewMail>

const templateNamed = (name: string) => mailTemplates.find((template) => template === name)

const samplingOf = ({ clock, env }: Writing, language: Language) => ({
  language,
  now: clock.now(),
  publicUrl: env.PUBLIC_URL,
})

/** Every mail that customers are sent, by its English subject. */
export const listMailTemplates = async (
  shop: Writing,
): Promise<Answer<typeof calls.listMailTemplates>['templates']> => {
  const sender = await senderOf(shop)
  return mailTemplates.map((template) => ({
    template,
    subject: renderMail(sampleMail(template, sender.supportAddress, samplingOf(shop, 'en')), sender).subject,
  }))
}

/** A mail as a customer would see it now. */
export const previewMail = async (
  shop: Writing,
  { template: name, language }: Which,
): Promise<Result<Omit<Answer<typeof calls.previewMail>, 'status'>, NotFound>> => {
  const template = templateNamed(name)
  if (!template) return refuse('mail_template_not_found')
  const sender = await senderOf(shop)
  const links = {
    notMe: isSecurityMail(template) ? sender.publicUrl : undefined,
    stop: stoppableKindOf(template) && sender.publicUrl,
  }
  const mail = renderMail(sampleMail(template, sender.supportAddress, samplingOf(shop, language)), sender, links)
  const { from, subject, html, text } = mail
  return ok({ from_name: from.name, from_address: from.address, subject, html, text })
}

/** Sends a member of staff that mail, as a customer would get it. */
export const sendSampleMail = async (
  shop: Writing,
  { template: name, language, staffId }: Which & { staffId: number },
): Promise<Result<{ to: string }, NotFound>> => {
  const template = templateNamed(name)
  if (!template) return refuse('mail_template_not_found')
  return inTransaction(shop.pool, async (tx) => {
    const to = await staffAddress(tx, staffId)
    await enqueue(tx, 'send_mail', sampleMail(template, to, samplingOf(shop, language)))
    return ok({ to })
  })
}
