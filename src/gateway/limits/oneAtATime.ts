import type { GraphQLResolveInfo } from 'graphql'
import { AppError } from '../../shared/errors.ts'

/**
 * For a list that costs a REST call of its own: asked for under each item of another list it would cost as many.
 * @throws AppError INVALID_INPUT below a list
 */
export function mustBeOneAtATime({ path, fieldName }: Pick<GraphQLResolveInfo, 'path' | 'fieldName'>): void {
  for (let step: typeof path | undefined = path; step; step = step.prev) {
    if (typeof step.key === 'number') {
      throw new AppError('INVALID_INPUT', { fields: { [fieldName]: 'Cette liste se demande pour un seul élément à la fois' } })
    }
  }
}
