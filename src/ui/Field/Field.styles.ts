import { css } from '@emotion/css'
import { color, controlHeight, duration, ease, fontSize, radius, space, weight } from '../tokens.ts'

export const field = css`
  display: grid;
  gap: ${space[1]};
  min-width: 0;
`

export const head = css`
  display: flex;
  align-items: baseline;
  justify-content: space-between;
  gap: ${space[3]};
`

export const label = css`
  font-size: ${fontSize[14]};
  font-weight: ${weight.strong};
`

export const optional = css`
  color: ${color.muted};
  font-weight: 400;
`

export const counter = css`
  color: ${color.muted};
  font-size: ${fontSize[12]};
  font-variant-numeric: tabular-nums;
  white-space: nowrap;

  &[data-over] {
    color: ${color.danger};
    font-weight: ${weight.strong};
  }
`

export const hint = css`
  color: ${color.muted};
  font-size: ${fontSize[14]};
`

export const error = css`
  display: flex;
  align-items: baseline;
  gap: ${space[2]};
  color: ${color.danger};
  font-size: ${fontSize[14]};
  font-weight: ${weight.medium};

  & > svg {
    align-self: center;
  }
`

export const control = css`
  width: 100%;
  /* A focused field shows its label, its hint and its error, too. */
  scroll-margin-block: ${space[8]} 5.5rem;
  min-height: ${controlHeight.medium};
  padding: ${space[2]} ${space[3]};
  border: 1px solid ${color.border};
  border-radius: ${radius.control};
  background: ${color.surface};
  /* Below 16 px, iOS zooms into the page when the field gets the focus. */
  font-size: ${fontSize[16]};
  line-height: 1.4;
  color: ${color.ink};
  appearance: none;
  transition: border-color ${duration.fast} ${ease.out};

  &::placeholder {
    color: ${color.muted};
    opacity: 1;
  }

  &:hover {
    border-color: ${color.ink};
  }

  &:focus-visible {
    border-color: ${color.focus};
    outline-offset: 1px;
  }

  &[aria-invalid='true'] {
    border-color: ${color.danger};
    box-shadow: inset 0 0 0 1px ${color.danger};
  }

  &:disabled,
  &:read-only:not(select) {
    background: ${color.raised};
    border-color: transparent;
    color: ${color.muted};
  }

  &:disabled {
    cursor: not-allowed;
  }

  @media (forced-colors: active) {
    &[aria-invalid='true'] {
      border-width: 3px;
    }

    &:disabled {
      border-color: GrayText;
      color: GrayText;
    }
  }
`
