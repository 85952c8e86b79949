import { css } from '@emotion/css'
import { controlHeight, space } from '../tokens.ts'

export const box = css`
  position: relative;
`

export const input = css`
  /* Two classes: overrides the rules of field and button in whatever order the files load. */
  .${box} & {
    padding-inline-end: calc(${controlHeight.medium} + ${space[2]});
  }

  /* Edge adds its own reveal button. */
  &::-ms-reveal {
    display: none;
  }
`

export const toggle = css`
  .${box} & {
    position: absolute;
    inset: 0 1px 0 auto;
    margin-block: auto;
  }
`
