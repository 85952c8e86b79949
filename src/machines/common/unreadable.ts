import { CodedError } from '../../shared/codedError.ts'

export const unreadableFile = 'Le fichier ne peut plus être lu, choisissez-le de nouveau'

/** The failure of a file that the browser cannot read, as `params` of the actions that store a failure. */
export const unreadable = (): { error: CodedError } => ({
  error: new CodedError('INVALID_INPUT', unreadableFile),
})
