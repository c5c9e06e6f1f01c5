import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { password, passwordAgain, typedPassword } from './passwords.ts'
import { profile } from './profile.ts'
import * as security from './routes/security.ts'
import * as routes from './routes.ts'
import { say } from './say.ts'
import { typedCode } from './second-factor.ts'
import { answer, body, email, emailOf, query, text } from './wire.ts'

export const csrfCookie = defineCall(routes.csrfCookie, {
  summary: 'Sets the XSRF-TOKEN cookie that unsafe calls echo',
  answer: answer({}),
  refusals: [],
})

export const isAuth = defineCall(routes.isAuth, {
  summary: 'Whether this page is signed in and the e-mail verified',
  query: query({}),
  answer: answer({ authenticated: z.boolean(), emailVerified: z.boolean() }),
  refusals: [],
})

/** What a sign-in is answered with, whichever way it was. */
export const signedIn = answer({ token: z.string(), payload: profile })

const bothRequired = say('email_and_password_required')

export const login = defineCall(routes.login, {
  summary: 'Opens a session; username is the e-mail',
  body: body({
    username: emailOf(bothRequired, say('email_format_invalid')),
    password: z.string(bothRequired).check(z.minLength(1, bothRequired), z.maxLength(128, say('password_weak'))),
    /** of an authenticator app or a recovery code, where code_needed was answered */
    code: z.optional(typedCode),
    /** this browser is asked for no code for 30 days */
    remember_browser: z.optional(z.boolean()),
  }),
  answer: signedIn,
  refusals: [
    'credentials_wrong',
    'code_needed',
    'code_wrong',
    'customer_blocked',
    'too_many_requests',
    'csrf_mismatch',
  ],
})

export const register = defineCall(routes.register, {
  summary: 'Creates an unverified account and opens its session',
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

export const logout = defineCall(routes.logout, {
  summary: 'Ends the session',
  body: z.optional(z.nullable(body({}))),
  answer: answer({}),
  refusals: ['csrf_mismatch'],
})

export const requestPasswordReset = defineCall(routes.requestPasswordReset, {
  summary: 'Mails a reset link; reveals nothing',
  body: body({ email: emailOf(say('reset_email_required'), say('email_invalid')) }),
  answer: answer({ message: z.string() }),
  refusals: ['too_many_requests', 'csrf_mismatch'],
})

export const resetPassword = defineCall(routes.resetPassword, {
  summary: 'Sets a new password with the mailed link and ends every session of the account',
  body: body({
    token: text(200),
    email,
    password,
    password_confirmation: passwordAgain,
  }),
  answer: answer({ message: z.string() }),
  refusals: ['reset_link_invalid', 'passwords_differ', 'too_many_requests', 'csrf_mismatch'],
})

export const closeAccount = defineCall(security.closeAccount, {
  summary: 'Closes the account of a mailed link "This was not me", until the shop opens it again',
  body: body({ token: text(200) }),
  answer: answer({}),
  refusals: ['not_me_link_used', 'not_me_link_invalid', 'too_many_requests', 'csrf_mismatch'],
})

export const resendVerification = defineCall(routes.resendVerification, {
  summary: 'Mails the verification link again',
  body: z.optional(z.nullable(body({}))),
  answer: answer({ message: z.string() }),
  refusals: ['verification_too_soon', 'email_verified_already'],
})
