import type { CodedError } from '../../shared/codedError.ts'

/** Returns the server's message, or the catalogue's for this kind of failure. */
export const loadFailure = ({ code, message }: CodedError): string =>
  code === 'INTERNAL' ? 'Erreur lors du chargement des notifications' : message
