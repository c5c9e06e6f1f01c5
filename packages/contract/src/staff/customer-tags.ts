import * as z from 'zod/mini'
import { defineCall } from '../call.ts'
import { answer, body, query } from '../wire.ts'
import { ofCustomer, tagName } from './customers.ts'
import * as routes from './routes/customers.ts'

/** How many tags a customer has at most. */
export const customerTagsMax = 10

/** How many tags a shop has at most. */
export const tagsMax = 200

/** Tags of a customer, by name. */
const ofOne = answer({ tags: z.array(z.string()) })

export const listTags = defineCall(routes.listTags, {
  summary: 'All tags that customers have, by name, each with how many have it',
  query: query({}),
  answer: answer({ tags: z.array(z.object({ name: z.string(), customers: z.int() })) }),
  refusals: [],
})

export const listCustomerTags = defineCall(routes.listCustomerTags, {
  ...ofCustomer,
  summary: 'Tags of a customer, by name',
  query: query({}),
  answer: ofOne,
  refusals: ['customer_not_found'],
})

export const addCustomerTag = defineCall(routes.addCustomerTag, {
  ...ofCustomer,
  summary: 'Gives a customer a tag, in the spelling that the shop has it in; one that they have stays',
  body: body({ tag: tagName }),
  answer: ofOne,
  refusals: ['customer_not_found', 'customer_tags_full', 'tags_full'],
})

export const removeCustomerTag = defineCall(routes.removeCustomerTag, {
  ...ofCustomer,
  summary: 'Takes a tag from a customer; one that they do not have changes nothing',
  body: body({ tag: tagName }),
  answer: ofOne,
  refusals: ['customer_not_found'],
})
