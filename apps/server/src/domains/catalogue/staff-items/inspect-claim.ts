import { decodeLink } from '@csfloat/cs2-inspect-serializer'
import type { Answer } from '@pandrop/contract/call'
import { exteriorAt } from '@pandrop/contract/exteriors'
import type { OfferVariant } from '@pandrop/contract/lifecycle/offer'
import { ok, type Result, refuse } from '@pandrop/contract/result'
import type { readInspectLink as readInspectLinkCall } from '@pandrop/contract/staff/items'
import type { Queryable } from '../../../db/statement.ts'
import { selectSkinByPaint } from './skins.sql.ts'

type Claim = Answer<typeof readInspectLinkCall>['claim']

type Preview = ReturnType<typeof decodeLink>

// The game's number for what is called Souvenir; a StatTrak counter stands in a field of its own.
const souvenirQuality = 12

const variantOf = ({ quality, killeaterscoretype }: Preview): OfferVariant => {
  if (killeaterscoretype !== undefined) return 'stattrak'
  return quality === souvenirQuality ? 'souvenir' : 'normal'
}

const previewOf = (link: string): Preview | undefined => {
  try {
    return decodeLink(link)
  } catch {
    // Older links name a copy that only Steam knows.
    return undefined
  }
}

/**
 * What an inspect link says of a copy; whoever made it may have written anything into it.
 * @returns refuses inspect_link_unreadable, also for older links that only Steam can read, and skin_not_found
 */
export const readInspectLink = async (
  q: Queryable,
  link: string,
): Promise<Result<{ claim: Claim }, 'inspect_link_unreadable' | 'skin_not_found'>> => {
  const preview = previewOf(link)
  const { defindex, paintindex = 0, paintwear, paintseed } = preview ?? {}
  if (!preview || defindex === undefined) return refuse('inspect_link_unreadable')
  const skin = await selectSkinByPaint(q, defindex, paintindex)
  if (!skin) return refuse('skin_not_found')
  const isPainted = !skin.exteriors.includes('NP')
  const float = isPainted && paintwear !== undefined ? Number(paintwear.toFixed(9)) : null
  const isFloat = float !== null && float >= 0 && float <= 1
  if (isPainted && (!isFloat || paintseed === undefined || paintseed > 1000)) return refuse('inspect_link_unreadable')
  return ok({
    claim: {
      skin_id: skin.id,
      variant: variantOf(preview),
      exterior: float === null ? 'NP' : exteriorAt(float),
      float,
      paint_seed: isPainted ? (paintseed ?? null) : null,
    },
  })
}
