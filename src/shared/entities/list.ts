import { z } from 'zod'

/**
 * A list in an address, `a,b,c`: read as text, and told to the readers of the API's document as the list that it is.
 * @param max characters of the whole
 */
export function listSchema(items: Readonly<Record<string, unknown>>, description: string, max: number) {
  return z
    .string()
    .refine((text) => text.length <= max)
    .meta({ type: 'array', items, style: 'form', explode: false, description })
    .transform((text) => text.split(','))
}
