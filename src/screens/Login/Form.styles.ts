import { css } from '@emotion/css'
import { color, fontSize, radius, space } from '../../ui/tokens.ts'

export const form = css`
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

export const forgotten = css`
  display: inline-flex;
  align-items: center;
  align-self: flex-end;
  min-height: 2.75rem;
  margin-block: calc(-1 * ${space[3]});
  font-size: ${fontSize[14]};
  color: ${color.muted};
`

export const terms = css`
  & > summary {
    min-height: 2.75rem;
    align-content: center;
    font-size: ${fontSize[14]};
    cursor: pointer;
  }

  & > p {
    overflow: auto;
    max-height: 16rem;
    padding: ${space[3]};
    border-radius: ${radius.control};
    background: ${color.raised};
    font-size: ${fontSize[14]};
    white-space: pre-wrap;
    overflow-wrap: anywhere;
  }
`

/** A field with its label. */
export const fieldPlace = css`
  height: 4.5rem;
`
