import { css } from '@emotion/css'
import { color, decor, fontSize, radius, space, weight } from '../../ui/tokens.ts'

export const guide = css`
  display: flex;
  flex-direction: column;
  gap: ${space[4]};
  width: 100%;
  max-width: 46rem;
`

export const head = css`
  display: flex;
  flex-direction: column;
  gap: ${space[1]};
`

export const steps = css`
  display: flex;
  flex-direction: column;
  gap: ${space[3]};
`

export const step = css`
  display: flex;
  align-items: center;
  gap: ${space[3]};
  min-height: 4.5rem;
  padding: ${space[3]} ${space[4]};
  border: 1px solid ${decor.line};
  border-radius: ${radius.card};
  background: ${color.surface};

  &:hover {
    background: ${color.raised};
  }
`

export const icon = css`
  color: ${color.muted};

  .${step}[data-done] & {
    color: ${color.success};
  }
`

export const texts = css`
  display: flex;
  flex: 1;
  flex-direction: column;
  min-width: 0;
  overflow-wrap: anywhere;
`

export const title = css`
  font-weight: ${weight.strong};
`

export const detail = css`
  font-size: ${fontSize[14]};
  color: ${color.muted};
`

export const state = css`
  font-size: ${fontSize[14]};
  white-space: nowrap;
  color: ${color.muted};

  .${step}[data-done] & {
    color: ${color.success};
  }
`
