// Vendure as it comes: its default search, its job queue in the database, its asset server.
const path = require('node:path')
const {
  DefaultJobQueuePlugin,
  DefaultLogger,
  DefaultSearchPlugin,
  dummyPaymentHandler,
  LogLevel,
} = require('@vendure/core')
const { AssetServerPlugin } = require('@vendure/asset-server-plugin')

const database = new URL(process.env.DATABASE_URL)

module.exports.config = {
  apiOptions: {
    hostname: '127.0.0.1',
    cors: { origin: ['http://127.0.0.1'], credentials: true },
    port: Number(process.env.PORT ?? 0),
  },
  authOptions: {
    tokenMethod: ['bearer', 'cookie'],
    cookieOptions: { secret: 'bench-only' },
    // In production it refuses the password that it comes with.
    superadminCredentials: { identifier: 'bench-admin', password: 'bench-only-loopback' },
  },
  dbConnectionOptions: {
    type: 'postgres',
    host: database.hostname,
    port: Number(database.port),
    username: database.username,
    password: database.password,
    database: database.pathname.slice(1),
    synchronize: process.env.PEER_SYNC === '1',
    logging: false,
    migrations: [],
  },
  paymentOptions: { paymentMethodHandlers: [dummyPaymentHandler] },
  customFields: { ProductVariant: [{ name: 'listPrice', type: 'int', nullable: true, public: true }] },
  logger: new DefaultLogger({ level: LogLevel.Warn }),
  plugins: [
    AssetServerPlugin.init({ route: 'assets', assetUploadDir: path.resolve('assets') }),
    DefaultJobQueuePlugin.init({ useDatabaseForBuffer: true }),
    DefaultSearchPlugin.init({ bufferUpdates: false, indexStockStatus: true }),
  ],
}
