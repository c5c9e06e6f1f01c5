import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { avatarBytesMax } from './limits.ts'
import { profile } from './profile.ts'
import { answer, body } from './wire.ts'

export const uploadAvatar = defineCall({
  method: 'POST',
  path: '/user/avatar',
  summary: 'Takes a JPEG, PNG, WebP or AVIF picture, cuts it square and keeps nothing of the file but the pixels',
  access: 'signed_in',
  upload: { bytesMax: avatarBytesMax },
  answer: answer({ payload: profile }),
  refusals: ['picture_unreadable', 'picture_too_large', 'too_many_requests', 'csrf_mismatch'],
})

export const removeAvatar = defineCall({
  method: 'POST',
  path: '/user/avatar/remove',
  summary: 'Takes the picture away',
  access: 'signed_in',
  body: z.optional(z.nullable(body({}))),
  answer: answer({ payload: profile }),
  refusals: ['csrf_mismatch'],
})
