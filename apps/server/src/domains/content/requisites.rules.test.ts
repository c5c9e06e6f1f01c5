import { expect, test } from 'vitest'
import { requisitesOf } from './requisites.rules.ts'

const nobody = {
  legal_name: '',
  street: '',
  post_code: '',
  town: '',
  country: '',
  register_no: '',
  vat_id: '',
  managers: '',
  requisites: '',
}

const bamboo = { ...nobody, legal_name: 'Bamboo Ltd', street: '1 Bamboo Lane', post_code: '1000', town: 'Ljubljana' }

test('a seller is named with address, register, VAT id and who represents it, as far as each is known', () => {
  expect(requisitesOf(nobody)).toBe('')
  expect(requisitesOf({ ...nobody, town: 'Ljubljana' })).toBe('')
  expect(requisitesOf({ ...bamboo, country: 'SI' })).toBe('Bamboo Ltd, 1 Bamboo Lane, 1000 Ljubljana, Slovenia')
  const more = { register_no: 'Register no. 8412', vat_id: 'SI12345678', managers: 'Ann Panda' }
  expect(requisitesOf({ ...bamboo, ...more })).toBe(
    'Bamboo Ltd, 1 Bamboo Lane, 1000 Ljubljana. Register no. 8412. VAT id SI12345678. Represented by Ann Panda',
  )
})

test('what was written by hand stands as it was written', () => {
  expect(requisitesOf({ ...bamboo, requisites: 'Bamboo, as we say it' })).toBe('Bamboo, as we say it')
})
