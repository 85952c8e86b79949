import type { FieldErrors } from '../errorCodes.ts'
import { siteLimits as limits, type SiteSettings } from '../site.ts'
import { plainText } from '../text.ts'
import { formatLargestVideo, isLargestVideo, largestVideoBounds } from '../videoSize.ts'

export const siteMessages = {
  nameRequired: 'Le nom du site est requis',
  nameLong: 'Le nom du site ne peut pas dépasser 40 caractères',
  nameControl: 'Le nom du site tient sur une ligne, sans caractère de contrôle',
  descriptionLong: 'La description ne peut pas dépasser 200 caractères',
  contactLong: 'Ce texte ne peut pas dépasser 500 caractères',
  pageLong: 'Ce texte ne peut pas dépasser 20\u202f000 caractères',
  announcementLong: 'Une annonce ne peut pas dépasser 300 caractères',
  announcementEnd: 'Cette date n’existe pas',
  largestVideo: `Choisissez une taille de ${formatLargestVideo(largestVideoBounds.min)} à ${formatLargestVideo(largestVideoBounds.max)}`,
} as const

function nameError(name: string): string | undefined {
  const plain = plainText(name)
  if (plain === '') return siteMessages.nameRequired
  if (plain.length > limits.name) return siteMessages.nameLong
  return /\p{Cc}/u.test(plain) ? siteMessages.nameControl : undefined
}

/** Returns errors by field of the given settings; an empty record means that they may be saved. */
export function validateSite(settings: Partial<SiteSettings>): FieldErrors {
  const { name, description = '', contact = '', legalNotice = '', privacyPolicy = '', announcement = '', largestVideoBytes } = settings
  const isLong = (text: string, max: number): boolean => plainText(text).length > max
  const found = {
    name: name === undefined ? undefined : nameError(name),
    description: isLong(description, limits.description) ? siteMessages.descriptionLong : undefined,
    contact: isLong(contact, limits.contact) ? siteMessages.contactLong : undefined,
    legalNotice: isLong(legalNotice, limits.page) ? siteMessages.pageLong : undefined,
    privacyPolicy: isLong(privacyPolicy, limits.page) ? siteMessages.pageLong : undefined,
    announcement: isLong(announcement, limits.announcement) ? siteMessages.announcementLong : undefined,
    largestVideoBytes: largestVideoBytes === undefined || isLargestVideo(largestVideoBytes) ? undefined : siteMessages.largestVideo,
  }
  return Object.fromEntries(Object.entries(found).filter((entry): entry is [string, string] => entry[1] !== undefined))
}
