import { css } from '@emotion/css'
import { color, fontSize, space, weight } from '../../ui/tokens.ts'

export const fields = css`
  display: flex;
  flex-direction: column;
  gap: ${space[5]};
`

export const thumbnail = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[4]};
  align-items: start;

  @media (width >= 640px) {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  }
`

export const keywords = css`
  display: flex;
  flex-direction: column;
  gap: ${space[2]};
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;
`

export const legend = css`
  display: flex;
  justify-content: space-between;
  gap: ${space[3]};
  width: 100%;
  padding: 0;
  font-size: ${fontSize[14]};
  font-weight: ${weight.strong};
`

export const count = css`
  color: ${color.muted};
  font-weight: 400;
  font-variant-numeric: tabular-nums;
`

export const add = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${space[2]};
  align-items: start;
`

/** Beside the control, under its label. */
export const addButton = css`
  margin-top: calc(1.5 * ${fontSize[14]} + ${space[1]});
`

export const list = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};

  /* A long keyword ends in an ellipsis. */
  & > li {
    max-width: 100%;
  }
`

export const error = css`
  font-size: ${fontSize[14]};
  color: ${color.danger};
`

export const frames = css`
  align-self: flex-start;
`
