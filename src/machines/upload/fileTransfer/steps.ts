import type { FileTransferContext, TransferStep } from './types.ts'

type StepOf<Type> = Extract<TransferStep, { type: Type }>

/** Returns the current step, which the state guarantees to be of this type. @throws Error in other states */
function stepOf<Type extends TransferStep['type']>(type: Type) {
  const isOfType = (step: TransferStep | undefined): step is StepOf<Type> => step?.type === type
  return ({ steps }: Pick<FileTransferContext, 'steps'>): StepOf<Type> => {
    const step = steps[0]
    if (!isOfType(step)) throw new Error(`The current step is not ${type}`)
    return step
  }
}

export const checkOf = stepOf('check')
export const quotaCheckOf = stepOf('checkQuota')
export const contentOf = stepOf('createContent')
export const sendOf = stepOf('send')

/** Returns the current step when it is about a file; null for a record, and when every step is done. */
export function fileStepOf({ steps }: Pick<FileTransferContext, 'steps'>): StepOf<'check' | 'checkQuota' | 'send'> | null {
  const step = steps[0]
  return step && 'file' in step ? step : null
}

/** Returns a value that the machine guarantees in the current state. @throws Error in other states */
export function required<Value>(value: Value | null | undefined, name: string): Value {
  if (value === null || value === undefined) throw new Error(`No ${name} in this state`)
  return value
}
