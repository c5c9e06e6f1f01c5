// The catalogue, through Medusa's own workflows: PEER_CATALOGUE and PEER_INFO (what it writes) are set; copied into its
// folder as src/scripts/seed.js and run by `medusa exec`.
const fs = require('node:fs')
const { ContainerRegistrationKeys, Modules, ProductStatus } = require('@medusajs/framework/utils')
const W = require('@medusajs/medusa/core-flows')

const batch = 100
const stock = 1_000_000
const { items } = JSON.parse(fs.readFileSync(process.env.PEER_CATALOGUE, 'utf8'))
const lastUnit = { handle: 'last-unit', sku: 'LAST-UNIT', title: 'The last unit', cents: 1000, saleCents: null }

const runWith = (container) => (workflow, input) =>
  workflow(container)
    .run({ input })
    .then(({ result }) => result)

/** What a shop sells from: one channel, one region, one place of stock, one way of delivery. */
const makeShop = async (container) => {
  const run = runWith(container)
  const link = container.resolve(ContainerRegistrationKeys.LINK)
  // One sales channel: with a second one each list first loads all products of the channel and filters by them.
  const channels = await container.resolve(Modules.SALES_CHANNEL).listSalesChannels({}, { take: 1 })
  const [channel] = channels.length
    ? channels
    : await run(W.createSalesChannelsWorkflow, { salesChannelsData: [{ name: 'Shop' }] })
  const [region] = await run(W.createRegionsWorkflow, {
    regions: [{ name: 'EU', currency_code: 'eur', countries: ['de'], payment_providers: ['pp_system_default'] }],
  })
  await run(W.createTaxRegionsWorkflow, [{ country_code: 'de', provider_id: 'tp_system' }])
  const [location] = await run(W.createStockLocationsWorkflow, {
    locations: [{ name: 'Vault', address: { city: 'Berlin', country_code: 'DE', address_1: '' } }],
  })
  const stocked = { [Modules.STOCK_LOCATION]: { stock_location_id: location.id } }
  await link.create({ ...stocked, [Modules.FULFILLMENT]: { fulfillment_provider_id: 'manual_manual' } })
  const fulfilment = container.resolve(Modules.FULFILLMENT)
  const [profile] = await run(W.createShippingProfilesWorkflow, { data: [{ name: 'Default', type: 'default' }] })
  const set = await fulfilment.createFulfillmentSets({
    name: 'Delivery',
    type: 'shipping',
    service_zones: [{ name: 'DE', geo_zones: [{ country_code: 'de', type: 'country' }] }],
  })
  await link.create({ ...stocked, [Modules.FULFILLMENT]: { fulfillment_set_id: set.id } })
  await run(W.createShippingOptionsWorkflow, [
    {
      name: 'Digital delivery',
      price_type: 'flat',
      provider_id: 'manual_manual',
      service_zone_id: set.service_zones[0].id,
      shipping_profile_id: profile.id,
      type: { label: 'Digital', description: 'Instant', code: 'digital' },
      prices: [
        { currency_code: 'eur', amount: 0 },
        { region_id: region.id, amount: 0 },
      ],
      rules: [
        { attribute: 'enabled_in_store', value: 'true', operator: 'eq' },
        { attribute: 'is_return', value: 'false', operator: 'eq' },
      ],
    },
  ])
  await run(W.linkSalesChannelsToStockLocationWorkflow, { id: location.id, add: [channel.id] })
  const [key] = await run(W.createApiKeysWorkflow, {
    api_keys: [{ title: 'web', type: 'publishable', created_by: '' }],
  })
  await run(W.linkSalesChannelsToApiKeyWorkflow, { id: key.id, add: [channel.id] })
  return { channel, region, location, profile, key }
}

const makeProducts = async (container, { channel, profile, log }) => {
  const run = runWith(container)
  const product = container.resolve(Modules.PRODUCT)
  const distinct = (...names) => [...new Set(items.flatMap((item) => names.map((name) => item[name])))]
  const idsOf = (made) => Object.fromEntries(made.map(({ value, id }) => [value, id]))
  const types = idsOf(await product.createProductTypes(distinct('type').map((value) => ({ value }))))
  const tags = idsOf(await product.createProductTags(distinct('quality', 'exterior').map((value) => ({ value }))))
  const shape = (item) => ({
    title: item.title,
    handle: item.handle,
    description: item.description ?? item.title,
    status: ProductStatus.PUBLISHED,
    shipping_profile_id: profile.id,
    type_id: types[item.type],
    tag_ids: item.type ? [tags[item.quality], tags[item.exterior]] : [],
    thumbnail: `/img/${item.image ?? 0}.png`,
    images: [{ url: `/img/${item.image ?? 0}.png` }],
    metadata: { weapon: item.weapon, stattrak: Boolean(item.stattrak) },
    options: [{ title: 'Item', values: ['Default'] }],
    variants: [
      {
        title: 'Default',
        sku: item.sku,
        manage_inventory: true,
        allow_backorder: false,
        options: { Item: 'Default' },
        prices: [{ amount: item.cents / 100, currency_code: 'eur' }],
      },
    ],
    sales_channels: [{ id: channel.id }],
  })
  const all = [...items, lastUnit]
  const products = []
  for (let from = 0; from < all.length; from += batch) {
    const made = await run(W.createProductsWorkflow, { products: all.slice(from, from + batch).map(shape) })
    products.push(...made.map(({ id, handle, variants }) => ({ id, handle, variant: variants[0].id })))
    if (from % 2000 === 0) log.info(`${from} of ${all.length}`)
  }
  return { types, products }
}

const putInStock = async (container, location) => {
  const inventory = container.resolve(Modules.INVENTORY)
  for (let skip = 0; ; skip += 1000) {
    const options = { select: ['id', 'sku'], take: 1000, skip, order: { id: 'ASC' } }
    const list = await inventory.listInventoryItems({}, options)
    if (list.length === 0) return
    await runWith(container)(W.createInventoryLevelsWorkflow, {
      inventory_levels: list.map(({ id, sku }) => ({
        location_id: location.id,
        inventory_item_id: id,
        stocked_quantity: sku === lastUnit.sku ? 1 : stock,
      })),
    })
  }
}

module.exports.default = async function seed({ container }) {
  const log = container.resolve(ContainerRegistrationKeys.LOGGER)
  const { channel, region, location, profile, key } = await makeShop(container)
  const { types, products } = await makeProducts(container, { channel, profile, log })
  await putInStock(container, location)
  const variantOf = new Map(products.map(({ handle, variant }) => [handle, variant]))
  const lowered = items.filter(({ saleCents }) => saleCents)
  await runWith(container)(W.createPriceListsWorkflow, {
    price_lists_data: [
      {
        title: 'Sale',
        description: 'Lowered prices',
        status: 'active',
        type: 'sale',
        prices: lowered.map(({ handle, saleCents }) => ({
          amount: saleCents / 100,
          currency_code: 'eur',
          variant_id: variantOf.get(handle),
        })),
      },
    ],
  })
  const info = { publishableKey: key.token, regionId: region.id, types, products }
  fs.writeFileSync(process.env.PEER_INFO, JSON.stringify(info))
}
