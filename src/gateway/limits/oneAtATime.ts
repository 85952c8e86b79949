import type { GraphQLResolveInfo } from 'graphql'
import { AppError } from '../../shared/errors.ts'

/**
 * Throws when the field is below a list. It is for fields that cost a REST call of their own: below a list, each item would cost one.
 * @throws AppError INVALID_INPUT below a list
 */
export function mustBeOneAtATime({ path, fieldName }: Pick<GraphQLResolveInfo, 'path' | 'fieldName'>): void {
  for (let step: typeof path | undefined = path; step; step = step.prev) {
    if (typeof step.key === 'number') {
      throw new AppError('INVALID_INPUT', { fields: { [fieldName]: 'Cette liste se demande pour un seul élément à la fois' } })
    }
  }
}
