import { AppError } from '../shared/errors.ts'

export const unreadableFile = 'Le fichier ne peut plus être lu, choisissez-le de nouveau'

/** What is told of a file that the browser does not get to see, for the `params` of what remembers a failure. */
export const unreadable = (): { error: AppError } => ({
  error: new AppError('INVALID_INPUT', { message: unreadableFile }),
})
