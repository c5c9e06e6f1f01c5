import { pictureUrl } from '../pictures.ts'
import discord from './social/discord.svg?url&no-inline'
import steam from './social/steam.svg?url&no-inline'
import telegram from './social/telegram.svg?url&no-inline'
import x from './social/x.svg?url&no-inline'

/** Marks that the shop brings along (Tabler icons, MIT), by the name that staff gives as a picture. */
const marks: Readonly<Record<string, string>> = { discord, steam, telegram, x }

/**
 * The address of a social link's picture.
 * @param img one of the names above, or a picture like any other
 */
export const socialPicture = (img: string): string => marks[img] ?? pictureUrl(img)
