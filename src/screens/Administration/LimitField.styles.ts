import { css } from '@emotion/css'
import { fontSize, space } from '../../ui/tokens.ts'

export const limit = css`
  display: flex;
  flex-direction: column;
  gap: ${space[3]};
`

export const amount = css`
  display: grid;
  grid-template-columns: minmax(0, 2fr) minmax(5rem, 1fr);
  gap: ${space[3]};
  align-items: start;
`

export const role = css`
  margin: 0;
  padding: 0;
  border: 0;

  & > legend {
    margin-bottom: ${space[2]};
    padding: 0;
    font-size: ${fontSize[16]};
    font-weight: 600;
  }
`

export const limits = css`
  display: grid;
  gap: ${space[4]};
  align-items: start;

  @media (width >= 640px) {
    grid-template-columns: 1fr 1fr;
  }
`
