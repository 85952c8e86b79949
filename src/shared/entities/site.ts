import { z } from 'zod'
import { accents } from '../site.ts'

export const accentSchema = z.enum(accents)

export const siteSchema = z.object({ name: z.string(), accent: accentSchema })
