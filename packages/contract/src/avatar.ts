import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { avatarBytesMax } from './limits.ts'
import { profile } from './profile.ts'
import * as routes from './routes.ts'
import { answer, body } from './wire.ts'

export const uploadAvatar = defineCall(routes.uploadAvatar, {
  summary: 'Takes a JPEG, PNG, WebP or AVIF picture, cuts it square and keeps nothing of the file but the pixels',
  upload: { bytesMax: avatarBytesMax },
  answer: answer({ payload: profile }),
  refusals: ['picture_unreadable', 'picture_too_large', 'too_many_requests', 'csrf_mismatch'],
})

export const removeAvatar = defineCall(routes.removeAvatar, {
  summary: 'Takes the picture away',
  body: z.optional(z.nullable(body({}))),
  answer: answer({ payload: profile }),
  refusals: ['csrf_mismatch'],
})
