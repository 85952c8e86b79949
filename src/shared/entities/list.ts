import { z } from 'zod'

/**
 * Returns the schema of a list in an address, `a,b,c`: it is parsed as text and documented as an array.
 * @param max characters of the whole list
 */
export function listSchema(items: Readonly<Record<string, unknown>>, description: string, max: number) {
  return z
    .string()
    .refine((text) => text.length <= max)
    .meta({ type: 'array', items, style: 'form', explode: false, description })
    .transform((text) => text.split(','))
}
