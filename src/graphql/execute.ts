import type { AnyVariables, Client, OperationContext, TypedDocumentNode } from '@urql/core'
import { clientError } from '../shared/codedError.ts'
import { toCodedError } from './errors.ts'

/**
 * Sends a mutation, for the actors of machines.
 * @param context overrides of the request's options
 * @throws CodedError the gateway's error, or API_UNAVAILABLE
 */
export async function mutate<Data, Variables extends AnyVariables>(
  client: Client,
  document: TypedDocumentNode<Data, Variables>,
  variables: Variables,
  context?: Partial<OperationContext>,
): Promise<Data> {
  const { data, error } = await client.mutation(document, variables, context).toPromise()
  if (error) throw toCodedError(error)
  if (!data) throw clientError('INTERNAL', new Error('an answer without data'))
  return data
}

/**
 * Sends a query for the actors of machines, without reading the cache. `cache-first` sends it only when the cache has no result. Screens
 * use `useScreen`.
 * @throws CodedError the gateway's error, or API_UNAVAILABLE
 */
export async function query<Data, Variables extends AnyVariables>(
  client: Client,
  document: TypedDocumentNode<Data, Variables>,
  variables: Variables,
  requestPolicy: 'network-only' | 'cache-first' = 'network-only',
): Promise<Data> {
  const { data, error } = await client.query(document, variables, { requestPolicy, reportsOwnFailure: true }).toPromise()
  if (error) throw toCodedError(error)
  if (!data) throw clientError('INTERNAL', new Error('an answer without data'))
  return data
}
