import { css } from '@emotion/css'
import { space } from '../../ui/tokens.ts'

export const page = css`
  display: flex;
  flex-direction: column;
  gap: ${space[4]};
  width: 100%;
  max-width: 46rem;
  margin-inline: auto;
`

export const tabsPlace = css`
  display: flex;
  align-items: center;
  height: 3.25rem;
`

export const imagePlace = css`
  display: flex;
  height: 10.8125rem;
`

export const zonePlace = css`
  height: 100%;
`

export const fieldPlace = css`
  display: flex;
  flex-direction: column;
  gap: ${space[1]};
`

export const fields = css`
  display: flex;
  flex-direction: column;
  gap: ${space[4]};
`

export const passwords = css`
  display: flex;
  flex-direction: column;
  gap: ${space[4]};
`

export const pair = css`
  display: grid;
  gap: ${space[4]};
  /* A message under one field does not stretch the other field. */
  align-items: start;

  @media (width >= 640px) {
    grid-template-columns: 1fr 1fr;
  }
`

export const row = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[3]};
`

export const start = css`
  align-self: flex-start;
`
