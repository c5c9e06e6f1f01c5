// The catalogue, through Vendure's own services: DATABASE_URL, PEER_CATALOGUE and PEER_INFO (what it writes) are set.
require('reflect-metadata')
const fs = require('node:fs')
const os = require('node:os')
const path = require('node:path')
const V = require('@vendure/core')
const { populateInitialData } = require('@vendure/core/cli')
const sharp = require('sharp')
const { config } = require('./config.cjs')

const picturesCount = 40
const stock = 1_000_000
const { items } = JSON.parse(fs.readFileSync(process.env.PEER_CATALOGUE, 'utf8'))
const lastUnit = { handle: 'last-unit', sku: 'LAST-UNIT', title: 'The last unit', cents: 1000, saleCents: null }

const initialData = {
  defaultLanguage: 'en',
  defaultZone: 'Europe',
  countries: [{ name: 'Germany', code: 'DE', zone: 'Europe' }],
  taxRates: [{ name: 'Standard Tax', percentage: 0 }],
  shippingMethods: [{ name: 'Digital delivery', price: 0 }],
  paymentMethods: [
    {
      name: 'Dummy',
      handler: { code: 'dummy-payment-handler', arguments: [{ name: 'automaticSettle', value: 'true' }] },
    },
  ],
  collections: [],
  roles: [],
}

const inEnglish = (name) => [{ languageCode: 'en', name }]

/** So many at once, one after the other of a list. */
const each = async (list, width, work) => {
  const left = list.values()
  const worker = async () => {
    for (const one of left) await work(one)
  }
  await Promise.all(Array.from({ length: width }, worker))
}

const makeFacets = async (get, ctx) => {
  const distinct = (name) => [...new Set(items.map((item) => item[name]))]
  const facets = { type: distinct('type'), quality: distinct('quality'), exterior: distinct('exterior'), sale: ['yes'] }
  const ids = {}
  for (const [code, values] of Object.entries(facets)) {
    const facet = await get(V.FacetService).create(ctx, { code, isPrivate: false, translations: inEnglish(code) })
    for (const [place, value] of values.entries()) {
      const made = { code: `${code}-${place}`, facetId: facet.id, translations: inEnglish(value) }
      ids[`${code}:${value}`] = (await get(V.FacetValueService).create(ctx, facet, made)).id
    }
  }
  return ids
}

const makePictures = async (get, ctx) => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'peer-pictures-'))
  const ids = []
  for (let place = 0; place < picturesCount; place += 1) {
    const file = path.join(folder, `${place}.png`)
    const background = { r: (place * 37) % 255, g: (place * 91) % 255, b: (place * 53) % 255 }
    await sharp({ create: { width: 256, height: 192, channels: 3, background } })
      .png()
      .toFile(file)
    ids.push((await get(V.AssetService).createFromFileStream(fs.createReadStream(file), ctx)).id)
  }
  fs.rmSync(folder, { recursive: true })
  return ids
}

const makeProducts = async (get, { facets, pictures, taxCategoryId }) => {
  const importer = get(V.FastImporterService)
  await importer.initialize()
  const products = []
  await each([...items, lastUnit], 8, async (item) => {
    const values = ['type', 'quality', 'exterior'].flatMap((code) => facets[`${code}:${item[code]}`] ?? [])
    if (item.saleCents) values.push(facets['sale:yes'])
    const picture = pictures[item.image ?? 0]
    const product = await importer.createProduct({
      enabled: true,
      facetValueIds: values,
      assetIds: [picture],
      featuredAssetId: picture,
      translations: [
        { languageCode: 'en', name: item.title, slug: item.handle, description: item.description ?? item.title },
      ],
    })
    const variant = await importer.createProductVariant({
      productId: product,
      enabled: true,
      sku: item.sku,
      price: item.saleCents ?? item.cents,
      taxCategoryId,
      trackInventory: 'TRUE',
      facetValueIds: [],
      stockOnHand: item === lastUnit ? 1 : stock,
      optionIds: [],
      translations: inEnglish(item.title),
      customFields: { listPrice: item.saleCents ? item.cents : null },
    })
    products.push({ handle: item.handle, product, variant })
    if (products.length % 2000 === 0) console.log(`${products.length} of ${items.length}`)
  })
  return products
}

const seed = async () => {
  const app = await V.bootstrap(config)
  const get = (service) => app.get(service)
  await populateInitialData(app, initialData)
  const ctx = await get(V.RequestContextService).create({ apiType: 'admin', languageCode: 'en' })
  const channel = await get(V.ChannelService).getDefaultChannel(ctx)
  await get(V.ChannelService).update(ctx, {
    id: channel.id,
    defaultCurrencyCode: 'EUR',
    availableCurrencyCodes: ['EUR'],
    pricesIncludeTax: true,
  })
  const [tax] = (await get(V.TaxCategoryService).findAll(ctx, {})).items
  const facets = await makeFacets(get, ctx)
  const pictures = await makePictures(get, ctx)
  const products = await makeProducts(get, { facets, pictures, taxCategoryId: tax.id })
  // Each stock that was set queued a change of the search index, which index.cjs makes whole instead.
  await get(V.TransactionalConnection).rawConnection.query('delete from job_record')
  fs.writeFileSync(process.env.PEER_INFO, JSON.stringify({ facets, products }))
  await app.close()
}

seed().then(
  () => process.exit(0),
  (error) => {
    console.error(error)
    process.exit(1)
  },
)
