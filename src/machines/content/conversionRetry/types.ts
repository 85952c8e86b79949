import type { Failure } from '../../common/failure.ts'

/** `contentId`: of the last one that was asked for; empty before */
export type ConversionRetryContext = { contentId: string }
export type ConversionRetryEvent = { type: 'conversion.repeat'; contentId: string }
export type ConversionRetryFact = { type: 'conversion.restarted'; contentId: string } | { type: 'conversion.refused'; failure: Failure }
export type ConversionRetryTag = 'busy'
