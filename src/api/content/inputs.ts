import { z } from 'zod'
import type { ContentParts } from '../../db/content/contentRows.ts'
import { allowedPeopleMax, contentPasswordLength } from '../../shared/audiences.ts'
import { idsSchema, pageQuerySchema, timestampSchema } from '../../shared/entities/common.ts'
import { type ContentExpand, contentExpandSchema, contentSortSchema, visibilitySchema } from '../../shared/entities/content.ts'
import { audienceSchema, languageSchema, licenceSchema, videoCategorySchema } from '../../shared/entities/contentDetails.ts'
import { listSchema } from '../../shared/entities/list.ts'
import { limits } from '../../shared/limits.ts'
import { idSchema, textSchema } from '../http/inputs.ts'
import { fieldSchemas } from '../http/fieldSchemas.ts'

export const expandQuery = z.object({ expand: contentExpandSchema.optional() })
/** For a list without a next page: its order is recomputed each time. */
export const topQuery = pageQuerySchema.pick({ limit: true }).extend(expandQuery.shape)
const upTo = (max: number, usual: number, min = 1) =>
  z.coerce.number().int().min(min).max(max).default(usual).describe(`Combien au plus : ${max}, et ${usual} quand rien n’est dit.`)
const excludedSchema = listSchema(
  { type: 'string', format: 'uuid' },
  `Les vidéos qui sont déjà montrées, ${limits.idsMax} au plus, séparées par des virgules : aucune section n’en a.`,
  limits.idsMax * 37,
).pipe(z.array(idSchema).min(1).max(limits.idsMax))
export const categoriesQuery = expandQuery.extend({
  limit: upTo(limits.categoriesMax, limits.popularHashtags),
  contents: upTo(limits.categoryContentsMax, limits.categoryContents, limits.categoryContentsMin),
  exclude: excludedSchema.optional(),
})
export const pageOfContentsQuery = pageQuerySchema.extend(expandQuery.shape)
/** `sort`, `statuts` and `q` apply to one channel's contents only. */
export const listQuery = pageOfContentsQuery.extend({
  ids: idsSchema.optional(),
  channel: idSchema.optional(),
  sort: contentSortSchema.default('date'),
  statuts: visibilitySchema.optional().describe('D’une chaîne : celles-là seulement.'),
  q: textSchema.max(limits.titleMax).trim().default('').describe('D’une chaîne : dont le titre et les hashtags contiennent ces mots.'),
})

/** Far above the validation rules, so that those rules produce the error message. */
const manyHashtags = 100
/** Not trimmed: a password is taken as it was typed. */
const givenPassword = z.string().max(10 * contentPasswordLength.max)
export const unlockBody = z.object({ password: givenPassword })
/** Absent fields do not change; a new content has none of these, and open comments. */
const detailsChange = z.object({
  category: videoCategorySchema.nullable().exactOptional(),
  language: languageSchema.nullable().exactOptional(),
  licence: licenceSchema.nullable().exactOptional(),
  comments_open: z.boolean().exactOptional(),
  downloads_allowed: z.boolean().exactOptional().describe('Qui peut lire la vidéo peut la télécharger.'),
  publish_at: timestampSchema.nullable().exactOptional().describe('Quand une vidéo privée devient publique d’elle-même.'),
  publish_when_ready: z.boolean().exactOptional().describe('Elle devient publique quand toutes ses qualités sont prêtes.'),
  audience: audienceSchema
    .exactOptional()
    .describe('Qui peut l’ouvrir tant qu’elle est privée : quand elle est publique, cela ne compte pas.'),
  allowed_usernames: z
    .array(textSchema.max(limits.usernameMax))
    .max(10 * allowedPeopleMax)
    .exactOptional()
    .describe('Les personnes choisies, avec audience=people : à la place des précédentes.'),
  password: givenPassword.exactOptional().describe('Avec audience=password : à la place du précédent. Rien ne le rend.'),
})
export const newContent = z.object({
  title: fieldSchemas.title,
  description: fieldSchemas.description.default(''),
  statuts: visibilitySchema,
  channel_uuid: idSchema,
  hashtags: z.array(fieldSchemas.hashtag).max(manyHashtags).describe(fieldSchemas.hashtags).default([]),
  details: detailsChange.default({}),
  video_url: textSchema
    .max(2_000)
    .nullable()
    .default(null)
    .describe('D’une vidéo de YouTube, que la page lit alors : il n’y a pas de fichier à envoyer.'),
  /** the same key again returns the content that it made */
  idempotency_key: idSchema.nullable().default(null),
})
export const contentChange = z.object({
  title: fieldSchemas.title.exactOptional(),
  description: fieldSchemas.description.exactOptional(),
  statuts: visibilitySchema.exactOptional(),
  hashtags: z.array(fieldSchemas.hashtag).max(manyHashtags).describe(fieldSchemas.hashtags).exactOptional(),
  details: detailsChange.exactOptional(),
})

/** Returns what has to be read for `?expand=`. @param viewer uuid, null for a guest */
export function partsOf(expand: readonly ContentExpand[], viewer: string | null): ContentParts {
  return {
    hashtags: expand.includes('hashtags'),
    likedBy: expand.includes('viewer') ? viewer : null,
    details: expand.includes('details'),
  }
}
