import type { JobKind } from '../../shared/entities/administeredJob.ts'

/** What mails are for, by their kind. */
export const mailLabels: Readonly<Record<string, string>> = {
  passwordReset: 'Choisir un nouveau mot de passe',
  passwordChanged: 'Mot de passe changé',
  emailProof: 'Confirmer l’adresse',
  emailChanged: 'Adresse changée',
  registrationApproved: 'Demande acceptée',
  registrationRefused: 'Demande refusée',
  newDevice: 'Nouvelle connexion',
  digest: 'Résumé des notifications',
  secondFactor: 'Validation en deux étapes',
  diskNearlyFull: 'Disque presque plein',
}

/** What jobs do, by their kind. */
export const jobLabels: Readonly<Record<JobKind, string>> = {
  prepare: 'Première conversion',
  ladder: 'Conversion des autres qualités',
  transcribe: 'Sous-titres automatiques',
  cleanup: 'Suppression de fichiers',
  storageCheck: 'Vérification du stockage',
  storageDeletion: 'Suppression des fichiers orphelins',
  failure: 'Constat d’un échec',
  mail: 'Envoi d’un message',
}
