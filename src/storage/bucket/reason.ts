import { statusOf } from './bucket.ts'

function* withCauses(error: unknown): Generator<Error> {
  for (let each = error; each instanceof Error; each = each.cause) yield each
}

/** Returns why a bucket's server refuses, or does not answer, in French. */
export function reasonOf(error: unknown): string {
  const errors = [...withCauses(error)]
  const status = errors.map(statusOf).find((each) => each !== undefined)
  if (status === 404) return 'il n’existe pas (404)'
  if (status === 403) return 'la clé est fausse, ou n’y a pas droit (403)'
  if (status !== undefined) return `le serveur répond ${status}`
  const last = errors.at(-1)
  if (!last) return String(error)
  if (errors.some(({ name }) => name === 'CredentialsProviderError')) return 'il faut AWS_ACCESS_KEY_ID et AWS_SECRET_ACCESS_KEY'
  return `le serveur ne répond pas (${'code' in last ? String(last.code) : last.message})`
}
