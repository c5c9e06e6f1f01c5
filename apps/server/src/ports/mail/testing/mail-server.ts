import type { AddressInfo } from 'node:net'
import { createServer, type Socket } from 'node:net'

/** A mail server for tests: speaks as much SMTP (RFC 5321) as one delivery needs and keeps what it was given. */
export interface MailServer {
  url: string
  /** recipients and content of every accepted mail */
  accepted: { recipients: string[]; content: string }[]
  /** answers to the next recipients, first one first: "451 later"; whoever comes after them is welcome */
  refusals: string[]
  close(): Promise<void>
}

/** Starts it on a free port of this machine. */
export const startMailServer = async (): Promise<MailServer> => {
  const accepted: MailServer['accepted'] = []
  const refusals: string[] = []
  const server = createServer((socket) => converse(socket, { accepted, refusals }))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    accepted,
    refusals,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
}

const converse = (socket: Socket, { accepted, refusals }: Pick<MailServer, 'accepted' | 'refusals'>): void => {
  let unread = ''
  let recipients: string[] = []
  let content: string[] | undefined
  const say = (line: string) => socket.write(`${line}\r\n`)
  const hear = (line: string): void => {
    if (content && line !== '.') {
      content.push(line)
    } else if (content) {
      accepted.push({ recipients, content: content.join('\n') })
      content = undefined
      recipients = []
      say('250 accepted')
    } else if (/^DATA$/i.test(line)) {
      content = []
      say('354 go on')
    } else if (/^QUIT$/i.test(line)) {
      socket.end('221 bye\r\n')
    } else if (/^RCPT TO:/i.test(line)) {
      const refusal = refusals.shift()
      if (!refusal) recipients.push(line.slice('RCPT TO:'.length))
      say(refusal ?? '250 ok')
    } else {
      say('250 ok')
    }
  }
  say('220 test')
  socket.on('data', (chunk) => {
    const lines = (unread + chunk.toString('utf8')).split('\r\n')
    unread = lines.pop() ?? ''
    for (const line of lines) hear(line)
  })
}
