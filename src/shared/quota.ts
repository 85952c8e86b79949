import { formatBytes } from './format/bytes.ts'
import { formatTimeLeft } from './format/timeLeft.ts'

/** Whose limit applies to a person: that of their role, none, or one of their own. */
export const quotaChoiceKinds = ['role', 'unlimited', 'bytes'] as const
export type QuotaChoiceKind = (typeof quotaChoiceKinds)[number]
/** `bytes`: of the kind `bytes`; null for the others */
export type QuotaChoice = { kind: QuotaChoiceKind; bytes: number | null }

/** `limitBytes`: null without a limit */
export type QuotaUse = { limitBytes: number | null; usedBytes: number }

/** What somebody may keep, and send within a day, and how much of it is used. `moreAt`: when the day's oldest file stops counting. */
export type Quota = { total: QuotaUse; daily: QuotaUse; moreAt: string | null }

/** Returns the bytes that are left; Infinity without a limit. */
export const bytesLeft = ({ limitBytes, usedBytes }: QuotaUse): number =>
  limitBytes === null ? Infinity : Math.max(0, limitBytes - usedBytes)

const remaining = (use: QuotaUse, isOwn: boolean): string =>
  `il ${isOwn ? 'vous ' : ''}reste ${formatBytes(bytesLeft(use))} sur ${formatBytes(use.limitBytes ?? 0)}`

/** Returns when the day's quota has more room: «dans 3 h 05 min». @param now milliseconds since 1970 */
export function timeToMore(moreAt: string, now: number): string {
  const left = formatTimeLeft(Math.max(0, (Date.parse(moreAt) - now) / 1000))
  return `dans ${left.replace(/^reste /, '')}`
}

/** What a file asks for: `kept`, beyond what it replaces, and `sent`, all of it. */
export type QuotaDemand = { kept: number; sent: number }

/**
 * Returns why a file is refused, in French; undefined when it fits. Keeping no more than before is always allowed, so that somebody above
 * their quota can send a smaller file in the place of another.
 * @param now milliseconds since 1970
 * @param isOwn false for an editor, whose files count in the quota of the channel's owner
 */
export function quotaRefusal({ total, daily, moreAt }: Quota, { kept, sent }: QuotaDemand, now: number, isOwn = true): string | undefined {
  const whose = isOwn ? 'Votre quota' : 'Le quota de la chaîne'
  if (kept > 0 && kept > bytesLeft(total))
    return `${whose} est atteint\u00a0: ${remaining(total, isOwn)}, et ce fichier demande ${formatBytes(kept)}. Supprimez une vidéo pour faire de la place.`
  if (sent <= bytesLeft(daily)) return undefined
  const more = moreAt === null ? '' : ` Il s’en libère ${timeToMore(moreAt, now)}.`
  return `${whose} du jour est atteint\u00a0: ${remaining(daily, isOwn)}, et ce fichier demande ${formatBytes(sent)}.${more}`
}

export const quotaUnits = ['Mo', 'Go', 'To'] as const
export type QuotaUnit = (typeof quotaUnits)[number]
const bytesOf = { Mo: 1024 ** 2, Go: 1024 ** 3, To: 1024 ** 4 } as const satisfies Record<QuotaUnit, number>

/** A limit as it is typed. `amount`: with a comma or a point, and thousands apart or not; used with the kind `bytes` only */
export type TypedLimit = { kind: QuotaChoiceKind; amount: string; unit: QuotaUnit }

const hundredths = (bytes: number, unit: QuotaUnit): number => Math.round((bytes / bytesOf[unit]) * 100) / 100

/** Returns a choice as a form shows it: in the largest unit that says it exactly with two decimals, else about as many Mo. */
export function toTypedLimit({ kind, bytes }: QuotaChoice): TypedLimit {
  if (bytes === null) return { kind, amount: '', unit: 'Go' }
  const unit =
    quotaUnits.findLast((each) => bytes >= bytesOf[each] && Math.round(hundredths(bytes, each) * bytesOf[each]) === bytes) ?? 'Mo'
  return { kind, amount: String(hundredths(bytes, unit)).replace('.', ','), unit }
}

const amountShape = /^(?:\d+|\d{1,3}(?:[ \u00a0\u2009\u202f]\d{3})+)(?:[.,]\d+)?$/

/** Returns what was typed; NaN bytes when it is no number. */
export function toQuotaChoice({ kind, amount, unit }: TypedLimit): QuotaChoice {
  if (kind !== 'bytes') return { kind, bytes: null }
  const text = amount.trim()
  if (!amountShape.test(text)) return { kind, bytes: Number.NaN }
  return { kind, bytes: Math.round(Number(text.replaceAll(/\s/g, '').replace(',', '.')) * bytesOf[unit]) }
}
