import type { AppError } from '../../shared/errors.ts'

/** Returns the server's message, or the catalogue's for this kind of failure. */
export const loadFailure = ({ code, message }: AppError): string =>
  code === 'INTERNAL' ? 'Erreur lors du chargement des notifications' : message
