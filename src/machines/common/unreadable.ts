import { AppError } from '../../shared/errors.ts'

export const unreadableFile = 'Le fichier ne peut plus être lu, choisissez-le de nouveau'

/** The failure of a file that the browser cannot read, as `params` of the actions that store a failure. */
export const unreadable = (): { error: AppError } => ({
  error: new AppError('INVALID_INPUT', { message: unreadableFile }),
})
