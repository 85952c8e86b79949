import { css } from '@emotion/css'
import { space } from '../../../ui/tokens.ts'

export const form = css`
  display: grid;
  gap: ${space[2]};
  min-width: 0;
`

/** The suggestions hang below the field. */
export const writing = css`
  position: relative;
`

export const field = css`
  .${form} & textarea {
    min-height: 4rem;
    max-height: 16rem;
  }
`

export const actions = css`
  display: flex;
  justify-content: flex-end;
  gap: ${space[2]};
`
