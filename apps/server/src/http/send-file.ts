import type { Call } from '@pandrop/contract/call'
import type { FastifyReply } from 'fastify'
import * as z from 'zod/mini'

/** Whether a call answers with a file of its own instead of the envelope. */
export const answersFile = ({ answer }: Call): boolean => answer instanceof z.ZodMiniFile

/** Sends a file that is for one visitor alone: it is saved under its name and kept by nobody on the way. */
export const sendFile = async (reply: FastifyReply, file: File): Promise<FastifyReply> =>
  reply
    .type(file.type)
    .header('cache-control', 'private, no-store')
    .header('content-disposition', `attachment; filename="${file.name}"`)
    .send(Buffer.from(await file.arrayBuffer()))
