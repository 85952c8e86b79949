import type { FieldErrors } from '../errorCodes.ts'
import { limits } from '../limits.ts'
import { plainText } from '../text.ts'

/** Reasons of a report: stable code → the label that people choose, in this order. */
export const reportReasons = {
  spam: 'Spam',
  hate: 'Haine',
  violence: 'Violence',
  nudity: 'Nudité',
  misinformation: 'Désinformation',
  copyright: 'Droits d’auteur',
  other: 'Autre',
} as const satisfies Record<string, string>
export type ReportReason = keyof typeof reportReasons

export type ReportDecision = 'kept' | 'hidden'

export const reportMessages = {
  reasonRequired: 'Choisissez un motif',
  textLong: 'Le signalement ne peut pas dépasser 1000 caractères',
  subjectRequired: 'Indiquez la vidéo, le commentaire ou la chaîne',
  channelCannotBeHidden: 'Une chaîne ne peut pas être masquée',
  decisionFailed: 'Erreur lors de l’enregistrement de la décision',
} as const

/** Returns errors by field; an empty record means that the report may be sent. */
export function validateReport(form: { reason: string; text: string }): FieldErrors {
  const errors: Record<string, string> = {}
  if (!Object.hasOwn(reportReasons, form.reason)) errors['reason'] = reportMessages.reasonRequired
  if (plainText(form.text).length > limits.reportTextMax) errors['text'] = reportMessages.textLong
  return errors
}
