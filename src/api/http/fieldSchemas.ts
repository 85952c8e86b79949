import { limits } from '../../shared/limits.ts'
import { siteLimits } from '../../shared/site.ts'
import { textSchema } from './inputs.ts'

const passwordRule = `${limits.passwordMin} à ${limits.passwordMax} caractères, dont une majuscule, une minuscule, un chiffre et un caractère spécial.`

/** Schemas of texts that users send, with their rules for the API's document. The rules themselves are enforced by shared/validation. */
export const fieldSchemas = {
  username: textSchema.describe(`${limits.usernameMin} à ${limits.usernameMax} lettres, chiffres ou underscores.`),
  email: textSchema.describe(`${limits.emailMax} caractères au plus.`),
  personName: textSchema.describe(`${limits.personNameMax} caractères au plus.`),
  title: textSchema.describe(`1 à ${limits.titleMax} caractères.`),
  description: textSchema.describe(`${limits.descriptionMax} caractères au plus.`),
  hashtag: textSchema.describe(`${limits.hashtagMax} lettres, chiffres ou underscores au plus, avec ou sans #.`),
  hashtags: `${limits.hashtagsPerContent} au plus.`,
  channelName: textSchema.describe(`1 à ${limits.channelNameMax} caractères.`),
  channelDescription: textSchema.describe(`${limits.channelDescriptionMax} caractères au plus.`),
  siteName: textSchema.describe(`1 à ${siteLimits.name} caractères, sans caractère de contrôle.`),
  comment: textSchema.describe(`1 à ${limits.commentMax} caractères.`),
  playlistName: textSchema.describe(`1 à ${limits.playlistNameMax} caractères.`),
  playlistDescription: textSchema.describe(`${limits.playlistDescriptionMax} caractères au plus.`),

  reportText: textSchema.describe(`${limits.reportTextMax} caractères au plus.`),
  problemText: textSchema.describe(`1 à ${limits.problemTextMax} caractères.`),
  password: passwordRule,
}
