import { css } from '@emotion/css'
import { color, decor, fontSize, radius, space } from '../../ui/tokens.ts'

export const page = css`
  display: flex;
  flex-direction: column;
  gap: ${space[4]};
  width: 100%;
  max-width: 28rem;
  margin-inline: auto;
`

export const back = css`
  display: inline-flex;
  align-items: center;
  align-self: flex-start;
  gap: ${space[2]};
  min-height: 2.75rem;
  font-size: ${fontSize[14]};
  color: ${color.muted};
`

export const card = css`
  display: flex;
  flex-direction: column;
  gap: ${space[5]};
  padding: ${space[6]} ${space[5]};
  border-radius: ${radius.dialog};
  background: ${color.surface};
  box-shadow: inset 0 0 0 1px ${decor.line};

  @media (width >= 640px) {
    padding: ${space[8]};
  }
`

/** Reserves space for a failure and its reason: they replace the title, so nothing shifts. Longer ones grow upwards, even out of the card. */
export const head = css`
  position: relative;
  display: flex;
  align-items: center;
  min-height: 5.5rem;

  @media (width >= 640px) {
    min-height: 4.5rem;
  }
`

export const alert = css`
  position: absolute;
  inset: auto 0 0;
`

export const title = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[1]} ${space[3]};
  font-size: ${fontSize[22]};

  .${head}:has(.${alert}) & {
    opacity: 0;
  }
`

export const others = css`
  display: flex;
  flex-direction: column;
  gap: ${space[3]};
`

export const or = css`
  display: flex;
  align-items: center;
  gap: ${space[3]};
  font-size: ${fontSize[14]};
  color: ${color.muted};

  &::before,
  &::after {
    content: '';
    flex: 1;
    height: 1px;
    background: ${decor.line};
  }
`

export const note = css`
  font-size: ${fontSize[14]};
  color: ${color.muted};
`
