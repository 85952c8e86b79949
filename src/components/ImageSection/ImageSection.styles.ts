import { css } from '@emotion/css'
import { space } from '../../ui/tokens.ts'

export const image = css`
  display: flex;
  flex-direction: column;
  align-items: center;
  gap: ${space[4]};

  & > :last-child {
    width: 100%;
  }

  @media (width >= 640px) {
    &:not([data-wide]) {
      flex-direction: row;
    }
  }
`

export const sending = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[3]};

  & > :first-child {
    flex: 1 1 12rem;
  }
`

export const retry = css`
  align-self: flex-start;
`
