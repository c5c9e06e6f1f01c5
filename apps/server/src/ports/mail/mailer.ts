/** A mail as it leaves the shop. */
export interface Mail {
  from: { name: string; address: string }
  /** where answers go, if not to the sender */
  replyTo?: { name: string; address: string }
  /** one address */
  to: string
  subject: string
  text: string
  html: string
  /** beside those that every mail has */
  headers?: Record<string, string>
  attachments?: { filename: string; content: Buffer; contentType: string }[]
}

/** How mails leave the shop: by SMTP, or into the dev mailbox. */
export interface Mailer {
  /**
   * Settles when the mail was accepted; rejects otherwise, and the job tries again later.
   * @returns what the mail server knows it by; null: it did not leave
   */
  send(mail: Mail): Promise<string | null>
}
