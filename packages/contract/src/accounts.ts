import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { password, passwordAgain, typedPassword } from './passwords.ts'
import { profile } from './profile.ts'
import { say } from './say.ts'
import { answer, body, email, emailOf, query, text } from './wire.ts'

export const csrfCookie = defineCall({
  method: 'GET',
  path: '/sanctum/csrf-cookie',
  summary: 'Sets the XSRF-TOKEN cookie that unsafe calls echo',
  access: 'public',
  answer: answer({}),
  refusals: [],
})

export const isAuth = defineCall({
  method: 'GET',
  path: '/is-auth',
  summary: 'Whether this page is signed in and the e-mail verified',
  access: 'public',
  query: query({}),
  answer: answer({ authenticated: z.boolean(), emailVerified: z.boolean() }),
  refusals: [],
})

const signedIn = answer({ token: z.string(), payload: profile })

const bothRequired = say('email_and_password_required')

export const login = defineCall({
  method: 'POST',
  path: '/login',
  summary: 'Opens a session; username is the e-mail',
  access: 'public',
  body: body({
    username: emailOf(bothRequired, say('email_format_invalid')),
    password: z.string(bothRequired).check(z.minLength(1, bothRequired), z.maxLength(128, say('password_weak'))),
  }),
  answer: signedIn,
  refusals: ['credentials_wrong', 'customer_blocked', 'too_many_requests', 'csrf_mismatch'],
})

export const register = defineCall({
  method: 'POST',
  path: '/register',
  summary: 'Creates an unverified account and opens its session',
  access: 'public',
  body: body({
    name: text(60, say('first_name_required')),
    surname: text(60, say('last_name_required')),
    email,
    phone: text(250, say('phone_required')),
    phoneE164: z.optional(z.string().check(z.maxLength(25))),
    // Its strength is judged after the phone (docs/behaviour/accounts.md#sign-up-form).
    password: typedPassword,
    passConfirm: passwordAgain,
  }),
  answer: signedIn,
  refusals: ['registration_invalid', 'registration_closed', 'too_many_requests', 'csrf_mismatch'],
})

export const logout = defineCall({
  method: 'POST',
  path: '/logout',
  summary: 'Ends the session',
  access: 'public',
  body: z.optional(z.nullable(body({}))),
  answer: answer({}),
  refusals: ['csrf_mismatch'],
})

export const requestPasswordReset = defineCall({
  method: 'POST',
  path: '/user/reset-password',
  summary: 'Mails a reset link; reveals nothing',
  access: 'public',
  body: body({ email: emailOf(say('reset_email_required'), say('email_invalid')) }),
  answer: answer({ message: z.string() }),
  refusals: ['too_many_requests', 'csrf_mismatch'],
})

export const resetPassword = defineCall({
  method: 'POST',
  path: '/reset-password',
  summary: 'Sets a new password with the mailed link and ends every session of the account',
  access: 'public',
  body: body({
    token: text(200),
    email,
    password,
    password_confirmation: passwordAgain,
  }),
  answer: answer({ message: z.string() }),
  refusals: ['reset_link_invalid', 'passwords_differ', 'too_many_requests', 'csrf_mismatch'],
})

export const resendVerification = defineCall({
  method: 'POST',
  path: '/email/verify/resend',
  summary: 'Mails the verification link again',
  access: 'signed_in',
  body: z.optional(z.nullable(body({}))),
  answer: answer({ message: z.string() }),
  refusals: ['verification_too_soon', 'email_verified_already'],
})
