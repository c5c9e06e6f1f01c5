import { floatsWithin } from '@pandrop/catalogue/exteriors'
import { exteriorByQuality, exteriorNames, wearBands } from '@pandrop/contract/exteriors'
import { offerQualities } from '@pandrop/contract/lifecycle/offer'
import { expect, test } from 'vitest'
import { exteriorOfColumn, qualitiesOf } from './exteriors.rules.ts'

test('a finish has the qualities of its own exteriors, best first', () => {
  expect(qualitiesOf(['BS', 'FN'])).toEqual(['factory_new', 'battle_scarred'])
  expect(qualitiesOf(['NP'])).toEqual(['not_painted'])
})

test('SQL tells the exterior of a quality as the screens do', () => {
  const sql = exteriorOfColumn('o.quality')
  expect(sql).toMatch(/^case o\.quality when 'factory_new' then 'FN' .* end$/)
  for (const quality of offerQualities) expect(sql).toContain(`when '${quality}' then '${exteriorByQuality[quality]}'`)
})

test('the catalogue and the screens agree where an exterior begins and ends', () => {
  const whole = { from: 0, till: 1 }
  expect(Object.keys(exteriorNames)).toEqual([...wearBands.map(({ code }) => code), 'NP'])
  for (const { code, from, to } of wearBands) expect(floatsWithin(code, whole)).toEqual({ from, till: to })
})
