import type { FieldErrors } from '../../../shared/errorCodes.ts'
import type { QuotaChoice, TypedLimit } from '../../../shared/quota.ts'
import type { Failure } from '../../common/failure.ts'

/** Limits by the name of their field: `total` and `daily` of an account, `{role} total` and `{role} daily` of each role. */
export type TypedLimits = Readonly<Record<string, TypedLimit>>
export type QuotaChoicesByName = Readonly<Record<string, QuotaChoice>>

/** `accountId`: null for the roles */
export type QuotaFormInput = { accountId: string | null; limits: TypedLimits }

export type QuotaFormContext = {
  accountId: string | null
  /** as last returned by the server */
  saved: TypedLimits
  form: TypedLimits
  errors: FieldErrors
  failure: Failure | null
}

export type QuotaFormEvent =
  | { type: 'limit.change'; name: string; limit: TypedLimit }
  | { type: 'form.save' }
  | { type: 'form.reset' }
  | { type: 'failure.dismiss' }

export type QuotaFormFact = { type: 'quotas.saved' }

export type QuotaFormTag = 'busy'
