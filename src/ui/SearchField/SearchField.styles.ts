import { css } from '@emotion/css'
import { color, controlHeight, duration, ease, fontSize, radius, space } from '../tokens.ts'

export const form = css`
  position: relative;
  display: flex;
  align-items: stretch;
  width: 100%;
  max-width: 36rem;
`

export const input = css`
  flex: 1;
  min-width: 0;
  height: ${controlHeight.medium};
  padding: 0 ${space[10]} 0 ${space[4]};
  border: 1px solid ${color.border};
  border-inline-end: 0;
  border-radius: ${radius.full} 0 0 ${radius.full};
  background: ${color.surface};
  font-size: ${fontSize[16]};
  appearance: none;
  transition: border-color ${duration.fast} ${ease.out};

  &::placeholder {
    color: ${color.muted};
    opacity: 1;
  }

  &::-webkit-search-cancel-button {
    display: none;
  }

  &:hover {
    border-color: ${color.ink};
  }

  &:focus-visible {
    border-color: ${color.focus};
    outline-offset: 1px;
    z-index: 1;
  }
`

export const clear = css`
  .${form} & {
    position: absolute;
    inset: 0 3.5rem 0 auto;
    z-index: 1;
    margin-block: auto;
  }
`

export const submit = css`
  flex: none;
  display: inline-flex;
  align-items: center;
  justify-content: center;
  width: 3.5rem;
  min-height: ${controlHeight.medium};
  border: 1px solid ${color.border};
  border-radius: 0 ${radius.full} ${radius.full} 0;
  background: ${color.raised};

  &:hover {
    background: ${color.pressed};
  }
`
