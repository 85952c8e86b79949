import type { AppError } from '../../shared/errors.ts'

/** The server's own words, or what the catalogue says of such a failure. */
export const loadFailure = ({ code, message }: AppError): string =>
  code === 'INTERNAL' ? 'Erreur lors du chargement des notifications' : message
