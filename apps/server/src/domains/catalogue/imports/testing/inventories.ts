/** A copy as Steam shows it. */
export interface Copy {
  assetid: string
  name: string
  exterior?: string
  float?: string
  seed?: string
  certificate?: string
  appid?: number
  tradable?: number
  lines?: string[]
  /** HTML of the game about it; absent: Steam's answer has none */
  words?: string[]
  tag?: string
}

/** A page of an inventory, laid out as Steam's profile pages load it. */
export const inventory = (copies: readonly Copy[], all = copies.length): string =>
  JSON.stringify({
    assets: copies.map(({ assetid, appid = 730 }, place) => ({
      appid,
      contextid: '2',
      assetid,
      classid: `9${place}${assetid}`,
      instanceid: '0',
      amount: '1',
    })),
    descriptions: copies.map(({ assetid, name, exterior, appid = 730, tradable = 1, lines = [], ...said }, place) => ({
      appid,
      classid: `9${place}${assetid}`,
      instanceid: '0',
      market_hash_name: name,
      tradable,
      tags: exterior ? [{ category: 'Exterior', internal_name: 'WearCategory', localized_tag_name: exterior }] : [],
      owner_descriptions: lines.map((value) => ({ type: 'html', value })),
      ...(said.words && { descriptions: said.words.map((value) => ({ type: 'html', value })) }),
      ...(said.tag && { fraudwarnings: [`Name Tag: ''${said.tag}''`] }),
    })),
    asset_properties: copies.map(({ assetid, float, seed, certificate }) => ({
      appid: 730,
      contextid: '2',
      assetid,
      asset_properties: [
        ...(seed ? [{ propertyid: 1, int_value: seed, name: 'Pattern Template' }] : []),
        ...(float ? [{ propertyid: 2, float_value: float, name: 'Wear Rating' }] : []),
        ...(certificate ? [{ propertyid: 6, string_value: certificate, name: 'Item Certificate' }] : []),
      ],
    })),
    total_inventory_count: all,
    success: 1,
  })

/** A well-known copy. */
export const redlineCopy: Copy = {
  assetid: '38000000001',
  name: 'AK-47 | Redline (Field-Tested)',
  exterior: 'Field-Tested',
  float: '0.21340000629425049',
  seed: '661',
}
