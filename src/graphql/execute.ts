import type { AnyVariables, Client, OperationContext, TypedDocumentNode } from '@urql/core'
import { AppError } from '../shared/errors.ts'
import { toAppError } from './errors.ts'

/**
 * Sends a mutation, for the actors of machines.
 * @param context how it is sent, when it is not as usual
 * @throws AppError what the gateway answered, or API_UNAVAILABLE
 */
export async function mutate<Data, Variables extends AnyVariables>(
  client: Client,
  document: TypedDocumentNode<Data, Variables>,
  variables: Variables,
  context?: Partial<OperationContext>,
): Promise<Data> {
  const { data, error } = await client.mutation(document, variables, context).toPromise()
  if (error) throw toAppError(error)
  if (!data) throw new AppError('INTERNAL', { cause: new Error('an answer without data') })
  return data
}

/**
 * Asks a query of the server, past the cache, for the actors of machines; `cache-first` asks only for what the cache has not.
 * Screens use `useScreen`.
 * @throws AppError what the gateway answered, or API_UNAVAILABLE
 */
export async function ask<Data, Variables extends AnyVariables>(
  client: Client,
  document: TypedDocumentNode<Data, Variables>,
  variables: Variables,
  requestPolicy: 'network-only' | 'cache-first' = 'network-only',
): Promise<Data> {
  const { data, error } = await client.query(document, variables, { requestPolicy, isTold: true }).toPromise()
  if (error) throw toAppError(error)
  if (!data) throw new AppError('INTERNAL', { cause: new Error('an answer without data') })
  return data
}
